import fs from "node:fs";
import path from "node:path";
import { type CommandCall, type EvalCase, EvalError, expectedAnswers, show } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { type CalibrateOptions, calibrate } from "../calibration/calibrate.js";
import { scoreLabelled } from "../calibration/calibrate-encoder.js";
import { cardMarkdown } from "../calibration/card-markdown.js";
import type { LabelledPair, LabelledScore } from "../calibration/labelled-score.js";
import { readLabel } from "../calibration/read-label.js";
import { languageKey } from "../cards/language-key.js";
import { openDescribed } from "../pairs/open-described.js";
import type { PairScorer } from "../pairs/pair-scorer.js";
import { type CalibrateSettings, readSettings } from "./calibrate-settings.js";

/** `evals calibrate FILE…`: what a similarity score is worth on labelled pairs, as a card. */
export async function calibrateCommand(call: CommandCall): Promise<number> {
  const settings = readSettings(call.options);
  if (call.operands.length === 0)
    throw new EvalError("invalid-option", "evals calibrate needs a file of labelled pairs");
  const { cases, skipped } = await readLabelled(call, settings);
  if (cases.length === 0) {
    throw new EvalError(
      "invalid-input",
      `column ${show(settings.label)} must hold labels, and no case has one${languageNote(settings)}`,
    );
  }
  const scorer = settings.score === null ? await openDescribed(settings.encoder)(call) : null;
  const named = scorer?.id ?? settings.scoredBy ?? `column ${settings.score}`;
  call.stderr(
    `${named}: ${cases.length} labelled cases${skipped > 0 ? `, ${skipped} without a label or of another language` : ""}`,
  );
  const silent = cases.filter(({ evalCase }) => evalCase.language === undefined).length;
  if (settings.language !== null && silent > 0) {
    call.stderr(
      `${silent} of them do not say their language and are taken for ${settings.language}; --map language=COLUMN`,
    );
  }
  const scores = scorer === null ? readScores(cases, settings.score as string) : await scoreCases(scorer, cases, call);
  const unscored = cases.length - scores.length;
  if (unscored > 0) call.stderr(`${unscored} cases have no score: a text is blank, or the encoder makes nothing of it`);

  const { language, goldShape, criterion, choice, validation, folds, seed } = settings;
  const options: CalibrateOptions = {
    encoder: named,
    revision: scorer?.revision ?? settings.revision,
    language: language === null ? null : languageKey(language),
    goldShape,
    source: settings.source ?? call.operands.map((file) => path.basename(file)).join(", "),
    criterion,
    choice,
    validation,
    ...(folds !== null && { folds }),
    seed,
  };
  const card = calibrate(scores, options);
  const [markdown, json] = [cardMarkdown(card), JSON.stringify(card, null, 2)];
  for (const file of settings.outputs) {
    fs.writeFileSync(path.resolve(call.cwd, file), `${file.endsWith(".md") ? markdown : json}\n`);
    call.stderr(`written: ${file}`);
  }
  call.stdout(settings.isJson ? json : markdown);
  return 0;
}

interface LabelledCase {
  readonly evalCase: EvalCase;
  readonly row: number;
  readonly labels: Omit<LabelledScore, "score">;
}

async function readLabelled(call: CommandCall, settings: CalibrateSettings) {
  const cases: LabelledCase[] = [];
  let row = 0;
  for await (const evalCase of call.readCases(call.operands, { map: settings.map, list: settings.list })) {
    if (cases.length === settings.limit) break;
    row += 1;
    if (isOtherLanguage(evalCase, settings.language)) continue;
    const similar = readLabel(evalCase.metadata?.[settings.label], settings.label, row);
    if (similar !== null) cases.push({ evalCase, row, labels: { similar, ...placeOf(evalCase, settings) } });
  }
  return { cases, skipped: row - cases.length };
}

/** A case that does not say its language is taken. */
const isOtherLanguage = ({ language }: EvalCase, wanted: string | null): boolean =>
  wanted !== null && language !== undefined && languageKey(language) !== languageKey(wanted);

const languageNote = ({ language }: CalibrateSettings): string => (language === null ? "" : ` in ${language}`);

function placeOf(evalCase: EvalCase, { cluster, slice }: CalibrateSettings) {
  const { input, metadata = {} } = evalCase;
  const of = (column: string) => {
    const value = metadata[column] ?? evalCase[column as keyof EvalCase];
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return String(value);
    const hint = "a column that is mapped to a field goes by the field, as in --slice language, --cluster input";
    throw new EvalError("invalid-option", `a case must have the column ${show(column)}; ${hint}`);
  };
  const group = cluster === null ? input : of(cluster);
  return { ...(group !== undefined && { cluster: group }), ...(slice !== null && { slice: of(slice) }) };
}

function readScores(cases: readonly LabelledCase[], column: string): LabelledScore[] {
  return cases.map(({ evalCase, row, labels }) => {
    const value = evalCase.metadata?.[column];
    const score = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
    if (typeof score === "number" && Number.isFinite(score)) return { ...labels, score };
    throw new EvalError("bad-row", `case ${row}, column ${show(column)}: a score must be a number, got ${show(value)}`);
  });
}

/** Of several accepted answers the closest counts, as in the metric. */
async function scoreCases(scorer: PairScorer, cases: readonly LabelledCase[], { signal }: CommandCall) {
  const pairs = cases.flatMap(({ evalCase, labels }, at): (LabelledPair & { at: number })[] => {
    const { output = "" } = evalCase;
    if (isBlank(output)) return [];
    const answers = expectedAnswers(evalCase).filter((text) => !isBlank(text));
    return answers.map((expected) => ({ ...labels, expected, output, at }));
  });
  const scored = (await scoreLabelled(scorer, pairs, { signal })) as (LabelledScore & { at: number })[];
  const best = new Map<number, LabelledScore>();
  for (const { at, ...one } of scored)
    if (one.score > (best.get(at)?.score ?? Number.NEGATIVE_INFINITY)) best.set(at, one);
  return [...best.values()];
}
