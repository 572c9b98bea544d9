import { classBefore, LETTER, MARK, SYMBOL } from "./char-class.js";

/**
 * A text without the characters that show nothing and mean nothing: byte order mark, zero width space, word joiner,
 * soft hyphen, the bidirectional controls and their like.
 *
 * Zero width joiner and non-joiner stay after a letter, mark or symbol from Hebrew onward, where they change the
 * writing (Malayalam chillu, Bengali ya-phalaa, Urdu, emoji sequences), variation selectors after anything but
 * ASCII words and white space. Elsewhere they go, so "New\u200DDelhi" is "NewDelhi".
 *
 * @see the Default_Ignorable_Code_Point property of Unicode
 * @example
 * stripInvisible("\uFEFFनई\u200B दिल्ली"); // => "नई दिल्ली"
 * stripInvisible("र\u200D्य"); // => "र\u200D्य"
 */
export function stripInvisible(text: string): string {
  return ANY.test(text) ? strip(text) : text;
}

const ANY = /[\xad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/;
const ALL = new RegExp(ANY, "g");

function strip(text: string): string {
  let stripped = "";
  let copied = 0;
  // Where the last character that stays ends: what is stripped decides nothing.
  let keptEnd = 0;
  for (const { 0: character, index } of text.matchAll(ALL)) {
    if (index > copied) keptEnd = index;
    stripped += text.slice(copied, index);
    copied = index + 1;
    if (!hasMeaning(character, text, index, keptEnd)) continue;
    stripped += character;
    keptEnd = copied;
  }
  return stripped + text.slice(copied);
}

function hasMeaning(character: string, text: string, at: number, keptEnd: number): boolean {
  if (character === "\u200c" || character === "\u200d") return joinsScript(text, keptEnd);
  return character >= "\ufe00" && character <= "\ufe0f" && selectsVariant(text, at, keptEnd);
}

/**
 * Whether what ends there is of a script whose writing joiners change. Accents and variation selectors are of any script,
 * and in NFD they may stand behind the virama that stands behind them in NFC: the character before them decides.
 */
function joinsScript(text: string, end: number): boolean {
  for (let at = end; at > 0; at -= 1) {
    const bits = classBefore(text, at);
    if ((bits & (LETTER | MARK | SYMBOL)) === 0) return false;
    const unit = text.charCodeAt(at - 1);
    if (unit >= 0x590 && !isOfNoJoiningScript(unit) && !(at < end && isSelector(unit))) return true;
    if ((bits & MARK) === 0) return false;
  }
  return false;
}

/** Vietnamese and Greek letters with accents, which NFD writes below U+0590, and the signs of ohm, kelvin, ångström. */
const isOfNoJoiningScript = (unit: number): boolean =>
  (unit >= 0x1e00 && unit <= 0x1fff) || unit === 0x2126 || unit === 0x212a || unit === 0x212b;

const isSelector = (unit: number): boolean => unit >= 0xfe00 && unit <= 0xfe0f;

function selectsVariant(text: string, at: number, end: number): boolean {
  if (end === 0) return false;
  // Keycaps are the one use after ASCII: "1", U+FE0F, U+20E3.
  if (text.charCodeAt(end - 1) <= 0xa0) return text.charCodeAt(at + 1) === 0x20e3;
  return (classBefore(text, end) & (LETTER | MARK | SYMBOL)) !== 0;
}
