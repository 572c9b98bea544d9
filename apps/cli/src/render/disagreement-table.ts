import type { MetricInfo } from "@eval/core";
import type { Disagreement } from "@eval/runner";
import { oneLine } from "./numbers.js";
import type { Style } from "./style.js";
import { textTable } from "./text-table.js";

const TEXT_SHOWN = 60;

/** How often two metrics agree, with the first cases of each kind. */
export function disagreementTable(pair: Disagreement, infos: ReadonlyMap<string, MetricInfo>, style: Style): string[] {
  const { a, b, bothPass, bothFail, onlyA, onlyB, examples } = pair;
  const rows = [
    { title: "both pass", count: bothPass, reading: "Most likely right, unless flagged.", shown: examples.bothPass },
    { title: "both fail", count: bothFail, reading: "Wrong, or said very differently.", shown: examples.bothFail },
    { title: `only ${a}`, count: onlyA, reading: infos.get(a)?.passesAlone ?? "", shown: examples.onlyA },
    { title: `only ${b}`, count: onlyB, reading: infos.get(b)?.passesAlone ?? "", shown: examples.onlyB },
  ];
  const table = textTable(
    [
      { title: "", align: "left" },
      { title: "n", align: "right" },
      { title: "how to read it", align: "left" },
    ],
    rows.map(({ title, count, reading }) => [title, String(count), reading]),
  );
  return [
    style.bold(`${a} and ${b} side by side`),
    ...table.map((line) => `  ${line}`),
    ...rows.flatMap(({ title, shown }) => exampleLines(title, shown, style)),
  ];
}

function exampleLines(title: string, examples: Disagreement["examples"]["onlyA"], style: Style): string[] {
  if (examples.length === 0) return [];
  return [
    `  ${title}, for example`,
    ...examples.map(({ case: number, id, expected, output }) => {
      const name = id === null ? `row ${number}` : `row ${number} (${oneLine(id, 20)})`;
      return style.dim(
        `    ${name}: expected “${oneLine(expected ?? "", TEXT_SHOWN)}”, got “${oneLine(output ?? "", TEXT_SHOWN)}”`,
      );
    }),
  ];
}
