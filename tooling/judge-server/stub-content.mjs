// @ts-check
import { createHash } from "node:crypto";

const NOTICE = "stub reply of the loopback judge server, not a judgement";

/**
 * What a model might have said: JSON that fits the schema asked for, else a line. The same for the same messages in
 * every run, and about as often one value of an enumeration as another.
 *
 * @param {any} body
 * @returns {string}
 */
export function stubContent({ messages, response_format: format }) {
  const schema = format?.json_schema?.schema;
  if (schema === undefined) return format?.type === "json_object" ? JSON.stringify({ note: NOTICE }) : NOTICE;
  const said = (messages ?? []).map((/** @type {any} */ { content }) => withoutNonces(String(content))).join("\n");
  // What follows the texts to judge may be a remark on an earlier reply, which must not change the verdict.
  const end = said.lastIndexOf("</data-");
  const text = end === -1 ? said : said.slice(0, end);
  const digest = createHash("sha256").update(text).digest();
  let next = 0;
  return JSON.stringify(valueFor(schema, () => digest[next++ % digest.length] ?? 0));
}

/** Fences carry a fresh number in every request, which says nothing. */
const withoutNonces = (/** @type {string} */ text) => text.replace(/[\da-f]{16,}/gi, "");

/**
 * @param {any} schema
 * @param {() => number} byte
 * @returns {unknown}
 */
function valueFor(schema, byte) {
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[byte() % schema.enum.length];
  const variants = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(variants)) return valueFor(variants[byte() % variants.length], byte);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object": {
      const entries = Object.entries(schema.properties ?? {});
      return Object.fromEntries(entries.map(([name, property]) => [name, valueFor(property, byte)]));
    }
    case "array": {
      const length = Math.max(schema.minItems ?? 1, Math.min(schema.maxItems ?? 2, 1 + (byte() % 2)));
      return Array.from({ length }, () => valueFor(schema.items ?? {}, byte));
    }
    case "boolean":
      return byte() % 2 === 1;
    case "integer":
    case "number":
      return numberFor(schema, byte());
    case "null":
      return null;
    default:
      return NOTICE;
  }
}

/**
 * @param {any} schema
 * @param {number} byte
 */
function numberFor({ minimum = 0, maximum = minimum + 1, type }, byte) {
  return type === "integer" ? minimum + (byte % (maximum - minimum + 1)) : minimum + (byte / 255) * (maximum - minimum);
}
