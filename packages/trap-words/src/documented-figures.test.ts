import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadTrapWords, trapWordLanguages } from "./load-trap-words.js";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

describe("the table of the README", () => {
  test.each(trapWordLanguages())("counts the terms and senses of %s", (language) => {
    const { entries, review } = loadTrapWords(language);
    const senses = entries.reduce((sum, entry) => sum + entry.senses.length, 0);
    const [row] = readme.split("\n").filter((line) => line.startsWith(`| \`${language}\``));
    expect(
      row
        ?.split("|")
        .slice(2, 5)
        .map((cell) => cell.trim()),
    ).toEqual([`${entries.length}`, `${senses}`, review]);
  });
});
