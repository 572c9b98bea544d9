import { readFileSync } from "node:fs";
import { isMetricFactory } from "@eval/core";
import { describe, expect, test } from "vitest";
import * as deterministic from "../../packages/deterministic/src/index.js";
import { exceptionOf } from "./by-definition.mjs";
import { measureScripts, textMetrics } from "./conformance.mjs";
import { kinds } from "./kinds.mjs";
import { scripts } from "./scripts.mjs";
import { toMarkdown } from "./to-markdown.mjs";

const metrics = textMetrics(deterministic, isMetricFactory);
const cells = measureScripts(metrics);
const wantedOf = new Map(kinds.map(({ name, wanted }) => [name, wanted]));
const shown = ({ metric, script, kind, pair, score }: (typeof cells)[number]) =>
  `${metric} in ${script}, ${kind}: ${JSON.stringify(pair)} scores ${score}`;

describe("the metrics of @eval/deterministic, in every script", () => {
  test.each(metrics.map(({ info }) => info.name))("%s finds identical texts identical", (metric) => {
    for (const { script } of scripts) {
      const own = cells.filter((cell) => cell.metric === metric && cell.script === script && cell.kind === "identical");
      expect(own.filter(({ isBest }) => isBest).map(shown)).not.toEqual([]);
      expect(own.filter(({ isBest, score }) => !isBest && score !== null).map(shown)).toEqual([]);
    }
  });

  test("find unrelated texts unequal, and say so with a score", () => {
    const unrelated = cells.filter(({ kind }) => kind === "unrelated");
    expect(unrelated.filter(({ isBest, score }) => isBest || score === null).map(shown)).toEqual([]);
  });

  test("find no two different words equal", () => {
    const different = cells.filter(({ kind }) => wantedOf.get(kind) === "not best");
    expect(different.filter((cell) => cell.isBest && exceptionOf(cell) === undefined).map(shown)).toEqual([]);
  });

  test("find what means the same equal, but for what their definitions count", () => {
    const same = cells.filter(({ kind, score }) => wantedOf.get(kind) === "best" && score !== null);
    expect(same.filter((cell) => !cell.isBest && exceptionOf(cell) === undefined).map(shown)).toEqual([]);
  });

  test("count what their definitions are said to count", () => {
    const excepted = cells.filter((cell) => cell.score !== null && exceptionOf(cell) !== undefined);
    const shows = ({ kind, isBest }: (typeof cells)[number]) => isBest !== (wantedOf.get(kind) === "best");
    const untrue = excepted.filter(({ metric, kind, script }) => {
      const own = excepted.filter((cell) => cell.metric === metric && cell.kind === kind && cell.script === script);
      return !own.some(shows);
    });
    expect(untrue.map(shown)).toEqual([]);
  });

  test("say what the page says", () => {
    const page = readFileSync(new URL("../../packages/deterministic/SCRIPTS.md", import.meta.url), "utf8");
    expect(page).toBe(toMarkdown(cells));
  });
});

describe("the pairs of texts", () => {
  test("name the encodings that they say", () => {
    for (const { forms } of scripts) {
      for (const [left, right] of forms) {
        expect(left).not.toBe(right);
        expect(left.normalize("NFC")).toBe(right.normalize("NFC"));
      }
    }
  });

  test("differ in joiners alone where they are about joiners, but for chillus", () => {
    const bare = (text: string) => text.replace(/[\u200C\u200D]/g, "");
    const pairs = scripts.flatMap(({ idleJoiners, shownJoiners }) => [...idleJoiners, ...shownJoiners]);
    const others = pairs.filter(([left, right]) => bare(left) !== bare(right));
    expect(others).toEqual([["അവന്\u200D", "അവൻ"]]);
  });

  test("are of different words where they say so, whatever the encoding", () => {
    const pairs = scripts.flatMap(({ vowelPairs, wordPairs, longerWords }) => [
      ...vowelPairs,
      ...wordPairs,
      ...longerWords,
    ]);
    expect(pairs.filter(([left, right]) => left.normalize("NFKC") === right.normalize("NFKC"))).toEqual([]);
  });

  test("have a sentence and an unrelated one that share no word", () => {
    for (const { sentence, unrelated } of scripts) {
      const words = new Set(sentence.split(" "));
      expect(unrelated.split(" ").filter((word) => words.has(word))).toEqual([]);
    }
  });
});
