/** @type {readonly (string | undefined)[]} */
const DIGITS = [undefined, "correct", "incorrect", "unsure"];

/** @type {Readonly<Record<string, string>>} */
const LETTERS = { n: "unlabelled", u: "undo", m: "note", r: "rubric", "?": "keys" };

/** @type {Readonly<Record<string, string>>} */
const ARROWS = { ArrowLeft: "previous", ArrowRight: "next" };

/**
 * What a key stands for, or null. Digits go by their place on the keyboard and by their value in any script; letters
 * by what is printed on a Latin layout, and by their place on any other.
 *
 * @param {Pick<KeyboardEvent, "key" | "code" | "repeat" | "isComposing" | "ctrlKey" | "altKey" | "metaKey">} event
 * @returns {string | null}
 */
export function actionOfKey({ key, code, repeat, isComposing, ctrlKey, altKey, metaKey }) {
  // A key held down would label case after case.
  if (repeat || isComposing || ctrlKey || altKey || metaKey) return null;
  const digit = /^(?:Digit|Numpad)([1-3])$/.exec(code)?.[1] ?? digitOf(key);
  const isLatin = /^[ -~]$/.test(key);
  const letter = isLatin ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
  return DIGITS[Number(digit)] ?? LETTERS[letter] ?? ARROWS[key] ?? null;
}

/**
 * The value of a digit. The ten of a script stand in a row, from a multiple of sixteen or from six behind one.
 *
 * @param {string} key
 */
function digitOf(key) {
  if (!isDigit(key)) return undefined;
  const code = /** @type {number} */ (key.codePointAt(0));
  const place = code % ROW;
  return String(isDigit(String.fromCodePoint(code - place)) ? place : place - LATE_START);
}

const ROW = 16;
const LATE_START = 6;
const isDigit = (/** @type {string} */ key) => /^\p{Nd}$/u.test(key);
