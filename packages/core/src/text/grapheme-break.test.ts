import { describe, expect, test } from "vitest";
import * as is from "./grapheme-break.js";

describe("breakClassOf", () => {
  // Engines with another version of Unicode have other properties; the table must not follow them.
  test.runIf(process.versions["unicode"] === "17.0")("holds the classes that the rules of UAX #29 give", () => {
    const wrong: string[] = [];
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += 1) {
      if (is.breakClassOf(codePoint) !== classify(codePoint)) wrong.push(codePoint.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ["क", is.CONSONANT],
    ["\u094d", is.LINKER],
    ["ि", is.SPACING_MARK],
    ["\u0941", is.EXTEND],
    ["ಕ", is.OTHER],
    ["가", is.HANGUL_LV],
    ["👍", is.PICTOGRAPHIC],
    ["\u{e0100}", is.EXTEND],
    ["\u{10ffff}", is.OTHER],
  ])("knows %j", (character, breakClass) => expect(is.breakClassOf(character.codePointAt(0)!)).toBe(breakClass));
});

/** The class by the properties of the engine and the lists of UAX #29 that are no properties. */
function classify(codePoint: number): number {
  if (codePoint >= 0xac00 && codePoint <= 0xd7a3) return (codePoint - 0xac00) % 28 === 0 ? is.HANGUL_LV : is.HANGUL_LVT;
  const listed = LISTED.find(({ ranges }) =>
    ranges.some(([first, last = first]) => codePoint >= first && codePoint <= last),
  );
  if (listed !== undefined) return listed.breakClass;
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return is.CONTROL;
  const character = String.fromCodePoint(codePoint);
  return PROPERTIES.find(([, pattern]) => pattern.test(character))?.[0] ?? is.OTHER;
}

type Range = readonly [first: number, last?: number];

const PROPERTIES: readonly (readonly [breakClass: number, pattern: RegExp])[] = [
  [is.EXTEND, /[\p{Grapheme_Extend}\p{Emoji_Modifier}]/u],
  [is.SPACING_MARK, /\p{Mc}/u],
  [is.REGIONAL_INDICATOR, /\p{Regional_Indicator}/u],
  [is.PICTOGRAPHIC, /\p{Extended_Pictographic}/u],
  [is.CONTROL, /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u],
  // Reserved for format characters, so a control before it is assigned.
  [is.CONTROL, /(?=\p{Cn})\p{Default_Ignorable_Code_Point}/u],
];

const LISTED: readonly { readonly breakClass: number; readonly ranges: readonly Range[] }[] = [
  { breakClass: is.CR, ranges: [[0x0d]] },
  { breakClass: is.LF, ranges: [[0x0a]] },
  { breakClass: is.ZWJ, ranges: [[0x200d]] },
  { breakClass: is.NON_JOINER, ranges: [[0x200c]] },
  {
    breakClass: is.HANGUL_L,
    ranges: [
      [0x1100, 0x115f],
      [0xa960, 0xa97c],
    ],
  },
  { breakClass: is.HANGUL_V, ranges: [[0x1160, 0x11a7], [0xd7b0, 0xd7c6], [0x16d63], [0x16d67, 0x16d6a]] },
  {
    breakClass: is.HANGUL_T,
    ranges: [
      [0x11a8, 0x11ff],
      [0xd7cb, 0xd7fb],
    ],
  },
  {
    breakClass: is.PREPEND,
    ranges: [
      [0x600, 0x605],
      [0x6dd],
      [0x70f],
      [0x890, 0x891],
      [0x8e2],
      [0xd4e],
      [0x110bd],
      [0x110cd],
      [0x111c2, 0x111c3],
      [0x113d1],
      [0x1193f],
      [0x11941],
      [0x11a84, 0x11a89],
      [0x11d46],
      [0x11f02],
    ],
  },
  { breakClass: is.SPACING_MARK, ranges: [[0xe33], [0xeb3]] },
  {
    breakClass: is.LINKER,
    ranges: [
      [0x94d],
      [0x9cd],
      [0xacd],
      [0xb4d],
      [0xc4d],
      [0xd4d],
      [0x1039],
      [0x17d2],
      [0x1a60],
      [0x1b44],
      [0x1bab],
      [0xa9c0],
      [0xaaf6],
      [0x10a3f],
      [0x11133],
      [0x113d0],
      [0x1193e],
      [0x11a47],
      [0x11a99],
      [0x11f42],
    ],
  },
  // Spacing combining marks that the annex leaves out of SpacingMark.
  {
    breakClass: is.OTHER,
    ranges: [
      [0x102b, 0x102c],
      [0x1038],
      [0x1062, 0x1064],
      [0x1067, 0x106d],
      [0x1083],
      [0x1087, 0x108c],
      [0x108f],
      [0x109a, 0x109c],
      [0x1a61],
      [0x1a63, 0x1a64],
      [0xaa7b],
      [0xaa7d],
      [0x11720, 0x11721],
    ],
  },
  {
    breakClass: is.CONSONANT,
    ranges: [
      [0x915, 0x939],
      [0x958, 0x95f],
      [0x978, 0x97f],
      [0x995, 0x9a8],
      [0x9aa, 0x9b0],
      [0x9b2],
      [0x9b6, 0x9b9],
      [0x9dc, 0x9dd],
      [0x9df],
      [0x9f0, 0x9f1],
      [0xa95, 0xaa8],
      [0xaaa, 0xab0],
      [0xab2, 0xab3],
      [0xab5, 0xab9],
      [0xaf9],
      [0xb15, 0xb28],
      [0xb2a, 0xb30],
      [0xb32, 0xb33],
      [0xb35, 0xb39],
      [0xb5c, 0xb5d],
      [0xb5f],
      [0xb71],
      [0xc15, 0xc28],
      [0xc2a, 0xc39],
      [0xc58, 0xc5a],
      [0xd15, 0xd3a],
      [0x1000, 0x102a],
      [0x103f],
      [0x1050, 0x1055],
      [0x105a, 0x105d],
      [0x1061],
      [0x1065, 0x1066],
      [0x106e, 0x1070],
      [0x1075, 0x1081],
      [0x108e],
      [0x1780, 0x17b3],
      [0x1a20, 0x1a54],
      [0x1b0b, 0x1b0c],
      [0x1b13, 0x1b33],
      [0x1b45, 0x1b4c],
      [0x1b83, 0x1ba0],
      [0x1bae, 0x1baf],
      [0x1bbb, 0x1bbd],
      [0xa989, 0xa98b],
      [0xa98f, 0xa9b2],
      [0xa9e0, 0xa9e4],
      [0xa9e7, 0xa9ef],
      [0xa9fa, 0xa9fe],
      [0xaa60, 0xaa6f],
      [0xaa71, 0xaa73],
      [0xaa7a],
      [0xaa7e, 0xaa7f],
      [0xaae0, 0xaaea],
      [0xabc0, 0xabda],
      [0x10a00],
      [0x10a10, 0x10a13],
      [0x10a15, 0x10a17],
      [0x10a19, 0x10a35],
      [0x11103, 0x11126],
      [0x11144],
      [0x11147],
      [0x11380, 0x11389],
      [0x1138b],
      [0x1138e],
      [0x11390, 0x113b5],
      [0x11900, 0x11906],
      [0x11909],
      [0x1190c, 0x11913],
      [0x11915, 0x11916],
      [0x11918, 0x1192f],
      [0x11a00],
      [0x11a0b, 0x11a32],
      [0x11a50],
      [0x11a5c, 0x11a83],
      [0x11f04, 0x11f10],
      [0x11f12, 0x11f33],
    ],
  },
];
