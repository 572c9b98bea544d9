import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixtureText, type MatchCase, matchRows } from "../../test/match-rows.js";
import { sameAnswer } from "./same-answer.js";

interface ReferenceRow {
  readonly id: string;
  readonly fn: "exact_match_score" | "token_f1_score" | "char_similarity_score";
  readonly a: string | null;
  readonly b: string | null;
  readonly expected: number;
  readonly better?: number | string;
}

const rows = matchRows<ReferenceRow>("vindex-match.jsonl");
const differences = new Set(
  (JSON.parse(fixtureText("vindex-match-differences.json")) as { ids: string[] }[]).flatMap(({ ids }) => ids),
);

describe("sameAnswer", () => {
  // The reference turns what is no text into "".
  const same = ({ a, b }: ReferenceRow) => sameAnswer(a ?? "", b ?? "");

  test.each(rows.filter(({ fn }) => fn === "exact_match_score"))("decides $id: $a and $b", (row) => {
    const isSame = (row.better ?? row.expected) === 1;
    expect(same(row)).toBe(differences.has(row.id) ? !isSame : isSame);
  });

  // Token F1 and character ratio are measures of @eval/deterministic; here they bound what may be the same.
  test.each(rows.filter(({ fn }) => fn !== "exact_match_score"))(
    "takes texts for the same where they share everything: $id, $a and $b",
    (row) => {
      const sharesAll = row.expected === 1;
      expect(same(row)).toBe(differences.has(row.id) ? !sharesAll : sharesAll);
    },
  );

  const cases = matchRows<MatchCase>("match-cases.jsonl").filter(({ input }) => input["op"] !== "answer_in");
  test.each(cases)("decides $id", ({ input, expected }) => {
    expect(sameAnswer(input["a"]!, input["b"]!, input["lang"] === "as" ? { language: "as" } : {})).toBe(expected);
  });

  test.each([
    ["गंगा", "Ganga"],
    ["१९४७", "1947"],
    ["5 लाख", "5,00,000"],
    ["डेढ़ लाख", "150000"],
    ["Bombay", "मुंबई"],
    ["Dilli", "Delhi"],
    ["நூறு", "நூறு"],
    ["চাঁদ", "চাঁদ"],
    ["Laxmi", "Lakshmi"],
    ["Deepak", "Dipak"],
    ["Shri Ram", "Sri Ram"],
    ["5 km", "5000 m"],
    ["A.P.J. Abdul Kalam", "APJ Abdul Kalam"],
    ["H₂O", "H2O"],
    ["colour", "color"],
    ["दु:ख", "दुःख"],
  ])("takes %s for %s", (left, right) => {
    expect(sameAnswer(left, right)).toBe(true);
    expect(sameAnswer(right, left)).toBe(true);
  });

  test.each([
    ["1200", "1.2"],
    ["-5", "5"],
    ["–5", "5"],
    ["5 km", "5 kg"],
    ["₹500", "$500"],
    ["5%", "5"],
    ["007", "7"],
    ["10²", "102"],
    ["21", "21st"],
    ["कमल", "कमाल"],
    ["kamaal", "कमल"],
    ["दिन", "दीन"],
    ["deen", "दिन"],
    ["कमल", "kamala"],
    ["राम", "रमा"],
    ["काल", "खाल"],
    ["sheep", "ship"],
    ["desert", "dessert"],
    ["C#", "C"],
    ["C++", "C"],
    ["नई दिल्ली", "दिल्ली"],
    ["Ganga", "Ganga river"],
    ["!!!", "..."],
    ["।", ""],
  ])("does not take %s for %s", (left, right) => {
    expect(sameAnswer(left, right)).toBe(false);
    expect(sameAnswer(right, left)).toBe(false);
  });

  test("counts an ending only where it is asked to", () => {
    expect(sameAnswer("paintings", "painting")).toBe(false);
    expect(sameAnswer("paintings", "painting", { levels: ["exact", "inflection"] })).toBe(true);
  });

  test("leaves out the levels that are not asked for", () => {
    expect(sameAnswer("गंगा", "Ganga", { levels: ["exact", "spelling"] })).toBe(false);
    expect(sameAnswer("5 लाख", "5,00,000", { levels: ["exact"] })).toBe(false);
  });

  test("takes every text for itself, in any normal form", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(sameAnswer(text, text)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  const indic = fc
    .array(fc.constantFrom(..."कखगचजटडतदनपबमयरलवशसहअआइईउएओािीुूेोंँ़् কগচতনমযরলািেো தநமரலாிே".split("")), { maxLength: 14 })
    .map((parts) => parts.join(""));

  test("does not depend on the normal form or the order of its sides", () => {
    fc.assert(
      fc.property(indic, indic, (left, right) => {
        expect(sameAnswer(left.normalize("NFD"), right.normalize("NFC"))).toBe(sameAnswer(left, right));
        expect(sameAnswer(left, right)).toBe(sameAnswer(right, left));
      }),
      { numRuns: 500 },
    );
  });

  test("never takes one whole number for another", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (left, right) => {
        const native = String(left).replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
        expect(sameAnswer(native, String(right))).toBe(left === right);
      }),
      { numRuns: 500 },
    );
  });
});
