import { expect, test } from "vitest";
import { checkTrace } from "./check-trace.js";

test.each([
  // Counting words and cases are written on to the number.
  ["সাড়ে তিনটায় ট্রেন ছাড়বে।", "The train leaves at 3:15.", "The train leaves at 3:30."],
  ["পৌনে চারটেয় দেখা হবে।", "They will meet at 4:15.", "They will meet at 3:45."],
  ["सव्वा दोनला ये.", "Come at 2:30.", "Come at 2:15."],
  // A spelling that the dictionary knows and the number reader does not.
  ["savaa do baje meeting hai", "The meeting is at half past two.", "The meeting is at a quarter past two."],
])("the number of %s is read", (source, wrong, right) => {
  expect(checkTrace(source, wrong).label).toBe("misread_detected");
  expect(checkTrace(source, right).label).toBe("no_misread_detected");
});
