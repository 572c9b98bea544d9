import { describe, expect, test } from "vitest";
import { closestName, suggestName } from "./closest-name.js";

describe("closestName", () => {
  test.each([
    ["reponse", ["question", "response"], "response"],
    ["Response", ["question", "response"], "response"],
    ["उतर", ["प्रश्न", "उत्तर"], "उत्तर"],
    ["gold", ["question", "response"], null],
    ["gold", [], null],
  ])("finds for %j among %j the name %j", (wrong, known, near) => {
    expect(closestName(wrong, known)).toBe(near);
  });
});

describe("suggestName", () => {
  test("lists what there is where nothing is near", () => {
    expect(suggestName("gold", ["question", "response"])).toBe('there are "question", "response"');
    expect(suggestName("respons", ["question", "response"])).toBe('did you mean "response"?');
    expect(suggestName("gold", [])).toBe("there are none");
  });

  test("finds a name that lies in an object", () => {
    expect(suggestName("category", ["categories", "metadata.category"])).toBe('did you mean "metadata.category"?');
  });
});
