import { columnKey } from "../rows/mapping/field-aliases.js";
import { openSource } from "../rows/open-source.js";
import type { Source, SourceOptions } from "../rows/source.js";

/** Opens files of questions. They hold no answers under test, so that a lone `answer` is the gold. */
export async function openQuestions(paths: readonly string[], options: SourceOptions): Promise<Source> {
  const { plan } = await openSource(paths, { ...options, inDoubt: "unmapped" });
  const answer = plan.files[0]?.columns.find((column) => columnKey(column) === "answer");
  const isGold = plan.mapping.expected === undefined && answer !== undefined;
  return openSource(paths, { ...options, map: { ...options.map, ...(isGold && { expected: answer }) } });
}
