import { expect, test } from "vitest";
import { findNumbers } from "./find-numbers.js";

const ranges = (text: string) =>
  findNumbers(text).map((number) =>
    number.kind === "range" ? [number.low.value, number.high.value, number.unit] : number.kind,
  );

test.each([
  ["৩ থেকে ৫ দিন লাগবে", 3, 5],
  ["পাঁচ থেকে সাত দিন", 5, 7],
  ["3 முதல் 5 நாட்கள்", 3, 5],
  ["ஐந்து முதல் ஏழு நாட்கள்", 5, 7],
  ["3 నుంచి 5 రోజులు", 3, 5],
  ["3 ते 5 दिवस", 3, 5],
  ["३ देखि ५ दिन", 3, 5],
  ["પાંચથી સાત દિવસ", 5, 7],
  ["5થી 7 દિવસ", 5, 7],
  ["ಐದರಿಂದ ಏಳು ದಿನಗಳು", 5, 7],
  ["3ರಿಂದ 5 ದಿನಗಳು", 3, 5],
  ["3 മുതൽ 5 ദിവസം വരെ", 3, 5],
  ["3 ਤੋਂ 5 ਦਿਨ", 3, 5],
  ["ପାଞ୍ଚରୁ ସାତ ଦିନ", 5, 7],
  ["3 سے 5 دن", 3, 5],
])("%j is one range of days", (text, low, high) => {
  expect(ranges(text)).toEqual([[low, high, "day"]]);
});

test.each(["9 থেকে 5", "3 நாட்கள், 5 முதல்", "unki umar 25 thi 30 nahi"])("%j is no range", (text) => {
  expect(findNumbers(text).some(({ kind }) => kind === "range")).toBe(false);
});
