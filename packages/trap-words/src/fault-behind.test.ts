import { describe, expect, test } from "vitest";
import { isFaulted } from "./fault-behind.js";

const fault = (marked: string) => isFaulted(marked.replace("|", ""), marked.indexOf("|"));

describe("isFaulted", () => {
  test.each([
    "so the reminder for 2:30| is late",
    "so 90 minutes| is an overstatement.",
    "250|, as the assistant has it, is an error.",
    "6:45| वाला उत्तर गलत है",
    '"father\'s brother"| in the answer is wrong',
  ])("sees what %s says of it", (marked) => expect(fault(marked)).toBe(true));

  test.each(["9:15| and the assistant is wrong", "150 people| came", "सात बजे| ट्रेन आती है"])(
    "sees nothing of it in %s",
    (marked) => expect(fault(marked)).toBe(false),
  );
});
