import { openSample, openSource, type Sample, type Source, type SourceOptions } from "@eval/runner";
import { openListed } from "../sampling/open-listed.js";
import type { CaseChoice } from "./answer-settings.js";

/** Files of questions as they are read, and the options that read them the same way again. */
export interface Questions {
  readonly source: Source;
  readonly options: SourceOptions;
  /** Null where all of them are asked. */
  readonly sample: Sample | null;
}

/**
 * Opens files of questions. A lone column `answer` may be the gold or the answer under test in a file that is to be
 * scored; in a file of questions it can only be the gold.
 */
export async function openQuestions(
  files: readonly string[],
  options: SourceOptions,
  choice: CaseChoice | null,
): Promise<Questions> {
  if (files.includes("-") && choice === null)
    return { source: await openSource(files, options), options, sample: null };
  const settled = files.includes("-") ? options : await withGold(files, options);
  if (choice === null) return { source: await openSource(files, settled), options: settled, sample: null };
  const opened = "file" in choice ? openListed(files, settled, choice.file) : openSample(files, settled, choice);
  return { ...(await opened), options: settled };
}

async function withGold(files: readonly string[], options: SourceOptions): Promise<SourceOptions> {
  const { plan } = await openSource(files, { ...options, inDoubt: "unmapped" });
  const used = Object.values(plan.mapping).flat();
  const lone = [...new Set(plan.files.flatMap(({ columns }) => columns))].filter(
    (column) => column.toLowerCase() === "answer" && !used.includes(column),
  );
  const [gold] = lone;
  const isGold =
    gold !== undefined && lone.length === 1 && plan.mapping.expected === undefined && plan.mapping.output === undefined;
  return isGold ? { ...options, map: { ...options.map, expected: gold } } : options;
}
