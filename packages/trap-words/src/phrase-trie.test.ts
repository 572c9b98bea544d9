import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPhraseTrie } from "./phrase-trie.js";
import { findWords } from "./words.js";

function trieOf(phrases: readonly string[]) {
  const trie = createPhraseTrie<string[]>(() => []);
  for (const phrase of phrases) trie.add(phrase)?.push(phrase);
  return trie;
}

function phrasesIn(text: string, ...phrases: string[]): string[] {
  const trie = trieOf(phrases);
  const found: string[] = [];
  trie.scan(findWords(text), (phrases) => found.push(...phrases));
  return found;
}

describe("createPhraseTrie", () => {
  test.each([
    ["The SEA-Floor", ["sea floor"], ["sea floor"]],
    ["the sea. Floor", ["sea floor"], []],
    ["chadar", ["dar"], []],
    ["चादर", ["दर"], []],
    // The nukta letter as one character and as two, and left out.
    ["\u0921\u0947\u0922\u093C \u0921\u0947\u095D \u0921\u0947\u0922", ["डेढ़"], ["डेढ़", "डेढ़", "डेढ़"]],
    ["चाँद और चांद", ["चाँद"], ["चाँद", "चाँद"]],
    ["mean sea level", ["sea level", "mean sea level"], ["mean sea level", "sea level"]],
    ["", ["sea"], []],
    ["sea", ["", "…"], []],
  ])("finds in %j of %j the phrases %j", (text, phrases, found) => {
    expect(phrasesIn(text, ...phrases)).toEqual(found);
  });

  test("finds a phrase that is added after a text was scanned", () => {
    const trie = trieOf(["sea"]);
    const found: string[] = [];
    trie.scan(findWords("sea floor"), (phrases) => found.push(...phrases));
    trie.add("floor")?.push("floor");
    trie.scan(findWords("sea floor"), (phrases) => found.push(...phrases));
    expect(found).toEqual(["sea", "sea", "floor"]);
  });

  test("keeps two tries apart that scan one text in turn", () => {
    const [left, right] = [trieOf(["sea"]), trieOf(["floor"])];
    const words = findWords("sea floor");
    const found: string[] = [];
    for (const trie of [left, right, left]) trie.scan(words, (phrases) => found.push(...phrases));
    expect(found).toEqual(["sea", "floor", "sea"]);
  });

  test("finds what a search for whole words finds", () => {
    const word = fc.constantFrom("a", "b", "ab", "ba", "abc");
    const words = fc.array(word, { maxLength: 12 });
    const phrase = fc.array(word, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        words,
        fc.uniqueArray(
          phrase.map((parts) => parts.join(" ")),
          { maxLength: 4 },
        ),
        (text, phrases) => {
          const expected = text.flatMap((_, at) =>
            phrases.filter((candidate) => candidate === text.slice(at, at + candidate.split(" ").length).join(" ")),
          );
          expect(phrasesIn(text.join(" "), ...phrases).sort()).toEqual(expected.sort());
        },
      ),
    );
  });
});
