import { describe, expect, test } from "vitest";
import { mmluGroup, mmluSubjects } from "./mmlu-subjects.js";

describe("mmluGroup", () => {
  // Hendrycks et al. 2021, section 3 and appendix: 57 subjects.
  test("knows the 57 subjects of the paper, each once", () => {
    expect(mmluSubjects()).toHaveLength(57);
    expect(new Set(mmluSubjects()).size).toBe(57);
  });

  test.each([
    ["abstract_algebra", "STEM"],
    ["astronomy", "STEM"],
    ["college_biology", "STEM"],
    ["jurisprudence", "humanities"],
    ["High School Geography", "social sciences"],
    ["virology", "other"],
    ["professional_accounting", "other"],
  ])("puts %j into %j", (subject, group) => {
    expect(mmluGroup(subject)).toBe(group);
  });

  test("leaves a subject alone that the paper does not have", () => {
    expect(mmluGroup("भारतीय संस्कृति")).toBe(null);
    expect(mmluGroup("constructor")).toBe(null);
  });
});
