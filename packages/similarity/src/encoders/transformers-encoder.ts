import { EvalError, show } from "@eval/core";
import { checkDescriptor, oneOf } from "./check-descriptor.js";
import { missingLibrary } from "./missing-library.js";
import { type ModelEncoderOptions, modelEncoder, modelEncoderChecks, type RunnableModel } from "./model-encoder.js";
import type { TokenBatch } from "./token-batch.js";
import type { TokenEncoder } from "./token-encoder.js";

export interface TransformersEncoderOptions extends ModelEncoderOptions {
  /** Where it runs: `cpu` where not given. */
  readonly device?: string | null;
}

/** What is used of `@huggingface/transformers`. */
export interface TransformersLibrary {
  readonly AutoTokenizer: { from_pretrained(name: string, options: object): Promise<Tokenizer> };
  readonly AutoModel: { from_pretrained(name: string, options: object): Promise<Model> };
}

interface Tensor {
  readonly dims: readonly number[];
  readonly data: ArrayLike<number | bigint>;
}
type Inputs = Readonly<Record<"input_ids" | "attention_mask", Tensor>>;
type Tokenizer = ((texts: readonly string[], options: object) => Inputs) & { readonly model_max_length?: number };
type Model = (inputs: Inputs) => Promise<Readonly<Record<string, Tensor | undefined>>>;

/**
 * A sentence encoder that runs here, by `@huggingface/transformers`, which is an optional peer and loaded on first use.
 * Weights come from the hub, or from a `folder` with `config.json`, `tokenizer.json`, `tokenizer_config.json` and
 * `onnx/model.onnx`, and then nothing is fetched.
 *
 * Pooling and prefixes are those of the model's family (`modelFamily`), vectors have unit length, long texts are cut at
 * `maxTokens`. An empty text has the vector of its framing tokens. Throws `EvalError` (`missing-library`) where the
 * library is not installed: `ONNXRUNTIME_NODE_INSTALL=skip npm install @huggingface/transformers` installs it without
 * fetching GPU files.
 *
 * @see Reimers and Gurevych 2019, Sentence-BERT; @huggingface/transformers 4.3.1
 * @example
 * transformersEncoder({ model: "intfloat/multilingual-e5-base", dtype: "q8" }).revision; // => "unknown+q8"
 */
export function transformersEncoder(options: TransformersEncoderOptions, library?: TransformersLibrary): TokenEncoder {
  checkDescriptor("a transformers encoder", options, {
    ...modelEncoderChecks,
    device: oneOf("cpu", "wasm", "webgpu", "gpu", "cuda", "dml", "auto"),
  });
  return modelEncoder(options, async () => loadModel(options, library ?? (await importLibrary())));
}

async function importLibrary(): Promise<TransformersLibrary> {
  // A name that is only known at run time: compilers and bundlers must not ask for an optional peer.
  const name: string = "@huggingface/transformers";
  try {
    return (await import(/* @vite-ignore */ name)) as TransformersLibrary;
  } catch (error) {
    throw missingLibrary(error, name, "ONNXRUNTIME_NODE_INSTALL=skip npm install @huggingface/transformers");
  }
}

const LONGEST = 512;

async function loadModel(
  { model, folder, revision, dtype, device, maxTokens }: TransformersEncoderOptions,
  { AutoTokenizer, AutoModel }: TransformersLibrary,
): Promise<RunnableModel> {
  const name = folder ?? model;
  const source = { ...(folder != null && { local_files_only: true }), ...(revision != null && { revision }) };
  // Of a missing model the library's tokenizer says only that it cannot read a property of undefined.
  const unusable = (cause: unknown) => {
    const where = folder == null ? `on the hub or in its cache as ${model}` : `in ${folder}`;
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new EvalError("missing-model", `the model must be ${where}, got ${show(reason)}`, { cause });
  };
  const load = async () => {
    const run = await AutoModel.from_pretrained(name, { ...source, dtype: dtype ?? "fp32", device: device ?? "cpu" });
    return { run, tokenizer: await AutoTokenizer.from_pretrained(name, source) };
  };
  const { run, tokenizer } = await load().catch((cause: unknown) => Promise.reject(unusable(cause)));
  const max_length = Math.min(maxTokens ?? LONGEST, tokenizer.model_max_length ?? LONGEST);
  return {
    async run(texts) {
      const inputs = tokenizer(texts, { padding: true, truncation: true, max_length });
      return batchOf(inputs, await run(inputs));
    },
  };
}

function batchOf(inputs: Inputs, outputs: Readonly<Record<string, Tensor | undefined>>): TokenBatch {
  const hidden = outputs["last_hidden_state"] ?? outputs["token_embeddings"];
  if (hidden === undefined)
    throw new TypeError(`the model must give last_hidden_state, got ${Object.keys(outputs).join(", ")}`);
  const [rows = 0, length = 0, dimensions = 0] = hidden.dims;
  const pooled = outputs["pooler_output"];
  return {
    hidden: Float32Array.from(hidden.data, Number),
    rows,
    length,
    dimensions,
    mask: Array.from(inputs.attention_mask.data, Number),
    ids: Array.from(inputs.input_ids.data, Number),
    pooled: pooled === undefined ? null : Float32Array.from(pooled.data, Number),
  };
}
