import { expect, test } from "vitest";
import { breather } from "./breather.js";

test("a timer fires amid promises that are settled at once", async () => {
  let fired = false;
  setTimeout(() => {
    fired = true;
  }, 1);
  const breathe = breather();
  const start = performance.now();
  while (!fired && performance.now() - start < 5_000) await breathe();
  expect(fired).toBe(true);
});
