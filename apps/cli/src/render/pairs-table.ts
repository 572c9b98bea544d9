import type { MetricInfo } from "@eval/core";
import type { Disagreement } from "@eval/runner";
import { comparedWith } from "./compared-with.js";
import { counted, percent } from "./numbers.js";
import type { Style } from "./style.js";
import { type Column, textTable } from "./text-table.js";

const PAIRS_SHOWN = 10;
const ROWS_SHOWN = 5;

/** Many pairs of metrics, a line each: those that ask the same question first, and of these those that differ most. */
export function pairsTable(
  pairs: readonly Disagreement[],
  infos: ReadonlyMap<string, MetricInfo>,
  style: Style,
): string[] {
  const asksTheSame = ({ a, b }: Disagreement) => comparedWith(infos.get(a), infos.get(b)) !== null;
  const inOrder = pairs.toSorted(
    (one, other) => Number(asksTheSame(other)) - Number(asksTheSame(one)) || differing(other) - differing(one),
  );
  const shown = inOrder.slice(0, PAIRS_SHOWN);
  const [header = "", ...body] = textTable(COLUMNS, shown.map(cells));
  const more = pairs.length - shown.length;
  return [
    style.bold("metrics side by side"),
    style.dim(`  ${header}`),
    ...body.map((line) => `  ${line}`),
    ...(more > 0 ? [`  … and ${counted(more, "more pair")}`] : []),
    style.dim("  --pairs shows each pair with examples, --json holds all of them"),
  ];
}

const left = (title: string): Column => ({ title, align: "left" });
const right = (title: string): Column => ({ title, align: "right" });
const COLUMNS: readonly Column[] = [
  left("A"),
  left("B"),
  ...["both pass", "both fail", "only A", "only B", "differ"].map(right),
  left("in rows"),
];

const differing = ({ bothPass, bothFail, onlyA, onlyB }: Disagreement): number =>
  (onlyA + onlyB) / Math.max(1, bothPass + bothFail + onlyA + onlyB);

function cells(pair: Disagreement): string[] {
  const { a, b, bothPass, bothFail, onlyA, onlyB, examples } = pair;
  const rows = [...examples.onlyA, ...examples.onlyB].map((example) => example.case).sort((one, other) => one - other);
  const named = rows.slice(0, ROWS_SHOWN);
  const rest = onlyA + onlyB > named.length ? ", …" : "";
  return [a, b, ...[bothPass, bothFail, onlyA, onlyB].map(String), percent(differing(pair)), named.join(", ") + rest];
}
