import type { Warning, WarningCode } from "@eval/runner";
import { counted, oneLine } from "./numbers.js";
import type { Style } from "./style.js";

/** What a warning means and what to do about it. */
const MEANINGS: Readonly<Record<WarningCode, string>> = {
  empty_expected: "an expected answer is empty; such rows are unscored unless emptyExpected says what they mean",
  short_expected: "an expected answer has at most three code points; it can occur in an output by chance",
  expected_edge_space: "an expected answer begins or ends with white space, which preset scripts counts",
  not_nfc: "text is not in Unicode normal form C; our defaults fold it, preset scripts does not",
  double_encoded:
    'text is UTF-8 that was read as windows-1252 and saved again ("à¤¦à¤¿" for दि): it matches nothing that is right; export it anew as UTF-8',
  lost_letters:
    'letters were lost when the text was saved, and question marks are left ("???? ??"): export it anew as UTF-8 (in Excel: CSV UTF-8)',
  expected_list:
    'an expected answer looks like a list, but is one text: --list expected=\'|\' splits it, or write JSON in the cell: ["a","b"]',
  output_object:
    "output is an object or a list, compared as its JSON text; a path takes the answer out of it: --map output=COLUMN.KEY, or COLUMN.0.KEY in a list",
  expected_object:
    "the expected answer is an object, compared as its JSON text; a path takes the answer out of it: --map expected=COLUMN.KEY",
  no_cluster: "the row names no cluster, so it counts as one of its own",
  excluded_row: "the row says exclude_from_score, so it was left out of all numbers",
  empty_row: "nothing is in any column of the row, so it was left out of all numbers",
  late_column:
    "the row has a column that the first rows of the file lack, so the written tables leave it out: give the first row that column too",
  duplicate_id: "an id was seen before; ids pair rows when runs are compared",
  skipped_row: "the row could not be read and was skipped",
};

const ROWS_SHOWN = 8;

export function warningLines(warnings: readonly Warning[], style: Style): string[] {
  return warnings.map(({ code, count, rows, example }) => {
    const shown = rows.slice(0, ROWS_SHOWN).join(", ");
    const more = count > ROWS_SHOWN ? ", …" : "";
    return `  ${style.warn(code)}: ${counted(count, "row")} (${shown}${more}): ${named(example)}${MEANINGS[code]}`;
  });
}

const named = (example: Warning["example"]): string =>
  example === undefined ? "" : `id ${oneLine(example.id, 40)} is that of rows ${example.rows.join(" and ")}; `;
