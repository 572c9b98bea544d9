import type { ReportRow } from "../report.js";
import { rowData, scriptJson } from "./row-data.js";
import { RowIndex, type RowShape } from "./row-index.js";

/** Rows that the page reads at once. */
const CHUNK = 250;

/** The rows as the page reads them, in chunks, and behind them the index that its filters look at. */
export async function* rowScripts(
  shape: RowShape,
  rows: AsyncIterable<ReportRow>,
): AsyncGenerator<string, void, undefined> {
  const index = new RowIndex(shape);
  let chunk: string[] = [];
  for await (const row of rows) {
    const json = scriptJson(rowData(row));
    index.add(row, json);
    chunk.push(json);
    if (chunk.length < CHUNK) continue;
    yield chunkScript(chunk);
    chunk = [];
  }
  if (chunk.length > 0) yield chunkScript(chunk);
  yield `<script type="application/json" id="row-index">${scriptJson(index.toJson(CHUNK))}</script>\n`;
}

const chunkScript = (rows: readonly string[]): string =>
  `<script type="application/json" data-rows="${rows.length}">[${rows.join(",\n")}]</script>\n`;
