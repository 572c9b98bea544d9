import { type Rational, rational } from "./rational.js";
import type { WordMeaning } from "./word-meaning.js";

/** By language: one and a half, two and a half; what adds a quarter, a half, and takes a quarter off; a half. */
const LANGUAGES: readonly (readonly [amounts: string, plus: string, half: string, minus: string, alone: string])[] = [
  ["દોઢ અઢી", "સવા", "સાડા", "પોણા", "અડધો અડધી અડધું અડધા"],
  ["ਡੇਢ/ਡੇਢ਼ ਢਾਈ", "ਸਵਾ", "ਸਾਢੇ", "ਪੌਣੇ", "ਅੱਧਾ ਅੱਧੀ ਅੱਧੇ"],
  ["ଦେଢ଼/ଡେଢ଼ ଅଢ଼େଇ/ଅଢେଇ", "ସୱା ସଵା", "ସାଢ଼େ ସାଢେ", "ପଉଣେ", "ଅଧା"],
  ["ڈیڑھ ڈھائی", "سوا", "ساڑھے", "پونے", "آدھا آدھی آدھے"],
  ["", "সওয়া", "", "", ""],
];

/** One to ten and a half, each written as one word. */
const JOINED = [
  "ಒಂದೂವರೆ ಎರಡೂವರೆ ಮೂರೂವರೆ ನಾಲ್ಕೂವರೆ ಐದೂವರೆ ಆರೂವರೆ ಏಳೂವರೆ ಎಂಟೂವರೆ ಒಂಬತ್ತೂವರೆ ಹತ್ತೂವರೆ",
  "ഒന്നര രണ്ടര മൂന്നര നാലര അഞ്ചര ആറര ഏഴര എട്ടര ഒമ്പതര പത്തര",
];

/** सवा, डेढ़, ढाई, साढ़े and पौने in the other languages of India that have words of their own. Own collection. */
export function* indianHalves(): Generator<readonly [word: string, meaning: WordMeaning]> {
  for (const [amounts, plus, half, minus, alone] of LANGUAGES) {
    for (const [index, spellings] of wordsOf(amounts).entries())
      for (const word of spellings.split("/")) yield [word, { role: "amount", value: halfPast(index + 1) }];
    for (const word of wordsOf(plus)) yield [word, shift(rational(1n, 4n), rational(5n, 4n))];
    for (const word of wordsOf(half)) yield [word, shift(rational(1n, 2n), null)];
    for (const word of wordsOf(minus)) yield [word, shift(rational(-1n, 4n), rational(3n, 4n))];
    for (const word of wordsOf(alone))
      yield [word, { role: "part", value: rational(1n, 2n), needsNumber: false, isPlural: false }];
  }
  for (const words of JOINED)
    for (const [index, word] of words.split(" ").entries())
      yield [word, { role: "amount", value: halfPast(index + 1) }];
}

const wordsOf = (list: string): string[] => (list === "" ? [] : list.split(" "));

const halfPast = (value: number): Rational => rational(BigInt(value * 2 + 1), 2n);

const shift = (value: Rational, alone: Rational | null): WordMeaning => ({ role: "shift", value, alone });
