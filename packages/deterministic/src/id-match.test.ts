import { contractViolations } from "@eval/core/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type IdMatchOptions, idMatch } from "./id-match.js";

const labelOf = (output: string, expected: string | string[], options: Partial<IdMatchOptions> = {}) =>
  idMatch(options)({ output, expected }).label;

describe("idMatch", () => {
  // Forms of identifiers: vehicle registration (Central Motor Vehicles Rules 1989), PAN, PIN code, arXiv, order numbers.
  test.each([
    ["A-101", "A-101"],
    [" A-101\n", "A-101"],
    ["The order is A-101.", "A-101"],
    ["Orders: A-101, A-102", "A-101"],
    ["(A-101)", "A-101"],
    ["id=A-101;", "A-101"],
    ["#101", "101"],
    ["**ABCDE1234F**", "ABCDE1234F"],
    ["Ａ－１０１", "A-101"],
    ["A-101", "Ａ－１０１"],
    ["ऑर्डर A-101 है।", "A-101"],
    ["A-101को भेजा", "A-101"],
    ["A-101-ൽ", "A-101"],
    ["पिन ११०००१", "११०००१"],
    ["क-१०१ देखें", "क-१०१"],
    ["caf\u00e9-1", "cafe\u0301-1"],
    ["🆔A-101🎉", "A-101"],
    ["see arXiv:2301.00001", "2301.00001"],
    ["MH 12  AB 1234", "MH 12 AB 1234"],
    ["A-1012, then A-101", "A-101"],
    ["A-101/A-102", "A-102"],
    ["A-101–A-105", "A-101"],
    ["A-101—cancelled", "A-101"],
    ["https://example.com/orders/A-101?page=1", "A-101"],
    ["www.example.com/q?a=1&id=A-101&b=2", "A-101"],
    ["Order No.A-101", "A-101"],
    ["क्र.A-101", "A-101"],
  ])("finds in %j the identifier %j", (output, expected) => {
    expect(idMatch()({ output, expected })).toMatchObject({ score: 1, passed: true, label: "matched" });
  });

  test.each([
    ["A-1012", "A-101", "inside_longer_id"],
    ["BA-101", "A-101", "inside_longer_id"],
    ["A-101-B", "A-101", "inside_longer_id"],
    ["A-101.5", "A-101", "inside_longer_id"],
    ["A-101", "101", "inside_longer_id"],
    ["X_101", "101", "inside_longer_id"],
    ["A-101/B", "A-101", "inside_longer_id"],
    ["BA-101/A-102", "A-101", "inside_longer_id"],
    ["A-101/A-1025", "A-101", "inside_longer_id"],
    ["1234/5678", "1234", "inside_longer_id"],
    ["https://example.com/A-1012", "A-101", "inside_longer_id"],
    ["casino.A-101", "A-101", "inside_longer_id"],
    ["1,101", "101", "inside_longer_id"],
    ["101वाँ", "101", "inside_longer_id"],
    ["क-१०१क", "क-१०१", "inside_longer_id"],
    ["a-101", "A-101", "missing"],
    ["A101", "A-101", "missing"],
    ["A 101", "A-101", "missing"],
    ["A-102", "A-101", "missing"],
    ["110001", "११०००१", "missing"],
    ["A²", "A2", "missing"],
    ["", "A-101", "blank"],
  ])("calls %j against %j %s", (output, expected, label) => {
    expect(idMatch()({ output, expected })).toMatchObject({ score: 0, passed: false, label });
  });

  test("takes the other case when asked", () => {
    expect(labelOf("abcde1234f", "ABCDE1234F", { caseSensitive: false })).toBe("matched");
  });

  test("leaves separators out when asked, without joining neighbours", () => {
    const loose = { separators: "ignored" } as const;
    expect(labelOf("MH12AB1234", "MH-12 AB/1234", loose)).toBe("matched");
    expect(labelOf("MH–12–AB–1234", "MH12AB1234", loose)).toBe("matched");
    expect(labelOf("1234 5678 9012", "123456789012", loose)).toBe("matched");
    expect(labelOf("1234 5678 9012", "12345678", loose)).toBe("inside_longer_id");
    expect(labelOf("PIN 110001 2 days", "110001", loose)).toBe("matched");
    expect(labelOf("MH12AB1235", "MH-12 AB/1234", loose)).toBe("missing");
  });

  test("takes digits of other scripts when asked", () => {
    expect(labelOf("पिन ११०००१", "110001", { digits: "any-script" })).toBe("matched");
  });

  test("flags others of the same shape, and only those that are not expected", () => {
    const result = idMatch()({ output: "A-101 or A-102, by 2 days, not AB-10", expected: "A-101" });
    expect(result.metadata).toEqual({ expectedIndex: 0, namesOtherIds: true, otherIds: ["A-102"] });
    expect(idMatch()({ output: "A-101 and A-102", expected: ["A-102", "A-101"] }).metadata).toEqual({
      expectedIndex: 0,
    });
    expect(idMatch()({ output: "alpha beats gamma", expected: "alpha" }).metadata).toEqual({ expectedIndex: 0 });
  });

  test("takes any of several expected identifiers and says which", () => {
    expect(idMatch()({ output: "it is B-2", expected: ["A-1", "B-2"] }).metadata.expectedIndex).toBe(1);
    expect(labelOf("A-1", "")).toBe("empty_expected");
  });

  test("finds every identifier in prose, and never in a longer one", () => {
    const id = fc.stringMatching(/^[A-Z0-9]{1,4}([-_/.][A-Z0-9]{1,4}){0,3}$/);
    fc.assert(
      fc.property(id, fc.stringMatching(/^[A-Za-z0-9]$/), (expected, more) => {
        expect(labelOf(`उत्तर: ${expected} है।`, expected)).toBe("matched");
        for (const separators of ["exact", "ignored"] as const) {
          expect(labelOf(`${expected}${more}`, expected, { separators })).not.toBe("matched");
          expect(labelOf(`${more}-${expected}`, expected, { separators })).not.toBe("matched");
        }
      }),
    );
  });

  test("keeps the promises of every metric", async () => {
    const cases = [
      { output: "A-101 (या A-102)", expected: "A-101" },
      { output: "[x](y)*+?", expected: "[x](y)*+?" },
    ];
    expect(await contractViolations(idMatch(), cases)).toEqual([]);
    expect(await contractViolations(idMatch({ separators: "ignored", caseSensitive: false }), cases)).toEqual([]);
  });
});
