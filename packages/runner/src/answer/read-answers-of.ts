import path from "node:path";
import type { RunFolder } from "../run/run-folder.js";
import type { AnswerManifest } from "./journal/answer-manifest.js";

export const ANSWER_MANIFEST = "answer.json";

/** The manifest of a run of answers. What checks it is loaded only here: a run of scores needs none of it. */
export async function readAnswersOf(folder: RunFolder): Promise<AnswerManifest> {
  const { readAnswerManifest } = await import("./journal/answer-manifest.js");
  return readAnswerManifest(path.join(folder.path, ANSWER_MANIFEST));
}
