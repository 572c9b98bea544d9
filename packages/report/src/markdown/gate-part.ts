import { gatesInOrder, gateTitle, gateWords } from "../gates/gate-words.js";
import type { Report } from "../report.js";
import { escapeMarkdown } from "./escape-markdown.js";

/** The gates that a run was held against, those that failed first; nothing where there were none. */
export function gateLines({ gates }: Pick<Report, "gates">): string[] {
  if (gates === undefined) return [];
  return [
    `Gates: **${gates.outcome}** (${escapeMarkdown(gateTitle(gates))})`,
    ...gatesInOrder(gates).flatMap((gate, at) => [
      ...(at === 0 ? [""] : []),
      `- ${gate.held ? "held" : "**failed**"}: ${escapeMarkdown(gateWords(gate))}`,
    ]),
  ];
}
