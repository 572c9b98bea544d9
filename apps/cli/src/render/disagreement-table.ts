import type { MetricInfo } from "@eval/core";
import type { Disagreement } from "@eval/runner";
import { comparedWith } from "./compared-with.js";
import { oneLine } from "./numbers.js";
import type { Style } from "./style.js";
import { textTable } from "./text-table.js";

const TEXT_SHOWN = 60;

/** How often two metrics agree, with the first cases of each kind. */
export function disagreementTable(pair: Disagreement, infos: ReadonlyMap<string, MetricInfo>, style: Style): string[] {
  const { a, b, bothPass, bothFail, onlyA, onlyB, examples } = pair;
  const reading = readingOf(pair, infos);
  const rows = [
    { title: "both pass", count: bothPass, reading: reading.bothPass, shown: examples.bothPass },
    { title: "both fail", count: bothFail, reading: reading.bothFail, shown: examples.bothFail },
    { title: `only ${a}`, count: onlyA, reading: reading.onlyA, shown: examples.onlyA },
    { title: `only ${b}`, count: onlyB, reading: reading.onlyB, shown: examples.onlyB },
  ];
  const isRead = rows.some((row) => row.reading !== "");
  const table = textTable(
    [
      { title: "", align: "left" },
      { title: "n", align: "right" },
      { title: isRead ? "how to read it" : "", align: "left" },
    ],
    rows.map((row) => [row.title, String(row.count), row.reading]),
  );
  return [
    style.bold(`${a} and ${b} side by side`),
    ...table.map((line) => `  ${line}`),
    ...rows.flatMap(({ title, shown }) => exampleLines(title, shown, style)),
  ];
}

/** Two metrics that ask different things, such as the script of an answer and its truth, may differ and both be right. */
function readingOf({ a, b }: Disagreement, infos: ReadonlyMap<string, MetricInfo>) {
  const reference = comparedWith(infos.get(a), infos.get(b));
  const alone = (name: string) => (reference === null ? "" : (infos.get(name)?.passesAlone ?? ""));
  const isOfAnswers = reference === "expected";
  return {
    bothPass: isOfAnswers ? "Most likely right, unless flagged." : "",
    bothFail: isOfAnswers ? "Wrong, or said very differently." : "",
    onlyA: alone(a),
    onlyB: alone(b),
  };
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
