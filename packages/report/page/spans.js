/**
 * A place in a text that a metric names: UTF-16 offsets of the original text, end excluded.
 *
 * @typedef {{ start: number, end: number, field: string | null, text: string | null, name: string }} Span
 */

const FIELDS = ["output", "input", "expected", "context", "trace", "alternative"];
const WORDS = ["script", "kind", "term", "language", "label"];
const PAIRS = /^spans?$|Spans?$/;

/**
 * The spans in the metadata of a result: every object in it with a `start` and an `end` or with a `span` of two
 * offsets, and every pair of offsets in a list of `spans`. Which text they are of says their `field`, or a key on the
 * way to them, or else nothing; their name is the first word that describes them or what they are part of. A `negation`
 * is the cue of a denial, quoted: it is marked where it stands, if it stands in the output once.
 *
 * @param {unknown} metadata
 * @param {string} [name] of spans that nothing describes
 * @param {string} [output]
 * @returns {Span[]}
 */
export function findSpans(metadata, name = "", output = "") {
  /** @type {Span[]} */
  const found = [];
  const root = recordOf(metadata);
  const record = root === null || "start" in root ? { spans: metadata } : root;
  // What the whole describes (`language: "hi"`) names none of its parts.
  for (const [key, part] of Object.entries(record)) {
    collectSpans(part, { key, field: fieldAt(key, null), name: PAIRS.test(key) && name !== "" ? name : null }, found);
  }
  const { negation } = record;
  return typeof negation === "string" ? [...found, ...quotedOnce(output, negation, "negation")] : found;
}

/**
 * @param {unknown} value
 * @param {{ key: string, field: string | null, name: string | null }} place
 * @param {Span[]} found
 */
function collectSpans(value, place, found) {
  if (Array.isArray(value)) {
    const pair = PAIRS.test(place.key) ? pairOf(value) : null;
    if (pair !== null) pushSpan(pair, {}, place, found);
    else for (const item of value) collectSpans(item, place, found);
    return;
  }
  const record = recordOf(value);
  if (record === null) return;
  const { start, end } = record;
  const words = WORDS.map((word) => record[word]).find((word) => typeof word === "string");
  const here = { ...place, name: typeof words === "string" ? words : place.name };
  if (typeof start === "number" && typeof end === "number") pushSpan([start, end], record, here, found);
  for (const [key, part] of Object.entries(record)) {
    const own = record["field"];
    const field = fieldAt(key, typeof own === "string" ? own : place.field);
    collectSpans(part, { key, field, name: here.name }, found);
  }
}

/**
 * @param {string} key
 * @param {string | null} around
 */
const fieldAt = (key, around) => (FIELDS.includes(key) ? key : around);

/**
 * @param {readonly [number, number]} offsets
 * @param {Readonly<Record<string, unknown>>} record
 * @param {{ key: string, field: string | null, name: string | null }} place
 * @param {Span[]} found
 */
function pushSpan([start, end], { field, text }, place, found) {
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end <= start) return;
  const named = typeof field === "string" ? field : place.field;
  found.push({
    start,
    end,
    field: named === null || FIELDS.includes(named) || typeof text !== "string" ? named : null,
    text: typeof text === "string" ? text : null,
    name: place.name ?? place.key,
  });
}

/**
 * @param {readonly unknown[]} value
 * @returns {[number, number] | null}
 */
function pairOf(value) {
  const [start, end] = value;
  return value.length === 2 && typeof start === "number" && typeof end === "number" ? [start, end] : null;
}

/**
 * @param {unknown} value
 * @returns {Record<string, unknown> | null}
 */
const recordOf = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? /** @type {Record<string, unknown>} */ (value)
    : null;

/**
 * Where a quoted word stands by itself in a text; nowhere if it stands there twice, since nothing says which is meant.
 *
 * @param {string} text
 * @param {string} quoted
 * @param {string} name
 * @returns {Span[]}
 */
function quotedOnce(text, quoted, name) {
  const places = [];
  for (let at = text.indexOf(quoted); at !== -1 && quoted !== ""; at = text.indexOf(quoted, at + 1)) {
    const end = at + quoted.length;
    const isInside = /[\p{L}\p{M}\p{N}]$/u.test(text.slice(0, at)) || /^[\p{L}\p{M}\p{N}]/u.test(text.slice(end));
    if (!isInside) places.push({ start: at, end, field: "output", text: quoted, name });
  }
  return places.length === 1 ? places : [];
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
  const opening = bySide(whole, "start");
  const closing = bySide(whole, "end");
  /** @type {Map<string, number>} */
  const open = new Map();
  const count = (/** @type {Span} */ { name }, /** @type {number} */ by) => {
    const left = (open.get(name) ?? 0) + by;
    if (left === 0) open.delete(name);
    else open.set(name, left);
  };
  return places.slice(0, -1).map((from, index) => {
    for (const span of closing.get(from) ?? []) count(span, -1);
    for (const span of opening.get(from) ?? []) count(span, 1);
    return { text: text.slice(from, /** @type {number} */ (places[index + 1])), names: [...open.keys()] };
  });
}

/**
 * Spans by where they start, or by where they end: a text with thousands of them is cut in one walk.
 *
 * @param {readonly Span[]} spans
 * @param {"start" | "end"} side
 */
function bySide(spans, side) {
  /** @type {Map<number, Span[]>} */
  const found = new Map();
  for (const span of spans) {
    const known = found.get(span[side]);
    if (known === undefined) found.set(span[side], [span]);
    else known.push(span);
  }
  return found;
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
