import { type EvalCase, expectedAnswers, show } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { suggestName } from "../../rows/mapping/closest-name.js";
import { collidingOptions } from "../colliding-options.js";
import { goldDoubt } from "../gold-doubt.js";
import { integrityHash } from "../integrity-hash.js";
import { unguarded } from "../row-writer.js";
import type { ProblemCode } from "./dataset-problem.js";

/** What is wrong with one row, beside what only shows among others. */
export function* checkRow(
  evalCase: EvalCase,
  profiles: readonly string[],
): Generator<readonly [code: ProblemCode, example: string], void, undefined> {
  const { id, input, choices = [], language, metadata = {} } = evalCase;
  if (id === undefined || isBlank(id)) yield ["no_id", "a row without an id is known by its place alone"];
  if (input === undefined || isBlank(input)) yield ["no_question", `id ${show(id ?? null)}`];
  const gold = expectedAnswers(evalCase);
  if (gold.every(isBlank)) yield ["empty_gold", `id ${show(id ?? null)}`];
  const doubt = goldDoubt(gold, choices, metadata);
  if (doubt !== null) yield [doubt.flag, `${show(doubt.answer)} among ${choices.map(({ label }) => label).join(", ")}`];
  yield* checkOptions(choices);
  const { scoring_profile: profile, integrity_hash: hash, exclude_from_score: excluded } = metadata;
  if (profile !== undefined && profile !== null && !profiles.includes(String(profile))) {
    yield ["unknown_profile", `${show(profile)}; ${suggestName(String(profile), profiles)}`];
  }
  if (hash !== undefined && hash !== integrityHash(unguarded(evalCase))) {
    yield ["integrity_mismatch", `a text of ${show(id ?? null)} is not what its hash was taken of`];
  }
  if (language !== undefined && language !== "" && !isLanguage(language)) yield ["invalid_language", show(language)];
  if (excluded !== undefined && !CLEAR.includes(String(excluded).trim().toLowerCase())) {
    yield ["unclear_exclusion", `exclude_from_score ${show(excluded)}, which is taken for false`];
  }
}

const CLEAR = ["true", "false", "yes", "no", "1", "0", "", "null"];

type Choices = NonNullable<EvalCase["choices"]>;

function* checkOptions(choices: Choices): Generator<readonly [ProblemCode, string]> {
  const labels = choices.map(({ label }) => label);
  const doubled = labels.find((label, index) => labels.indexOf(label) !== index);
  if (doubled !== undefined) yield ["duplicate_label", `label ${show(doubled)}`];
  const [alike] = collidingOptions(choices);
  if (alike !== undefined) yield ["colliding_options", `options ${alike.join(" and ")}`];
}

function isLanguage(tag: string): boolean {
  try {
    Intl.getCanonicalLocales(tag);
    return true;
  } catch {
    return false;
  }
}
