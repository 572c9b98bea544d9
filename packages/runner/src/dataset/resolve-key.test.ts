import { describe, expect, test } from "vitest";
import { resolveKey } from "./resolve-key.js";

const letters = ["strength", "speed", "stamina", "4"].map((text, index) => ({ label: "ABCD"[index]!, text }));
const digits = ["शक्ति", "गति", "सहनशक्ति", "बल"].map((text, index) => ({ label: String(index + 1), text }));
const given = { choices: letters, hasOwnLabels: true };
const byPlace = { choices: letters, hasOwnLabels: false };
const numbered = { choices: digits, hasOwnLabels: true };

describe("resolveKey", () => {
  test.each([
    // ARC labels part of its options "1" to "4"; read as an index from 0, as the reference does, "1" is the second.
    ["1", numbered, { label: "1" }],
    ["4", numbered, { label: "4" }],
    [1, numbered, { label: "1" }],
    [4, numbered, { label: "4" }],
    // MMLU's answers are indexes from 0.
    [0, byPlace, { label: "A" }],
    [3, byPlace, { label: "D" }],
    ["2", byPlace, { label: "C" }],
    [2, given, { label: "C" }],
    ["C", byPlace, { label: "C" }],
    [" c ", byPlace, { label: "C" }],
    ["stamina", given, { label: "C" }],
    ["गति", numbered, { label: "2" }],
    ["४", given, { label: "D" }],
    ["४", byPlace, { label: "D" }],
    ["२", numbered, { label: "2" }],
    ["(c).", given, { label: "C" }],
    ["B) speed", given, { label: "B" }],
    ["-4", numbered, { doubt: "not_among_options" }],
  ])("takes the key %j as %j", (key, options, expected) => {
    expect(resolveKey(key, options)).toEqual(expected);
  });

  test("does not take digits for a place where the source shows letters: nobody says whether it counts from 0 or 1", () => {
    expect(resolveKey("2", given)).toEqual({ doubt: "not_among_options" });
  });

  test("does not choose where a key is the text of one option and the place of another", () => {
    const choices = ["0", "4", "2", "6"].map((text, index) => ({ label: "ABCD"[index]!, text }));
    expect(resolveKey("2", { choices, hasOwnLabels: false })).toEqual({ label: "C" });
    expect(resolveKey("0", { choices, hasOwnLabels: false })).toEqual({ label: "A" });
    const moved = choices.map(({ label }, index) => ({ label, text: String(index + 1) }));
    expect(resolveKey("2", { choices: moved, hasOwnLabels: false })).toEqual({ doubt: "ambiguous" });
    expect(resolveKey(2, { choices: moved, hasOwnLabels: false })).toEqual({ label: "C" });
  });

  test("does not choose between two options with the text of the key", () => {
    const choices = [...letters, { label: "E", text: "speed" }];
    expect(resolveKey("speed", { choices, hasOwnLabels: true })).toEqual({ doubt: "ambiguous" });
  });

  test("does not choose between two options with the label of the key", () => {
    const choices = letters.map((choice, index) => (index === 1 ? { ...choice, label: "A" } : choice));
    expect(resolveKey("A", { choices, hasOwnLabels: true })).toEqual({ doubt: "ambiguous" });
  });

  test.each([[4], ["E"], [-1], [1.5], ["4.0"]])("finds no option for %j", (key) => {
    expect(resolveKey(key, byPlace)).toEqual({ doubt: "not_among_options" });
  });
});
