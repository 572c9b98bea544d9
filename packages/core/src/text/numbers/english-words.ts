import { powerOfTen, rational, whole } from "./rational.js";
import type { WordMeaning } from "./word-meaning.js";

const UNITS = "one two three four five six seven eight nine".split(" ");
const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const PARTS = "half third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const SCALES: readonly (readonly [word: string, exponent: number])[] = [
  ["thousand", 3],
  ["lakh", 5],
  ["lac", 5],
  ["million", 6],
  ["crore", 7],
  ["billion", 9],
  ["trillion", 12],
];

/** Only behind a number: "5 bn". */
const SHORT_SCALES: readonly (readonly [word: string, exponent: number])[] = [
  ["mn", 6],
  ["mln", 6],
  ["bn", 9],
  ["tn", 12],
  ["trn", 12],
];

/** English, with the Indian scales. */
export function* englishWords(): Generator<readonly [word: string, meaning: WordMeaning]> {
  for (const word of ["zero", "nil"]) yield [word, { role: "small", value: 0, sort: "single" }];
  for (const [index, word] of UNITS.entries()) yield [word, { role: "small", value: index + 1, sort: "unit" }];
  for (const [index, word] of TEENS.entries()) yield [word, { role: "small", value: index + 10, sort: "teen" }];
  for (const [index, word] of TENS.entries()) yield [word, { role: "small", value: (index + 2) * 10, sort: "tens" }];
  yield ["fourty", { role: "small", value: 40, sort: "tens" }];
  yield ["hundred", { role: "hundred" }];
  for (const [word, exponent] of SCALES) {
    yield [word, { role: "scale", value: powerOfTen(exponent) }];
    // "lakhs of people" counts nothing: only "5 lakhs" does.
    yield [`${word}s`, { role: "scale", value: powerOfTen(exponent), isBare: false }];
  }
  for (const [word, exponent] of SHORT_SCALES) {
    yield [word, { role: "scale", value: powerOfTen(exponent), isBare: false }];
  }
  // Also short for credit, and for chromium.
  for (const word of ["cr", "crs"]) yield [word, { role: "scale", value: powerOfTen(7), isVague: true }];
  yield ["dozen", { role: "scale", value: whole(12) }];
  for (const [index, word] of PARTS.entries()) {
    const value = rational(1n, BigInt(index + 2));
    const isHalf = word === "half";
    yield [word, { role: "part", value, needsNumber: !isHalf, isPlural: false }];
    yield [isHalf ? "halves" : `${word}s`, { role: "part", value, needsNumber: true, isPlural: true }];
  }
  yield ["quarter", { role: "part", value: rational(1n, 4n), needsNumber: true, isPlural: false }];
  yield ["quarters", { role: "part", value: rational(1n, 4n), needsNumber: true, isPlural: true }];
  for (const word of ["minus", "negative"]) yield [word, { role: "minus" }];
  yield ["and", { role: "and" }];
  for (const word of ["a", "an"]) yield [word, { role: "article" }];
  yield ["point", { role: "point" }];
  yield ["to", { role: "to" }];
  for (const word of ["percent", "percentage", "pct"]) yield [word, { role: "percent" }];
}
