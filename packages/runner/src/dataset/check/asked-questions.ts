import { createHash } from "node:crypto";
import { type EvalCase, expectedAnswers, show } from "@eval/core";
import { collapseWhitespace, isBlank, toNfc } from "@eval/core/text";
import { unguarded } from "../row-writer.js";

/** What is found where a question is asked again: of which row, by which code, and what there is to say. */
export interface AskedAgain {
  readonly code: "duplicate_question" | "conflicting_golds";
  readonly row: number;
  readonly example: string;
}

interface Asked {
  readonly row: number;
  readonly gold: string;
  /** The first row is told of once for each code. */
  readonly told: Set<AskedAgain["code"]>;
}

/**
 * Questions by what they ask: Unicode form and spaces aside, with their options and passages, since "which of these is
 * true?" is another question with other options. Joiners and signs are letters of Indian scripts and count.
 */
export class AskedQuestions {
  readonly #asked = new Map<string, Asked>();

  /** What a row adds to what was asked before: nothing, or both rows of a pair. */
  add(row: number, given: EvalCase): readonly AskedAgain[] {
    const evalCase = unguarded(given);
    if (evalCase.input === undefined || isBlank(evalCase.input)) return [];
    const key = hashOf(questionOf(evalCase));
    const gold = hashOf(goldOf(evalCase));
    const first = this.#asked.get(key);
    if (first === undefined) {
      this.#asked.set(key, { row, gold, told: new Set() });
      return [];
    }
    const code = first.gold === gold ? "duplicate_question" : "conflicting_golds";
    const answers = code === "duplicate_question" ? "with the same answers" : "with other answers";
    const example = `row ${row} asks ${show(evalCase.input)} of row ${first.row} again, ${answers}`;
    const isNew = !first.told.has(code);
    first.told.add(code);
    return [...(isNew ? [first.row] : []), row].map((place) => ({ code, row: place, example }));
  }
}

const sameText = (text: string): string => collapseWhitespace(toNfc(text));

const sameTexts = (texts: readonly string[]): string[] => [...new Set(texts.map(sameText))].sort();

/** Options count as a set: shuffled they ask the same. */
const questionOf = ({ input = "", choices = [], context = [] }: EvalCase): unknown => [
  sameText(input),
  sameTexts(choices.map(({ text }) => text)),
  context.map(sameText),
];

/** Accepted answers as a set; the label of an option stands for its text. */
const goldOf = (evalCase: EvalCase): unknown =>
  sameTexts(
    expectedAnswers(evalCase)
      .filter((answer) => !isBlank(answer))
      .map((answer) => evalCase.choices?.find(({ label }) => label === answer.trim())?.text ?? answer),
  );

/** A set may have a million questions: of each so much is kept. */
const hashOf = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("base64url");
