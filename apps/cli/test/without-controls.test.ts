import { expect, test } from "vitest";
import { withoutControls } from "../src/render/without-controls.js";
import { Project } from "./project.js";

test.each([
  ["a title for the window", "\u001b]0;pwned\u0007", "�]0;pwned�"],
  ["a turn of direction", "a\u202eb\u2066", "a�b�"],
  ["lines, tabs, joiners and letters of every script", "क्‍ष\n\tதமிழ் ‮".slice(0, -1), "क्‍ष\n\tதமிழ் "],
])("withoutControls of %s", (_, text, shown) => {
  expect(withoutControls(text)).toBe(shown);
});

test("names of columns do not act on the terminal, in what is said of a file and in errors", () => {
  const header = "question,answer,response,\u001b]0;pwned\u0007";
  using here = new Project({ "esc.csv": `${header}\nq,a,a,x\n` });
  for (const args of [
    ["validate", "esc.csv"],
    ["score", "esc.csv", "--map", "output=none"],
  ]) {
    const { stdout, stderr } = here.run(args);
    expect(`${stdout}${stderr}`).toContain("pwned");
    expect(`${stdout}${stderr}`).not.toContain("\u001b");
  }
});
