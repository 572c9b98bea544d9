import { expect, test } from "vitest";
import { isBlank } from "./blank.js";

test("a text of one character is blank where Unicode has the character for white space, control or format", () => {
  const invisible = /^[\p{White_Space}\p{Cc}\p{Cf}]$/u;
  const wrong: string[] = [];
  for (let code = 0; code <= 0xffff; code++) {
    const text = String.fromCharCode(code);
    if (isBlank(text) !== invisible.test(text)) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

test.each(["", " \u00a0\t", "\u200d\u200c", "\ufeff\n"])("%j is blank", (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(["दिल्ली", "\u200dक", "।", "👩\u200d👧", " ௐ"])("%j is not", (text) => {
  expect(isBlank(text)).toBe(false);
});
