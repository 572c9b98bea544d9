/** Where the first byte is that cannot be UTF-8, or -1. Overlong forms, surrogates and cut characters count. */
export function firstNonUtf8(bytes: Uint8Array, from: number, to: number): number {
  let at = from;
  while (at < to) {
    const length = characterLength(bytes, at, to);
    if (length === 0) return at;
    at += length;
  }
  return -1;
}

function characterLength(bytes: Uint8Array, at: number, to: number): number {
  const lead = bytes[at]!;
  if (lead < 0x80) return 1;
  const length = lead < 0xc2 || lead > 0xf4 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (length === 0 || at + length > to) return 0;
  const second = bytes[at + 1]!;
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (second < low || second > high) return 0;
  for (let rest = 2; rest < length; rest++) if ((bytes[at + rest]! & 0xc0) !== 0x80) return 0;
  return length;
}

/** What to tell about a byte that is not UTF-8: which, where, what the file may be instead, and what to do. */
export function describeNonUtf8(bytes: Uint8Array, position: number, offset: number, guess: string): string {
  const byte = `0x${bytes[position]!.toString(16).toUpperCase().padStart(2, "0")}`;
  const found = `text must be UTF-8, got byte ${byte} at byte ${offset + position}`;
  if (guess === "utf-8") return `${found}, amid text that is; ${amidUtf8(bytes, position)}`;
  return `${found}; it looks like ${guess}: give --encoding ${guess}, or save the file as UTF-8`;
}

/** Windows-1252 has dashes, quotes, dots and the euro where no character of UTF-8 begins: text was pasted from there. */
function amidUtf8(bytes: Uint8Array, position: number): string {
  const byte = bytes[position]!;
  // Beside others that are not ASCII it may as well be what is left of a character.
  const isAlone = (bytes[position - 1] ?? 0) < 0x80 && (bytes[position + 1] ?? 0) < 0x80;
  // In one go Node takes it for ISO 8859-1: see `toUtf8`.
  const sign = new TextDecoder("windows-1252").decode(Uint8Array.of(byte), { stream: true });
  const isPasted = isAlone && byte >= 0x80 && byte <= 0x9f && PUNCTUATION.test(sign);
  return isPasted
    ? `it is ${sign} in windows-1252; write that character as UTF-8`
    : "mend the character that was cut here";
}

const PUNCTUATION = /[\p{P}\p{S}]/u;

interface Candidate {
  readonly encoding: string;
  /** What most characters outside ASCII are in a text of this encoding. */
  readonly typical: RegExp;
}

// Of equal shares the first counts. One character alone is more likely an accented letter and its neighbour. Half-width katakana is left out: any bytes above 0xA0 decode to it.
const candidates: readonly Candidate[] = [
  { encoding: "windows-1251", typical: /(?<!\p{L})(?:[А-ЯЁ]?[а-яё]+|[А-ЯЁ]{2,})(?!\p{L})/gu },
  { encoding: "euc-kr", typical: /\p{Script=Hangul}{2,}/gu },
  { encoding: "shift_jis", typical: /[\u3041-\u30FF、。]{2,}/gu },
  { encoding: "euc-jp", typical: /[\u3041-\u30FF、。]{2,}/gu },
  { encoding: "gb18030", typical: /[\u4E00-\u9FFF，。、？：]{2,}/gu },
  { encoding: "big5", typical: /[\u4E00-\u9FFF，。、？：]{2,}/gu },
];

const SAMPLE = 65_536;
/** A letter's neighbours tell more than the letter. */
const LEAD = 64;
const OUTSIDE_ASCII = /[^\0-\x7F]/gu;

/**
 * The encoding that makes the most of the bytes outside ASCII: `utf-8` where only few of them are damaged;
 * `windows-1252`, which takes anything, where nothing else fits.
 */
export function guessEncoding(bytes: Uint8Array): string {
  const first = Math.max(0, bytes.findIndex((byte) => byte > 0x7f) - LEAD);
  const sample = bytes.subarray(first, first + SAMPLE);
  if (replacedShare(sample) < 0.2) return "utf-8";
  let best = { encoding: "windows-1252", share: 0.6 };
  for (const { encoding, typical } of candidates) {
    const share = shareOf(sample, encoding, typical);
    if (share > best.share) best = { encoding, share };
  }
  return best.encoding;
}

function replacedShare(sample: Uint8Array): number {
  const text = new TextDecoder().decode(sample);
  return (text.match(/\uFFFD/gu)?.length ?? 0) / (text.match(OUTSIDE_ASCII)?.length ?? 1);
}

/** Share of typical characters among those outside ASCII; 0 where the bytes are no text of the encoding. */
function shareOf(sample: Uint8Array, encoding: string, typical: RegExp): number {
  const text = new TextDecoder(encoding).decode(sample, { stream: true });
  const wide = text.match(OUTSIDE_ASCII)?.length ?? 0;
  // A sample may end inside a character, so one replacement is no proof.
  const replaced = text.match(/\uFFFD/g)?.length ?? 0;
  if (wide === 0 || replaced > 1) return 0;
  return (text.match(typical)?.join("").length ?? 0) / wide;
}
