const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
const OPEN_ARRAY = 91;
const CLOSE_ARRAY = 93;

/**
 * The source text of a value inside a JSON text, as written: `JSON.parse` turns `1.0` into 1 and
 * `12345678901234567890` into another number. The text must be valid JSON and have a value at the path; of equal keys
 * the last counts, as it does for `JSON.parse`.
 */
export function locateValue(text: string, path: readonly (string | number)[]): string {
  const at = startOfValue(text, path);
  return text.slice(at, endOfValue(text, at));
}

/** Start and end of each item of the array at a path. */
export function* eachItem(
  text: string,
  path: readonly (string | number)[],
): Generator<readonly [start: number, end: number], void, undefined> {
  let at = skipSpace(text, startOfValue(text, path) + 1);
  while (text.charCodeAt(at) !== CLOSE_ARRAY) {
    const end = endOfValue(text, at);
    yield [at, end];
    at = nextItem(text, end);
  }
}

function startOfValue(text: string, path: readonly (string | number)[]): number {
  let at = skipSpace(text, 0);
  for (const step of path) at = typeof step === "number" ? findItem(text, at, step) : findMember(text, at, step);
  return at;
}

function findItem(text: string, array: number, index: number): number {
  let at = skipSpace(text, array + 1);
  for (let passed = 0; passed < index; passed++) at = nextItem(text, endOfValue(text, at));
  return at;
}

function findMember(text: string, object: number, key: string): number {
  let found = -1;
  let at = skipSpace(text, object + 1);
  while (text.charCodeAt(at) === QUOTE) {
    const end = endOfString(text, at);
    const value = skipSpace(text, skipSpace(text, end) + 1);
    if (JSON.parse(text.slice(at, end)) === key) found = value;
    at = nextItem(text, endOfValue(text, value));
  }
  return found;
}

/** From the end of a value to the start of the next, or to the bracket that closes. */
function nextItem(text: string, end: number): number {
  const at = skipSpace(text, end);
  return text.charCodeAt(at) === COMMA ? skipSpace(text, at + 1) : at;
}

function endOfValue(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first === QUOTE) return endOfString(text, start);
  if (first !== OPEN_OBJECT && first !== OPEN_ARRAY) return endOfScalar(text, start);
  let depth = 0;
  let at = start;
  do {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = endOfString(text, at);
    else {
      if (unit === OPEN_OBJECT || unit === OPEN_ARRAY) depth++;
      else if (unit === CLOSE_OBJECT || unit === CLOSE_ARRAY) depth--;
      at++;
    }
  } while (depth > 0);
  return at;
}

function endOfScalar(text: string, start: number): number {
  let at = start;
  while (at < text.length && !isSpace(text.charCodeAt(at)) && !endsScalar(text.charCodeAt(at))) at++;
  return at;
}

function endsScalar(unit: number): boolean {
  return unit === COMMA || unit === CLOSE_OBJECT || unit === CLOSE_ARRAY;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at + 1;
}

function skipSpace(text: string, at: number): number {
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

function isSpace(unit: number): boolean {
  return unit === 32 || unit === 10 || unit === 13 || unit === 9;
}
