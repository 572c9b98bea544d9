import { describe, expect, test } from "vitest";
import { labelerName } from "./labeler-name.js";

describe("labelerName", () => {
  test("is one name in every spelling of white space, case and normal form", () => {
    expect(labelerName(" Ren\u0065\u0301e\u00a0 D ", [])).toBe("Ren\u00e9e D");
    expect(labelerName("ANNA devi", ["Anna Devi"])).toBe("Anna Devi");
    expect(labelerName("श्रीक्‍षा", [])).toBe("श्रीक्‍षा");
  });
});
