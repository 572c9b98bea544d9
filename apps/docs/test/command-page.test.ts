import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { commandPage } from "../generate/command-page.mjs";

const page = commandPage(fileURLToPath(new URL("../../../", import.meta.url)));

test.each([
  ["## evals score", "--min-pass-rate"],
  ["### evals dataset build", "--allow-context"],
  ["### evals dataset check", "--strict"],
])("the page of the command line has under %j the options of that command, %s among them", (title, option) => {
  const [, section = ""] = page.split(`\n${title}\n`);
  expect(section.split(/\n##/u)[0]).toContain(option);
});
