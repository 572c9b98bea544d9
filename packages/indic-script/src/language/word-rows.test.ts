import { expect, test } from "vitest";
import { PLAIN, QUOTED } from "./contexts.js";
import { splitScriptWords } from "./split-script-words.js";
import { MOST_ROWS, wordRows } from "./word-rows.js";

/** Rows that hold the words they were filled with. */
function open() {
  const filled: string[] = [];
  const rowOf = wordRows((row, word, context) => {
    filled[row] = `${word} ${context}`;
  });
  const read = (text: string, context: number) =>
    splitScriptWords(text).words.map((word) => filled[rowOf(text, word, context)]);
  return { read, rowOf };
}

test("wordRows finds a word again wherever it stands, and apart in another context", () => {
  const { read, rowOf } = open();
  const text = "मैं हूँ मैं";
  const [first, , third] = splitScriptWords(text).words;
  expect(read(text, PLAIN)).toEqual(["मैं 0", "हूँ 0", "मैं 0"]);
  expect(rowOf(text, first!, PLAIN)).toBe(rowOf(text, third!, PLAIN));
  expect(read("मैं", QUOTED)).toEqual([`मैं ${QUOTED}`]);
});

test("wordRows forgets when it has no room, and goes on right", () => {
  const { read } = open();
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const wrong: string[] = [];
  for (let number = 0; number < 2 * MOST_ROWS; number += 1) {
    const word = [17_576, 676, 26, 1].map((place) => letters[Math.floor(number / place) % 26]).join("");
    const [one, other] = read(`${word} aaaa`, PLAIN);
    if (one !== `${word} 0` || other !== "aaaa 0") wrong.push(word);
  }
  expect(wrong).toEqual([]);
});

test("wordRows reads a run of letters that is longer than any word, without keeping it", () => {
  const { read, rowOf } = open();
  const long = "x".repeat(10_000);
  expect(read(`${long} y`, PLAIN)).toEqual([`${long} 0`, "y 0"]);
  expect(rowOf(long, splitScriptWords(long).words[0]!, PLAIN)).toBe(0);
});
