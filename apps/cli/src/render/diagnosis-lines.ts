import {
  answeringNotes,
  type GateOutcome,
  gatesInOrder,
  gateTitle,
  gateWords,
  type Report,
  type RunRating,
} from "@eval/report";
import { counted, oneLine } from "./numbers.js";

/** The flags of a run and what it is rated, for people; the page and the Markdown say more. */
export function diagnosisLines({ diagnostics, ratings, metrics, gates }: Report): string[] {
  if (diagnostics === undefined) return [];
  const { primary, settings, cases, flagged, counts, notes } = diagnostics;
  const list = Object.entries(counts).map(([code, count]) => `${code} ${count}`);
  const preset = settings.preset === "default" ? "" : `, by the preset ${settings.preset}`;
  return [
    ...(gates === undefined ? [] : gateLines(gates)),
    ...metrics.flatMap((metric) => answeringNotes(metric).map((note) => `${metric.name}: ${oneLine(note, 400)}`)),
    `flagged: ${flagged} of ${counted(cases, "case")}, by the verdicts of ${primary}${preset}`,
    ...(list.length === 0 ? [] : [`  ${list.join(", ")}`]),
    ...notes.map((note) => `  ${note}`),
    ...(ratings === undefined
      ? []
      : [
          ...ratingLines("capability", ratings.capability),
          ...ratingLines("reliability", ratings.reliability),
          ...ratingLines("review posture", ratings.posture),
        ]),
  ];
}

const gateLines = (gates: GateOutcome): string[] => [
  `gates: ${gates.outcome}, ${gateTitle(gates)}`,
  ...gatesInOrder(gates).map((gate) => `  ${gate.held ? "held" : "failed"}: ${oneLine(gateWords(gate), 400)}`),
];

const ratingLines = (name: string, { level, reasons }: RunRating): string[] => [
  `${name}: ${level}`,
  ...reasons.map((reason) => `  ${reason}`),
];
