import { readFile } from "node:fs/promises";
import path from "node:path";
import { EvalError } from "@eval/core";
import { checkDescriptor } from "../encoders/check-descriptor.js";
import { missingLibrary } from "../encoders/missing-library.js";
import {
  type ModelEncoderOptions,
  modelEncoder,
  modelEncoderChecks,
  type RunnableModel,
} from "../encoders/model-encoder.js";
import type { TokenBatch } from "../encoders/token-batch.js";
import type { TokenEncoder } from "../encoders/token-encoder.js";

/**
 * A sentence encoder that runs here out of a folder, by `onnxruntime-web` and `@huggingface/tokenizers`: both optional
 * peers, loaded on first use. No native code and a third of the size of `transformersEncoder`, at under half its speed.
 *
 * The folder holds what the hub has: `config.json`, `tokenizer.json`, `tokenizer_config.json`, `onnx/model.onnx` (for
 * `dtype: "q8"` `onnx/model_quantized.onnx`, for others `onnx/model_DTYPE.onnx`). Nothing is fetched. Pooling, prefixes
 * and cutting are as in `transformersEncoder`.
 *
 * @see onnxruntime-web 1.30.0, @huggingface/tokenizers 0.2.0
 * @example
 * onnxEncoder({ model: "me/tiny", folder: "models/tiny" }).id; // => "me/tiny"
 */
export function onnxEncoder(options: ModelEncoderOptions): TokenEncoder {
  checkDescriptor("an onnx encoder", options, modelEncoderChecks);
  const { folder } = options;
  if (folder == null) {
    throw new EvalError("invalid-option", `an onnx encoder needs the folder of ${options.model}: it fetches nothing`);
  }
  return modelEncoder(options, () => loadModel(folder, options));
}

async function importLibraries() {
  try {
    const [runtime, { Tokenizer }] = await Promise.all([
      import("onnxruntime-web/wasm"),
      import("@huggingface/tokenizers"),
    ]);
    // Threads of WebAssembly would keep a process alive.
    runtime.env.wasm.numThreads = 1;
    return { runtime, Tokenizer };
  } catch (error) {
    const names = "onnxruntime-web and @huggingface/tokenizers";
    throw missingLibrary(error, names, "npm install onnxruntime-web @huggingface/tokenizers");
  }
}

const FILES: Readonly<Record<string, string>> = { fp32: "model", q8: "model_quantized" };
const LONGEST = 512;

async function loadModel(folder: string, { dtype, maxTokens }: ModelEncoderOptions): Promise<RunnableModel> {
  const { runtime, Tokenizer } = await importLibraries();
  const type = dtype ?? "fp32";
  const weights = await readModelFile(folder, path.join("onnx", `${FILES[type] ?? `model_${type}`}.onnx`));
  const [tokenizerJson, tokenizerConfig, config] = await Promise.all(
    ["tokenizer.json", "tokenizer_config.json", "config.json"].map((name) => readJson(folder, name)),
  );
  const tokenizer = new Tokenizer(tokenizerJson!, tokenizerConfig!);
  const session = await runtime.InferenceSession.create(weights);
  const bounds = [maxTokens ?? LONGEST, tokenizerConfig!["model_max_length"], config!["max_position_embeddings"]];
  const longest = Math.min(...bounds.filter((bound) => typeof bound === "number"));
  const framing = tokenizer.encode("").ids;
  return {
    async run(texts) {
      const rows = texts.map((text) => cut(tokenizer.encode(text).ids, longest, framing.at(-1)));
      const length = Math.max(1, ...rows.map((ids) => ids.length));
      const ids = rows.flatMap((row) => [...row, ...Array<number>(length - row.length).fill(PADDING)]);
      const mask = rows.flatMap((row) => Array.from({ length }, (_, at) => (at < row.length ? 1 : 0)));
      const tensor = (values: readonly number[]) =>
        new runtime.Tensor("int64", BigInt64Array.from(values, BigInt), [texts.length, length]);
      const known = { input_ids: ids, attention_mask: mask, token_type_ids: ids.map(() => 0) };
      const feeds = Object.entries(known).filter(([name]) => session.inputNames.includes(name));
      const outputs = await session.run(Object.fromEntries(feeds.map(([name, values]) => [name, tensor(values)])));
      return batchOf(outputs, mask, ids, folder);
    },
  };
}

/** Masked out, so any token will do. */
const PADDING = 0;

/** Cuts a row of tokens and keeps the one that ends every text. */
const cut = (ids: readonly number[], longest: number, last: number | undefined): readonly number[] => {
  if (ids.length <= longest) return ids;
  return last !== undefined && ids.at(-1) === last ? [...ids.slice(0, longest - 1), last] : ids.slice(0, longest);
};

type Outputs = Readonly<Record<string, { readonly dims: readonly number[]; readonly data: unknown } | undefined>>;

function batchOf(outputs: Outputs, mask: readonly number[], ids: readonly number[], folder: string): TokenBatch {
  const hidden = outputs["last_hidden_state"] ?? outputs["token_embeddings"];
  if (!(hidden?.data instanceof Float32Array)) {
    const found = Object.keys(outputs).join(", ");
    throw new EvalError(
      "invalid-model",
      `the model in ${folder} must give last_hidden_state in 32-bit floats, got ${found}`,
    );
  }
  const [rows = 0, length = 0, dimensions = 0] = hidden.dims;
  const pooled = outputs["pooler_output"]?.data;
  return {
    hidden: hidden.data,
    rows,
    length,
    dimensions,
    mask,
    ids,
    pooled: pooled instanceof Float32Array ? pooled : null,
  };
}

async function readModelFile(folder: string, name: string): Promise<Uint8Array> {
  try {
    return await readFile(path.join(folder, name));
  } catch (error) {
    throw new EvalError("missing-model", `the folder of a model must hold ${name}, got none in ${folder}`, {
      cause: error,
    });
  }
}

async function readJson(folder: string, name: string): Promise<Record<string, unknown>> {
  return JSON.parse(new TextDecoder().decode(await readModelFile(folder, name))) as Record<string, unknown>;
}
