import { compatibleDescriptor } from "@eval/calls";
import { EvalError, type Json, type JsonRecord, show } from "@eval/core";

const COMPATIBLE = "openai-compatible";

/**
 * The model that `--model` names: `backend:name`, either with `@URL` behind it, a name and a `url`, or a descriptor in
 * JSON. Names hold colons (`qwen3:8b`), so that with an address only a backend that exists is taken for one.
 */
export function readModel(written: string, url: string | null, backends: readonly string[]): JsonRecord {
  if (written.trimStart().startsWith("{")) return moved(descriptorIn(written), url);
  const at = /^(?<model>.+)@(?<address>https?:\/\/.+)$/u.exec(written);
  const { model = written, address = url } = at?.groups ?? {};
  const colon = model.indexOf(":");
  const isNamed = colon > 0 && (address === null || backends.includes(model.slice(0, colon)));
  if (!isNamed && address === null) {
    const example = "--model groq:openai/gpt-oss-120b, or --model qwen3:8b@http://127.0.0.1:11434";
    throw new EvalError("invalid-option", `--model must be backend:name, as in ${example}, got ${show(written)}`);
  }
  const [backend, name] = isNamed ? [model.slice(0, colon), model.slice(colon + 1)] : [COMPATIBLE, model];
  if (name === "") throw new EvalError("invalid-option", `--model must name a model, got ${show(written)}`);
  if (at === null || backend === COMPATIBLE) return moved({ backend, model: name }, address);
  return { backend, model: name, baseURL: address };
}

function moved(descriptor: JsonRecord, url: string | null): JsonRecord {
  if (url === null) return descriptor;
  if (!URL.canParse(url)) {
    throw new EvalError(
      "invalid-option",
      `the address of a model must be one such as http://127.0.0.1:11434, got ${show(url)}`,
    );
  }
  return compatibleDescriptor(descriptor, url);
}

function descriptorIn(written: string): JsonRecord {
  let value: Json;
  try {
    value = JSON.parse(written) as Json;
  } catch (cause) {
    throw new EvalError("invalid-option", `--model must be JSON where it begins with {: ${(cause as Error).message}`, {
      cause,
    });
  }
  const { backend } = value as JsonRecord;
  if (typeof backend === "string") return value as JsonRecord;
  throw new EvalError("invalid-option", '--model must say its backend, as in {"backend":"groq","model":"…"}');
}
