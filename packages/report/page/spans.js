/**
 * A place in a text that a metric names: UTF-16 offsets of the original text, end excluded.
 *
 * @typedef {{ start: number, end: number, field: string | null, text: string | null, name: string }} Span
 */

const FIELDS = ["output", "input", "expected", "context", "trace", "alternative"];

/**
 * The spans in the metadata of a result: every object in it with a `start` and an `end`. Which text they are of says
 * their `field`, or a key on the way to them, or else nothing; their name is the first word that describes them.
 *
 * @param {unknown} metadata
 * @returns {Span[]}
 */
export function findSpans(metadata) {
  /** @type {Span[]} */
  const found = [];
  collectSpans(metadata, "", null, found);
  return found;
}

/**
 * @param {unknown} value
 * @param {string} key
 * @param {string | null} field
 * @param {Span[]} found
 */
function collectSpans(value, key, field, found) {
  if (Array.isArray(value)) for (const item of value) collectSpans(item, key, field, found);
  else if (typeof value === "object" && value !== null) {
    const span = spanOf(/** @type {Record<string, unknown>} */ (value), key, field);
    if (span !== null) found.push(span);
    for (const [name, part] of Object.entries(value)) {
      collectSpans(part, name, FIELDS.includes(name) ? name : field, found);
    }
  }
}

/**
 * @param {Record<string, unknown>} record
 * @param {string} key
 * @param {string | null} field
 * @returns {Span | null}
 */
function spanOf(record, key, field) {
  const { start, end, text } = record;
  if (typeof start !== "number" || typeof end !== "number") return null;
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end <= start) return null;
  const own = record["field"];
  const words = ["script", "kind", "term", "language", "label"].map((name) => record[name]);
  return {
    start,
    end,
    field: typeof own === "string" && FIELDS.includes(own) ? own : field,
    text: typeof text === "string" ? text : null,
    name: /** @type {string} */ (words.find((word) => typeof word === "string") ?? key),
  };
}

/**
 * Those of the spans that are of this text. A span that quotes its text must find it there; one that does not say
 * which text it is of is of the output.
 *
 * @param {readonly Span[]} spans
 * @param {string} field
 * @param {string} text
 */
export function spansOf(spans, field, text) {
  return spans.filter((span) => {
    if (span.end > text.length) return false;
    if (span.text !== null && text.slice(span.start, span.end) !== span.text) return false;
    return (span.field ?? (span.text === null ? "output" : field)) === field;
  });
}

/**
 * The text in pieces, each with the names of the spans over it. A span that would cut a character in two halves is
 * left out.
 *
 * @param {string} text
 * @param {readonly Span[]} spans
 * @returns {{ text: string, names: string[] }[]}
 */
export function cutText(text, spans) {
  const whole = spans.filter(({ start, end }) => !splitsPair(text, start) && !splitsPair(text, end));
  const cuts = new Set([0, text.length, ...whole.flatMap(({ start, end }) => [start, end])]);
  const places = [...cuts].sort((left, right) => left - right);
  return places.slice(0, -1).map((from, index) => {
    const to = /** @type {number} */ (places[index + 1]);
    const names = whole.filter(({ start, end }) => start <= from && end >= to).map(({ name }) => name);
    return { text: text.slice(from, to), names: [...new Set(names)] };
  });
}

/**
 * @param {string} text
 * @param {number} at
 */
const splitsPair = (text, at) =>
  at > 0 && at < text.length && /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1));

/**
 * The names of spans, in the order in which they come.
 *
 * @param {readonly Span[]} spans
 */
export const spanNames = (spans) => [...new Set(spans.map(({ name }) => name))];
