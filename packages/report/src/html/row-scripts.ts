import type { ReportRow } from "../report.js";
import { rowData, scriptJson } from "./row-data.js";
import { RowIndex, type RowShape } from "./row-index.js";

/** Rows that the page reads at once. */
const CHUNK = 250;

/**
 * The rows as the page reads them, in chunks, and behind them the index that its filters look at. The script of the page
 * stands behind the first chunk, so that cases can be read while a hundred megabytes are still coming.
 */
export async function* rowScripts(
  shape: RowShape,
  rows: AsyncIterable<ReportRow>,
  script: string,
): AsyncGenerator<string, void, undefined> {
  const index = new RowIndex(shape);
  let chunk: string[] = [];
  let isStarted = false;
  yield `<script type="application/json" id="row-shape">${scriptJson({ ...shape, chunk: CHUNK })}</script>\n`;
  for await (const row of rows) {
    const json = scriptJson(rowData(row));
    index.add(row, json);
    chunk.push(json);
    if (chunk.length < CHUNK) continue;
    yield chunkScript(chunk);
    chunk = [];
    if (!isStarted) yield startScript(script);
    isStarted = true;
  }
  if (chunk.length > 0) yield chunkScript(chunk);
  if (!isStarted) yield startScript(script);
  yield `<script type="application/json" id="row-index">${scriptJson(index.toJson(CHUNK))}</script>\n`;
}

const startScript = (script: string): string => `<script>${script}</script>\n`;

const chunkScript = (rows: readonly string[]): string =>
  `<script type="application/json" data-rows="${rows.length}">[${rows.join(",\n")}]</script>\n`;
