import { EvalError, show } from "@eval/core";
import { isBlank, toNfc } from "@eval/core/text";
import { type RowTexts, readTexts } from "../rows/read-texts.js";
import { RowError } from "../rows/row-problem.js";
import type { Source } from "../rows/source.js";
import type { VerdictWords } from "./agree-options.js";
import type { AgreeColumns } from "./choose-columns.js";
import { identityColumns, LabelledOnce } from "./labelled-once.js";
import { createVerdictReader } from "./verdict-reader.js";

/** Verdicts of one column: pass, fail, or null where a row has none. */
export interface VerdictColumn {
  readonly column: string;
  readonly values: readonly (boolean | null)[];
}

/** Texts of one column. */
export interface TextColumn {
  readonly column: string;
  readonly values: readonly (string | null)[];
}

/** A file of labels, column by column. */
export interface LabelTable {
  readonly rows: number;
  readonly label: VerdictColumn;
  readonly secondLabel: VerdictColumn | null;
  readonly verdicts: readonly VerdictColumn[];
  readonly split: TextColumn | null;
  readonly by: readonly TextColumn[];
  readonly clusters: TextColumn | null;
  /** Length of the answer in code points; null where a row has none. */
  readonly lengths: readonly (number | null)[];
  /** What the rows themselves say must be told with every number made of them. */
  readonly disclosures: readonly string[];
  /** Rows that could not be read and were left out as asked. */
  readonly skipped: number;
}

/** Rows may carry a text under this name: who labelled, under which protocol, with which stake. */
const DISCLOSURE = "disclosure";
const DISCLOSURES_KEPT = 5;

/** Reads all labels of a source. Throws RowError for the first value that is no verdict, with what the others are. */
export async function readLabels(source: Source, columns: AgreeColumns, words: VerdictWords): Promise<LabelTable> {
  const draft = createDraft(columns, words);
  const told = draft.told.map(({ column }) => column);
  const names = [...draft.judged.map(({ column }) => column), ...told, DISCLOSURE];
  if (columns.output !== null) names.push(columns.output);
  const identity = identityColumns(source.plan);
  const labelled = new LabelledOnce(columns.label);
  const skipped = await readTexts(source, [...names, ...identity], (row) => {
    addRow(draft, { ...row, texts: row.texts.slice(0, names.length) });
    const hasLabel = draft.judged[0]?.values.at(-1) !== null;
    if (hasLabel && identity.length > 0) labelled.note(row.texts.slice(names.length), row.file);
  });
  if (draft.unread !== null) throw unreadError(draft.unread);
  return { ...finish(draft, columns), skipped };
}

/** Values that are no verdicts: the first with its place, and how often each was met. */
interface Unread {
  readonly first: RowError;
  readonly counts: Map<string, number>;
}

const VALUES_NAMED = 5;

/** All that has to be settled at once: labels that people wrote have more than one word of their own. */
function unreadError({ first, counts }: Unread): RowError {
  const all = [...counts].sort(([, one], [, other]) => other - one);
  const total = all.reduce((sum, [, count]) => sum + count, 0);
  if (total === 1) return first;
  const named = all.slice(0, VALUES_NAMED).map(([value, count]) => `${show(value)} (${count})`);
  const rest = all.length > VALUES_NAMED ? " and others" : "";
  const message = `${first.problem.message}; in all, ${total} values are none: ${named.join(", ")}${rest}`;
  return new RowError({ ...first.problem, message });
}

type Draft = ReturnType<typeof createDraft>;

function createDraft({ label, secondLabel, verdicts, split, by, clusterBy }: AgreeColumns, words: VerdictWords) {
  const judged = [label, ...(secondLabel === null ? [] : [secondLabel]), ...verdicts];
  const told = [...(split === null ? [] : [split]), ...by, ...(clusterBy === null ? [] : [clusterBy])];
  return {
    judged: judged.map((column) => ({
      column,
      reader: createVerdictReader(column, words),
      values: [] as (boolean | null)[],
    })),
    told: told.map((column) => ({ column, values: [] as (string | null)[] })),
    lengths: [] as (number | null)[],
    disclosures: new Set<string>(),
    unread: null as Unread | null,
  };
}

function addRow(draft: Draft, { texts, problem }: RowTexts): void {
  const { judged, told, lengths, disclosures } = draft;
  judged.forEach(({ column, reader, values }, position) => {
    const text = texts[position] ?? null;
    const verdict = reader.read(text);
    if (typeof verdict === "string") {
      draft.unread ??= { first: problem(column, verdict), counts: new Map() };
      const value = (text ?? "").trim();
      draft.unread.counts.set(value, (draft.unread.counts.get(value) ?? 0) + 1);
    }
    values.push(typeof verdict === "string" ? null : verdict);
  });
  told.forEach(({ values }, position) => {
    values.push(texts[judged.length + position] ?? null);
  });
  const [disclosure = null, output = null] = texts.slice(judged.length + told.length);
  lengths.push(lengthOf(output));
  if (disclosure !== null && !isBlank(disclosure) && disclosures.size < DISCLOSURES_KEPT) {
    disclosures.add(disclosure.trim());
  }
}

/** Length in code points, in NFC; null without a text. */
export function lengthOf(text: string | null): number | null {
  if (text === null) return null;
  let length = 0;
  for (const _ of toNfc(text)) length += 1;
  return length;
}

function finish(draft: Draft, { label, secondLabel, split, by, clusterBy }: AgreeColumns): Omit<LabelTable, "skipped"> {
  for (const { column, reader, values } of draft.judged) {
    reader.finish();
    checkThere(column, values);
  }
  for (const { column, values } of draft.told) checkThere(column, values);
  const judged = draft.judged.map(({ column, values }) => ({ column, values }));
  const told = [...draft.told];
  return {
    rows: draft.lengths.length,
    label: judged.find(({ column }) => column === label) as VerdictColumn,
    secondLabel: secondLabel === null ? null : (judged[1] as VerdictColumn),
    verdicts: judged.slice(secondLabel === null ? 1 : 2),
    split: split === null ? null : (told.shift() as TextColumn),
    by: told.splice(0, by.length),
    clusters: clusterBy === null ? null : (told[0] as TextColumn),
    lengths: draft.lengths,
    disclosures: [...draft.disclosures],
  };
}

/** A dotted path that leads nowhere in any row is a misspelling, not a column without values. */
function checkThere(column: string, values: readonly unknown[]): void {
  if (values.length === 0 || values.some((value) => value !== null) || !column.includes(".")) return;
  throw new EvalError("unknown-column", `column ${show(column)} must be in some row, got none that has it`);
}
