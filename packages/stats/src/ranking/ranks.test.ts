import { describe, test } from "vitest";
import { expectNear, vectors } from "../../test/vectors.js";
import { ranks } from "./ranks.js";

describe("ranks", () => {
  test("agree with scipy for every rule of ties", () => {
    for (const { input, expected, tolerance } of vectors("stats-correlation", "rankdata")) {
      for (const ties of ["average", "min", "max", "dense", "ordinal"] as const) {
        expectNear(ranks(input.x, ties), expected[ties], tolerance);
      }
    }
  });
});
