import { type Json, type JsonRecord, show } from "@eval/core";
import { faultInJson } from "./check-json.js";
import { isRecord, JsonNode, kindOf } from "./json-node.js";

/** Why a text is not a row. */
export class BadRecord extends Error {}

/** The object that a row of JSON is. Throws BadRecord where it is none, or unfit to go on with. */
export function parseRecord(text: string): JsonNode<JsonRecord> {
  const value = parseJson(text);
  if (!isRecord(value)) throw new BadRecord(`row must be a JSON object, got ${kindOf(value)}`);
  const fault = faultInJson(value);
  if (fault !== null) throw new BadRecord(fault);
  return new JsonNode(value, text);
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch (error) {
    const cause = (error as Error).message;
    throw new BadRecord(
      `row must be a JSON object, got ${show(text.trim().slice(0, 60))} (${cause}); mend or remove the line`,
    );
  }
}
