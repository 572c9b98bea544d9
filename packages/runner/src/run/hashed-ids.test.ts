import { describe, expect, test } from "vitest";
import { HashedIds } from "./hashed-ids.js";

describe("HashedIds", () => {
  test("tells an id that was seen, and in which case first, from one that was not", () => {
    const ids = new HashedIds();
    expect([ids.add("q1", 1), ids.add("q2", 2), ids.add("q1", 3), ids.add("q1", 4)]).toEqual([null, null, 1, 1]);
  });

  test("finds exactly the doubles among many ids of one shape, in any script", () => {
    const ids = new HashedIds();
    let doubles = 0;
    for (let number = 0; number < 200_000; number++) if (ids.add(`प्रश्न-${number}`, number) !== null) doubles += 1;
    for (let number = 0; number < 1_000; number++) if (ids.add(`प्रश्न-${number}`, 1e6) === number) doubles += 1;
    expect(doubles).toBe(1_000);
  });
});
