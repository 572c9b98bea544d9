import type { EncoderRole } from "@eval/core";
import { EvalError } from "@eval/core";
import { anyText, type Check, count, oneOf, text } from "./check-descriptor.js";
import { type ModelFamily, modelFamily } from "./model-family.js";
import { poolBatch, type TokenBatch, tokenVectors } from "./token-batch.js";
import type { TokenEncoder } from "./token-encoder.js";
import { withContext } from "./with-context.js";

/** What a model that runs here can be told, whatever runs it. */
export interface ModelEncoderOptions {
  /** Its name on the hub, which cards know it by: `intfloat/multilingual-e5-base`. */
  readonly model: string;
  /** A folder that holds the model; nothing is fetched then. */
  readonly folder?: string | null;
  /** Of the weights: a branch, tag or commit. */
  readonly revision?: string | null;
  /** Of the weights' numbers: `fp32` where not given. */
  readonly dtype?: string | null;
  /** By the model's family where not given. */
  readonly pooling?: ModelFamily["pooling"] | null;
  readonly queryPrefix?: string | null;
  readonly passagePrefix?: string | null;
  /** What is longer is cut: 512, or what the model can take where that is less. */
  readonly maxTokens?: number | null;
  /** Texts at a time: 16. */
  readonly batchSize?: number | null;
}

export const modelEncoderChecks: Readonly<Record<keyof ModelEncoderOptions, Check>> = {
  model: text,
  folder: text,
  revision: text,
  dtype: oneOf("fp32", "fp16", "q8", "int8", "uint8", "q4", "q4f16", "bnb4"),
  pooling: oneOf("mean", "cls", "pooler"),
  queryPrefix: anyText,
  passagePrefix: anyText,
  maxTokens: count,
  batchSize: count,
};

/** A model, ready to run. */
export interface RunnableModel {
  run(texts: readonly string[]): Promise<TokenBatch>;
}

/** An encoder over a model that is loaded when it is first asked. */
export function modelEncoder(options: ModelEncoderOptions, load: () => Promise<RunnableModel>): TokenEncoder {
  const family = modelFamily(options.model);
  const prefixes = {
    query: options.queryPrefix ?? family.queryPrefix,
    passage: options.passagePrefix ?? family.passagePrefix,
  };
  const size = options.batchSize ?? 16;
  let loaded: Promise<RunnableModel> | null = null;
  let framing: Promise<ReadonlySet<number>> | null = null;
  let dimensions: number | null = null;

  async function inBatches<Vectors>(
    texts: readonly string[],
    role: EncoderRole,
    make: (batch: TokenBatch) => Vectors[],
  ) {
    loaded ??= load();
    const model = await loaded;
    const made: Vectors[] = [];
    for (let start = 0; start < texts.length; start += size) {
      const batch = await model.run(texts.slice(start, start + size).map((one) => prefixes[role] + one));
      dimensions = batch.dimensions;
      made.push(...make(batch));
    }
    return made;
  }
  /** What an empty text consists of stands around every text. */
  const framingIds = async () => {
    loaded ??= load();
    const { ids } = await (await loaded).run([""]);
    return new Set(ids);
  };

  return {
    id: options.model,
    revision: `${options.revision ?? "unknown"}+${options.dtype ?? "fp32"}`,
    get dimensions() {
      if (dimensions !== null) return dimensions;
      throw new EvalError("unknown-dimensions", `dimensions of ${options.model} are known after its first text`);
    },
    encode: (texts, role, context) =>
      withContext(
        inBatches(texts, role, (batch) => poolBatch(batch, options.pooling ?? family.pooling)),
        context,
      ),
    async encodeTokens(texts, role, context) {
      framing ??= framingIds();
      const ids = await framing;
      return withContext(
        inBatches(texts, role, (batch) => tokenVectors(batch, ids)),
        context,
      );
    },
  };
}
