import { counted } from "../numbers.js";
import type { Report } from "../report.js";
import { warningMeaning } from "../warning-meaning.js";
import { escapeMarkdown } from "./escape-markdown.js";

const ROWS_SHOWN = 8;

/** What to doubt in the data, an item for each kind. */
export const warningLines = ({ warnings }: Pick<Report, "warnings">): string[] =>
  warnings.map(({ code, count, rows }) => {
    const shown = rows.slice(0, ROWS_SHOWN).join(", ");
    const meaning = escapeMarkdown(warningMeaning(code));
    return `- ${escapeMarkdown(code)}: ${counted(count, "row")} (${shown}${count > ROWS_SHOWN ? ", …" : ""}): ${meaning}`;
  });
