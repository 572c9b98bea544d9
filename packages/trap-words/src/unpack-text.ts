/** ASCII that stands for other characters: no quotation marks, backslash, dollar sign, tilde, circumflex. */
const SYMBOLS = [..."!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz{|}"];

/** Text in ASCII: `~` begins and ends runs of symbols for the characters of the alphabet, `^` takes its second half. */
export interface PackedText {
  readonly alphabet: string;
  readonly text: string;
}

/**
 * The text that was packed. Engines read a literal in ASCII ten times faster than one in other characters or escapes,
 * which everyone would pay for who imports the package.
 */
export function unpackText({ alphabet, text }: PackedText): string {
  const { leads, trails } = lettersByCode(alphabet);
  const units = new Uint16Array(2 * text.length);
  let count = 0;
  let isPacked = false;
  for (let at = 0; at < text.length; at += 1) {
    let code = text.charCodeAt(at);
    if (code === TILDE) isPacked = !isPacked;
    else if (!isPacked) units[count++] = code;
    else {
      if (code === CIRCUMFLEX) {
        at += 1;
        code = text.charCodeAt(at) + SECOND;
      }
      units[count++] = leads[code]!;
      if (trails[code] !== 0) units[count++] = trails[code]!;
    }
  }
  return textOf(units.subarray(0, count));
}

const TILDE = 0x7e;
const CIRCUMFLEX = 0x5e;
const SECOND = 128;

interface Letters {
  /** By code unit of the symbol, the second half of the alphabet behind the first. */
  readonly leads: Uint16Array;
  /** The second code unit of the letter, 0 where it has one only. */
  readonly trails: Uint16Array;
}

function lettersByCode(alphabet: string): Letters {
  const leads = new Uint16Array(2 * SECOND);
  const trails = new Uint16Array(2 * SECOND);
  for (const [at, letter] of [...alphabet].entries()) {
    const code = SYMBOLS[at % SYMBOLS.length]!.charCodeAt(0) + (at < SYMBOLS.length ? 0 : SECOND);
    leads[code] = letter.charCodeAt(0);
    trails[code] = letter.length > 1 ? letter.charCodeAt(1) : 0;
  }
  return { leads, trails };
}

/** In pieces: engines limit how many arguments a call may have. */
function textOf(units: Uint16Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < units.length; at += PIECE) {
    pieces.push(Reflect.apply(String.fromCharCode, null, units.subarray(at, at + PIECE)));
  }
  return pieces.join("");
}

const PIECE = 4096;

/** Packs a text that has no tilde and at most 172 characters outside of ASCII. */
export function packText(text: string): PackedText {
  const counts = new Map<string, number>();
  for (const [letter] of text.matchAll(/[^\0-\x7f]/gu)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const letters = [...counts].sort((left, right) => right[1] - left[1]).map(([letter]) => letter);
  const codes = new Map(
    letters.map((letter, at) => [letter, at < SYMBOLS.length ? SYMBOLS[at]! : `^${SYMBOLS[at - SYMBOLS.length]}`]),
  );
  const packed = text.replace(/[^\0-\x7f]+/gu, (run) => `~${[...run].map((letter) => codes.get(letter)).join("")}~`);
  return { alphabet: letters.join(""), text: packed };
}
