import { compatibleDescriptor } from "@eval/calls";
import { EvalError, type JsonRecord, show } from "@eval/core";

/**
 * The model that a command line names: a descriptor in JSON, `backend:model`, or nothing. With a `url` the model is
 * asked there, whatever its backend says.
 */
export function readModelOption(written: string | null, url: string | null, standard: JsonRecord): JsonRecord {
  const model = written === null ? standard : parse(written);
  return url === null ? model : compatibleDescriptor(model, url);
}

function parse(written: string): JsonRecord {
  if (!written.startsWith("{")) {
    const colon = written.indexOf(":");
    if (colon < 1)
      throw new EvalError(
        "invalid-option",
        `--model must be backend:model, as in groq:openai/gpt-oss-120b, got ${show(written)}`,
      );
    return { backend: written.slice(0, colon), model: written.slice(colon + 1) };
  }
  try {
    return JSON.parse(written) as JsonRecord;
  } catch {
    throw new EvalError(
      "invalid-option",
      `--model must be a descriptor in JSON or backend:model, got ${show(written)}`,
    );
  }
}
