import { describe, expect, test } from "vitest";
import { findInstruction } from "./find-instruction.js";

describe("a language in the place of one named before", () => {
  test.each([
    ["Answer in Hindi; sorry, I meant Punjabi. What is a well?", "pa"],
    ["Answer in Tamil. Actually, Telugu.", "te"],
    ["Answer in Tamil, no wait, in Telugu", "te"],
    ["Tell me about the Ganga in Hindi. Actually, make it Marathi.", "mr"],
  ])("is the one to answer in: %s", (prompt, tag) =>
    expect(findInstruction(prompt)).toMatchObject({ kind: "languages", tags: [tag] }),
  );

  test.each(["Actually Tamil is older than Hindi.", "Sorry, Hindi is hard for me.", "Make it spicy, like Tamil food"])(
    "is a topic where none was asked for: %s",
    (prompt) => expect(findInstruction(prompt)).toBeNull(),
  );
});
