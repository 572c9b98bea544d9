import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { neededSteps, stepBits } from "./needed-steps.js";
import { composeSteps, textSteps } from "./steps.js";

const watched = Object.keys(stepBits) as (keyof typeof stepBits)[];

/** The watched steps that change a text although they were said not to. */
const missed = (text: string) =>
  watched.filter((name) => (neededSteps(text) & stepBits[name]) === 0 && textSteps[name](text) !== text);

/** Steps one after the other, as they are defined. */
const inTurn = (names: readonly (keyof typeof stepBits)[], text: string) =>
  names.reduce((folded, name) => textSteps[name](folded), text);

const UNITS = 0x10000;
const INDIC_BLOCKS = Array.from({ length: 10 }, (_, block) => 0x900 + 0x80 * block);
const BLOCK = 0x80;

/** What the steps are about, in pieces that meet in all ways. */
const pieces = [
  ..."aAकर्िाेंॅ़अआএোোതন்ொகௌാെന്ਅੳകي ك ـ ٔ ہ ں ۂ ى",
  ..."\u200c\u200d\u200b\ufeff\u00ad\ufe0f\ufb51\ufdf0\u0301\u0323\u0307\u0130\u03a3\u212a\u2126\u00e9\u1e9e",
  ..." \u00a0\t\n\u3000\u2028-–−\"“’«'१٣۳３1।॥۔.,",
  "😀",
  "𑄟𑄳",
  "𐐀",
  "\ud800",
  "\udc00",
  "  ",
];
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""));
const orders = fc.shuffledSubarray(watched, { minLength: 2 });

describe("neededSteps", () => {
  test("names every step that changes a single code unit, alone or among letters", () => {
    for (let unit = 0; unit < UNITS; unit += 1) {
      const character = String.fromCharCode(unit);
      for (const text of [character, `क${character}क`, `a${character}a`, character + character]) {
        if (missed(text).length > 0) expect.fail(`U+${unit.toString(16)}: ${missed(text)} in ${JSON.stringify(text)}`);
      }
    }
  });

  test("names every step that changes two code units of one Indian script", () => {
    for (const block of INDIC_BLOCKS) {
      for (let pair = 0; pair < BLOCK * BLOCK; pair += 1) {
        const text = String.fromCharCode(block + (pair >> 7), block + (pair & 0x7f));
        if (missed(text).length > 0) expect.fail(`${missed(text)} change ${JSON.stringify(text)}`);
      }
    }
  });

  test("names every step that changes any text", () => {
    fc.assert(fc.property(texts, (text) => missed(text).length === 0));
  });

  test.each([
    ["उत्तर: गंगा नदी, 1947 में।", []],
    ["சென்னை தமிழ்நாட்டின் தலைநகரம்.", []],
    ["the Ganga", ["lower-case"]],
    ["१९४७", ["fold-digits"]],
    ["गंगा ", ["collapse-whitespace"]],
    ["a  b", ["collapse-whitespace"]],
    ["", []],
  ])("leaves out what %o does not need", (text, needed) => {
    const settled = watched.filter((name) => name !== "fold-danda" && (neededSteps(text) & stepBits[name]) !== 0);
    expect(settled).toEqual(needed);
  });
});

describe("composeSteps", () => {
  test("gives what its steps give one after the other, in any order", () => {
    fc.assert(
      fc.property(orders, texts, (names, text) => composeSteps(names)(text) === inTurn(names, text)),
      {
        numRuns: 2_000,
      },
    );
  });
});
