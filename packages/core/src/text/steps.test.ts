import { composeSteps, lowerCase, textSteps } from "@eval/core/text";
import { describe, expect, test } from "vitest";
import { fixtureRows } from "../../test/fixture-rows.js";

describe("composeSteps", () => {
  test("applies the steps in the order given", () => {
    const fold = composeSteps(["canonical", "lower-case", "fold-digits", "fold-dashes", "collapse-whitespace"]);
    expect(fold(" GST–१८  अवन\u0905\u093e ")).toBe("gst-18 अवनआ");
  });

  test("changes nothing without steps", () => expect(composeSteps([])(" A ")).toBe(" A "));

  test("names the steps it knows for one it does not", () => {
    expect(() => composeSteps(["nfc", "upper-case"])).toThrow(
      'text step must be one of nfc, nfkc, canonical, reading, loose, lower-case, collapse-whitespace, strip-invisible, fold-quotes, fold-dashes, fold-danda, fold-digits, got "upper-case"',
    );
    expect(() => composeSteps(["toString"])).toThrow('got "toString"');
  });
});

describe("textSteps", () => {
  test.each(Object.entries(textSteps))("%s gives back ASCII without loose ends as it is", (_name, step) => {
    expect(step("new delhi 110001")).toBe("new delhi 110001");
  });
});

describe("lowerCase", () => {
  test("agrees with Python's str.lower", () => {
    for (const { text, lower } of fixtureRows<{ text: string; lower?: string }>("unicode-forms.jsonl")) {
      expect(lowerCase(text)).toBe(lower ?? text);
    }
  });
});
