import { describe, expect, test } from "vitest";
import { HashedIds } from "./hashed-ids.js";

describe("HashedIds", () => {
  test("tells an id that was seen from one that was not", () => {
    const ids = new HashedIds();
    expect([ids.add("q1"), ids.add("q2"), ids.add("q1")]).toEqual([false, false, true]);
  });

  test("finds exactly the doubles among many ids of one shape, in any script", () => {
    const ids = new HashedIds();
    let doubles = 0;
    for (let number = 0; number < 200_000; number++) if (ids.add(`प्रश्न-${number}`)) doubles += 1;
    for (let number = 0; number < 1_000; number++) if (ids.add(`प्रश्न-${number}`)) doubles += 1;
    expect(doubles).toBe(1_000);
  });
});
