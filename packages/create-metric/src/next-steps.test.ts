import { describe, expect, test } from "vitest";
import { nextSteps } from "./next-steps.js";

const made = { packageName: "eval-metric-a", place: "eval-metric-a", version: "1.0.0", clone: null };

describe("nextSteps", () => {
  test("are those of any package once there was a release", () => {
    expect(nextSteps(made)).toEqual(["eval-metric-a is there. Next: cd eval-metric-a && npm install && npm test"]);
    expect(nextSteps({ ...made, place: "" })).toEqual(["eval-metric-a is there. Next: npm install && npm test"]);
  });

  test("name the archive of core before the first release, in the clone where there is one", () => {
    const unreleased = { ...made, version: "0.0.0" };
    expect(nextSteps(unreleased).at(-1)).toBe(
      "  cd eval-metric-a && npm install --save-dev CLONE/packed/eval-core-*.tgz && npm test",
    );
    // The star is for the shell, so it stands outside the quotes.
    expect(nextSteps({ ...unreleased, place: "", clone: "/my code/eval" }).at(-1)).toBe(
      '  npm install --save-dev "/my code/eval"/packed/eval-core-*.tgz && npm test',
    );
  });
});
