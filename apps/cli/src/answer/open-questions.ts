import { openSource, type Source, type SourceOptions } from "@eval/runner";

/** Files of questions as they are read, and the options that read them the same way again. */
export interface Questions {
  readonly source: Source;
  readonly options: SourceOptions;
}

/**
 * Opens files of questions. A lone column `answer` may be the gold or the answer under test in a file that is to be
 * scored; in a file of questions it can only be the gold.
 */
export async function openQuestions(files: readonly string[], options: SourceOptions): Promise<Questions> {
  if (files.includes("-")) return { source: await openSource(files, options), options };
  const { plan } = await openSource(files, { ...options, inDoubt: "unmapped" });
  const used = Object.values(plan.mapping).flat();
  const lone = [...new Set(plan.files.flatMap(({ columns }) => columns))].filter(
    (column) => column.toLowerCase() === "answer" && !used.includes(column),
  );
  const [gold] = lone;
  const isGold =
    gold !== undefined && lone.length === 1 && plan.mapping.expected === undefined && plan.mapping.output === undefined;
  const settled = isGold ? { ...options, map: { ...options.map, expected: gold } } : options;
  return { source: await openSource(files, settled), options: settled };
}
