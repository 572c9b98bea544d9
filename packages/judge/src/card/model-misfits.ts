import { EvalError, type JsonRecord, show } from "@eval/core";
import { kinshipOf } from "../family/model-family.js";
import type { CardMisfit } from "./card-misfit.js";
import { differingKeys } from "./same-json.js";

/** How a request reaches its server and how often it is sent: nothing of it changes a verdict. */
const TRANSPORT = [
  ...["allowHttp", "apiKeyEnv", "concurrency", "rpm", "tpm", "timeoutMs", "attemptTimeoutMs", "maxAttempts"],
  ...["maxTokensField", "seed", "maxTokens"],
];

/** Where the model is asked: a model of the same name at another server may have other weights. */
const PLACE = ["backend", "baseURL", "model"];

/**
 * How the model that judges differs from the one of the card. Throws `EvalError` (`card-mismatch`) where it plainly is
 * another one: what a card says of one model holds for no other.
 */
export function modelMisfits(ofCard: JsonRecord, model: JsonRecord): CardMisfit[] {
  const [checked, judging] = [nameOf(ofCard), nameOf(model)];
  if (checked !== null && judging !== null && kinshipOf(checked, judging) !== "same_model") {
    const advice = "make one with evals judge check for the model that judges";
    throw new EvalError("card-mismatch", `the judge card is of ${show(checked)}, not of ${show(judging)}; ${advice}`);
  }
  const [left, right] = "object" in model || "object" in ofCard ? [idOf(ofCard), idOf(model)] : [ofCard, model];
  return differingKeys(left, right)
    .filter((key) => !TRANSPORT.includes(key))
    .map((key) => ({
      kind: PLACE.includes(key) ? "model" : "options",
      says: `of a model with ${key} ${show(left[key] ?? null)}, not ${show(right[key] ?? null)}`,
    }));
}

/** A model as an object has an id, backend and model, and nothing else that can be compared. */
function idOf({ object, backend, model }: JsonRecord): JsonRecord {
  if (typeof object !== "string") return { backend: backend ?? null, model: model ?? null };
  const colon = object.indexOf(":");
  return { backend: colon === -1 ? null : object.slice(0, colon), model: object.slice(colon + 1) };
}

function nameOf(descriptor: JsonRecord): string | null {
  const { model } = idOf(descriptor);
  return typeof model === "string" && model !== "" ? model : null;
}
