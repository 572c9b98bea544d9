import type { EvalCase, Json } from "@eval/core";
import { createCaseReader } from "../../rows/case-reader.js";
import { describeProblem, type RowProblem } from "../../rows/row-problem.js";
import type { SourceFile, SourceOptions } from "../../rows/source.js";
import { isProblem } from "../../run/shard.js";
import { isExcluded } from "../../sample/is-excluded.js";
import { openQuestions } from "../open-questions.js";
import { knownProfiles } from "../usual-profile.js";
import { AskedQuestions } from "./asked-questions.js";
import { checkRow } from "./check-row.js";
import { type DatasetProblem, ProblemList } from "./dataset-problem.js";

/** What a set of questions holds and what is wrong with it. */
export interface DatasetCheck {
  readonly files: readonly SourceFile[];
  readonly rows: number;
  readonly excluded: number;
  /** Rows that carry a hash of their texts. */
  readonly hashed: number;
  /** Rows by source, profile and language; "(none)" where they name none. */
  readonly counts: Readonly<Record<"bySource" | "byProfile" | "byLanguage", Readonly<Record<string, number>>>>;
  readonly problems: readonly DatasetProblem[];
}

/** Reads a set once and checks every row. `profiles` are those that users defined beside the built-in ones. */
export async function checkDataset(
  paths: readonly string[],
  options: SourceOptions,
  profiles: readonly string[] = [],
): Promise<DatasetCheck> {
  const source = await openQuestions(paths, { ...options, onBadRow: "skip" });
  const readCases = createCaseReader(source.plan);
  const tally = new CheckTally([...knownProfiles, ...profiles]);
  for await (const batch of source.batches()) {
    const cases = readCases(batch);
    for (let index = 0; index < cases.length; index++) {
      const evalCase = cases.caseAt(index);
      if (isProblem(evalCase)) tally.unread(cases.numberAt(index), evalCase);
      else tally.add(cases.numberAt(index), evalCase);
    }
  }
  for (const problem of source.skipped) tally.unread(problem.row, problem);
  return { files: source.plan.files, ...tally.result() };
}

class CheckTally {
  readonly #profiles: readonly string[];
  readonly #problems = new ProblemList();
  readonly #asked = new AskedQuestions();
  readonly #ids = new Map<string, number>();
  readonly #counts = {
    bySource: new Map<string, number>(),
    byProfile: new Map<string, number>(),
    byLanguage: new Map<string, number>(),
  };
  #rows = 0;
  #excluded = 0;
  #hashed = 0;

  constructor(profiles: readonly string[]) {
    this.#profiles = profiles;
  }

  unread(number: number, problem: RowProblem): void {
    this.#problems.note("unreadable_row", number, describeProblem(problem));
  }

  add(number: number, evalCase: EvalCase): void {
    const { id, language, metadata = {} } = evalCase;
    const excluded = isExcluded(evalCase);
    this.#rows += 1;
    if (excluded) this.#excluded += 1;
    if (metadata["integrity_hash"] !== undefined) this.#hashed += 1;
    count(this.#counts.bySource, metadata["source_dataset"]);
    count(this.#counts.byProfile, metadata["scoring_profile"]);
    count(this.#counts.byLanguage, language);
    for (const [code, example] of checkRow(evalCase, this.#profiles))
      this.#problems.note(code, number, example, excluded);
    if (!excluded) {
      for (const { code, row, example } of this.#asked.add(number, evalCase)) this.#problems.note(code, row, example);
    }
    if (id === undefined) return;
    const first = this.#ids.get(id);
    if (first === undefined) this.#ids.set(id, number);
    else this.#problems.note("duplicate_id", number, `${JSON.stringify(id)} is the id of row ${first} too`);
  }

  result(): Omit<DatasetCheck, "files"> {
    const { bySource, byProfile, byLanguage } = this.#counts;
    return {
      rows: this.#rows,
      excluded: this.#excluded,
      hashed: this.#hashed,
      counts: { bySource: sorted(bySource), byProfile: sorted(byProfile), byLanguage: sorted(byLanguage) },
      problems: this.#problems.list(),
    };
  }
}

function count(counts: Map<string, number>, value: Json | undefined): void {
  const key = typeof value === "string" && value !== "" ? value : "(none)";
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const sorted = (counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> =>
  Object.fromEntries([...counts].sort(([left, a], [right, b]) => b - a || (left < right ? -1 : 1)));
