import { describe, expect, test } from "vitest";
import { checkColumn } from "./check-column.js";

describe("checkColumn", () => {
  test("takes a column that is there, and a name with dots, which only rows can tell", () => {
    expect(checkColumn("--by", "Domain", ["Domain"])).toBe("Domain");
    expect(checkColumn("--by", "metadata.category", ["metadata"])).toBe("metadata.category");
  });

  test("says where a name may lie that is no column", () => {
    expect(() => checkColumn("--by", "category", ["input", "metadata"])).toThrow("or is it metadata.category?");
    expect(() => checkColumn("--by", "Domian", ["Domain"])).toThrow('got "Domian"; did you mean "Domain"?');
  });
});
