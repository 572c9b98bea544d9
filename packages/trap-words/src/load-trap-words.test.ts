import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { embeddedDictionaries } from "./embedded-dictionaries.js";
import { loadTrapWords, trapWordLanguages } from "./load-trap-words.js";
import { unpackText } from "./unpack-text.js";

const folder = new URL("../dictionaries/", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".json"));

describe("loadTrapWords", () => {
  test("knows every dictionary of the folder, as it is there", () => {
    expect(trapWordLanguages().sort()).toEqual(files.map((file) => file.replace(".json", "")).sort());
    for (const file of files) {
      const data = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
      // Run embed-dictionaries.mjs after a change.
      expect(JSON.parse(unpackText(embeddedDictionaries[data.language]!)), file).toEqual(data);
    }
  });

  test("gives the same frozen object every time", () => {
    expect(loadTrapWords("hi")).toBe(loadTrapWords("hi"));
    expect(Object.isFrozen(loadTrapWords("hi").entries[0]?.senses)).toBe(true);
  });

  test("names the languages there are where it has none", () => {
    expect(() => loadTrapWords("fr")).toThrow(/language of trap words must be one of .*hi.*, got "fr"/);
    expect(() => loadTrapWords("constructor")).toThrow(/must be one of/);
  });

  test.each([
    ["hi", 150],
    ["hi-Latn", 40],
  ])("has in %s at least %i terms", (language, least) => {
    expect(loadTrapWords(language).entries.length).toBeGreaterThanOrEqual(least);
  });
});
