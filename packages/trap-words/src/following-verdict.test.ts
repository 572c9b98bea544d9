import { describe, expect, test } from "vitest";
import { approves, faults } from "./following-verdict.js";

describe("the sentence behind a report", () => {
  test.each([
    " Incorrect.",
    " So it is wrong",
    " Not faithful",
    " In fact he doesn't like it",
    " The user did not ask about that",
    " यह गलत है",
    " प्रश्न में ऐसा कुछ नहीं पूछा गया",
    " এটি ভুল",
    " இது தவறு",
  ])("finds fault in %j", (sentence) => expect(faults(sentence)).toBe(true));

  test.each([
    " The weather is wrong",
    " That's right; the other sense doesn't fit",
    " Correct",
    " The response adds that prices are wrong in other places",
    "",
  ])("finds none in %j", (sentence) => expect(faults(sentence)).toBe(false));

  test.each([" Correct.", " This is right", " सही", " यह ठीक है", " এটি সঠিক"])("approves in %j", (sentence) =>
    expect(approves(sentence)).toBe(true),
  );

  test.each([" Not correct", " This isn't right", " यह ठीक नहीं", " এটি সঠিক নয়", " Score: 1"])(
    "does not approve in %j",
    (sentence) => expect(approves(sentence)).toBe(false),
  );
});
