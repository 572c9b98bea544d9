import { expect, test } from "vitest";
import { hasEnglish } from "./english-words.js";

test.each([
  ["The door of the house", true],
  ["Dedh ghanta lagega", false],
  ["Kal ho naa ho", false],
  ["theek hai", false],
  ["दरवाज़ा", false],
  ["", false],
])("hasEnglish of %j is %s", (text, wanted) => expect(hasEnglish(text)).toBe(wanted));
