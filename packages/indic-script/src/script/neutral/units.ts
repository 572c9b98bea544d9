import { lazyPattern } from "@eval/core/text";
import { NO_LETTER, unitClasses } from "../letter-scripts.js";
import { isAsciiLetter, matchEnd, type Recognized, unitAt } from "./recognized.js";
import { isGreek } from "./unit-classes.js";

/** Symbols of the SI brochure (9th edition) and of what is used beside it; words ("miles", "Rs") are of a language. */
const SIMPLE =
  "°C|°F|°K|℃|℉|°|km|hm|cm|mm|µm|μm|um|nm|pm|kg|mg|µg|μg|mcg|ng|kHz|MHz|GHz|THz|Hz|kWh|MWh|Wh|kW|MW|GW|mW|kVA|kV|mV|mAh|Ah|mA|kA|kΩ|MΩ|Ω|" +
  "kJ|MJ|kcal|cal|eV|keV|MeV|GeV|kPa|hPa|MPa|Pa|mmHg|mbar|bar|atm|psi|kN|Nm|mol|mmol|kmol|ml|mL|dl|dL|cl|µl|ha|sqft|cc|IU|" +
  "kB|KB|MB|GB|TB|PB|Kb|Mb|Gb|kbps|Kbps|Mbps|Gbps|MBps|GBps|fps|rpm|RPM|dpi|px|dB|dBm|pH|ppm|ppb|mph|kmph|kmh|kph|" +
  "ms|ns|µs|μs|sec|min|hr|hrs|m|g|L|l|s|h|V|W|A|K|N|J|C|F|T|B|AM|PM|am|BC|AD|BCE|CE|MP|HP|hp|lb|lbs|oz|ft|yd|mi|rad|sr|lm|lx|cd|Bq|Gy|Sv|kat|Wb";
const SUFFIX = "[²³]?(?:\\^-?[1-4])?(?:⁻[¹²³])?";
const COMPOUND = `(?:${SIMPLE})${SUFFIX}(?:[/·.⋅](?:${SIMPLE}|dL|min|day|year|unit)${SUFFIX})*`;
const AFTER_NUMBER = lazyPattern(`[ \\u00a0\\u202f]?(?:${COMPOUND})(?![\\p{L}\\p{M}\\p{N}])`, "uy");
const BARE = lazyPattern(
  "(?:(?:km|cm|mm|m|kg|g|N|J|W|mol|L|ml|mg|km)(?:/|·)(?:s|h|L|ml|m|kg|mol|K|min|dL)[²³]?|(?:m|km|cm|kg·m)[²³]|°[CF]|℃|℉|kWh|km/h)(?![\\p{L}\\p{M}\\p{N}])",
  "uy",
);
const NUMBER = /\d[\d.,:/]{0,24}/y;
/** Units of one letter that are also what a list or an English sentence has after a number. */
const LONE = new Set(["A", "B", "C", "F", "T"]);

/** A number with a unit, at its first ASCII digit. */
export function measure(text: string, at: number): Recognized | null {
  const number = matchEnd(NUMBER, text, at);
  if (number < 0) return null;
  const end = matchEnd(AFTER_NUMBER(), text, number);
  if (end < 0 || isListing(text, number, end)) return null;
  return { kind: "unit", end };
}

/** A unit at its own first character, with the number before it where there is one. */
export function unit(text: string, at: number): Recognized | null {
  if (followsNumber(text, at)) {
    const end = matchEnd(AFTER_NUMBER(), text, at);
    if (end >= 0 && !isListing(text, at, end)) return { kind: "unit", end, start: numberStart(text, at) };
  }
  const end = matchEnd(BARE(), text, at);
  return end < 0 ? null : { kind: "unit", end };
}

/** "5 A" may be the answer of a list; "1980s" is a decade. */
function isListing(text: string, from: number, to: number): boolean {
  const symbol = text.slice(from, to);
  if (symbol === "s") return /\d{4}$/.test(text.slice(Math.max(0, from - 4), from));
  return symbol !== symbol.trim() && LONE.has(symbol.trim());
}

let symbols: ReadonlySet<string> | undefined;

/** Whether a word is the symbol of a unit, or begins with what only a symbol has. */
export function mayBeUnit(word: string): boolean {
  symbols ??= new Set(SIMPLE.split("|"));
  return symbols.has(word);
}

/** Whether what stands behind a number may be a unit: a degree, micro or ohm sign, or letters that are a symbol. */
export function mayBeMeasured(text: string, at: number): boolean {
  const first = unitAt(text, at);
  if (!isAsciiLetter(first))
    return (first >= 0xb0 && first <= 0xb5) || isGreek(first) || first === 0x2103 || first === 0x2109;
  let end = at + 1;
  while (isAsciiLetter(unitAt(text, end))) end += 1;
  // Behind ASCII letters an ohm sign may follow.
  return isGreek(unitAt(text, end)) || mayBeUnit(text.slice(at, end));
}

const LONGEST_NUMBER = 24;

/** Where the number directly before an index begins. */
function numberStart(text: string, at: number): number {
  let start = isDigit(unitAt(text, at - 1)) ? at - 1 : at - 2;
  for (let before = start - 1; before >= at - LONGEST_NUMBER && before >= 0; before -= 1) {
    if (isDigit(text.charCodeAt(before))) start = before;
    else if (!".,:/".includes(text[before] as string)) break;
  }
  return start;
}

/** Whether a number, with a space or without, stands directly before an index. */
export function followsNumber(text: string, at: number): boolean {
  const before = unitAt(text, at - 1);
  const isSpaced = before === 0x20 || before === 0xa0 || before === 0x202f;
  return isDigit(isSpaced ? unitAt(text, at - 2) : before);
}

const NATIVE_DIGIT = lazyPattern("\\p{Nd}");

/** Most of what is asked about is a letter or a mark. */
function isDigit(unit: number): boolean {
  if (unit < 0x660) return unit >= 0x30 && unit <= 0x39;
  return unitClasses()[unit] === NO_LETTER && NATIVE_DIGIT().test(String.fromCharCode(unit));
}
