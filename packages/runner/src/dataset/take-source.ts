import path from "node:path";
import { hashFile } from "../run/hash-file.js";
import type { BuildAccount } from "./build-account.js";
import type { BuildRequest } from "./build-request.js";
import { finishRow, type ItemOrigin } from "./finish-row.js";
import type { DatasetSource } from "./open-dataset-source.js";
import { withOwnKinds } from "./own-kinds.js";
import type { RowWriter } from "./row-writer.js";
import { isSkipped, type SkippedItem, type SourceItem } from "./source-item.js";
import type { SourceSpec } from "./source-spec.js";

/** Where the rows of a source go, and by which rules. */
export interface Building {
  readonly request: BuildRequest;
  readonly account: BuildAccount;
  readonly writer: RowWriter;
}

/** Writes every question of a source, and accounts for those that cannot be taken. */
export async function takeSource(spec: SourceSpec, source: DatasetSource, building: Building): Promise<void> {
  const { account } = building;
  const { bytes, sha256 } = hashFile(spec.path);
  const [keptBefore, skippedBefore] = [account.counts.rows, account.skipped];
  let rows = 0;
  for await (const { row, items } of source.rows()) {
    rows += 1;
    for (const item of items) takeItem(item, { ...originOf(spec, source, building), sha256, row }, spec, building);
  }
  const { skipped: unread, skippedCount } = source.unread;
  for (const { row, message } of unread) account.skip(spec, row, null, message);
  account.close({
    name: spec.name,
    file: spec.path,
    shape: source.shape,
    bytes,
    sha256,
    rows: rows + skippedCount,
    kept: account.counts.rows - keptBefore,
    skipped: account.skipped - skippedBefore + skippedCount - unread.length,
  });
}

type Origin = Omit<ItemOrigin, "taskId">;

function originOf({ name, path: file }: SourceSpec, { shape }: DatasetSource, { request }: Building) {
  const language = request.languages[name] ?? request.languages[""] ?? null;
  return { source: name, shape, file: path.basename(file), language };
}

function takeItem(item: SourceItem | SkippedItem, origin: Origin, spec: SourceSpec, building: Building): void {
  const { request, account, writer } = building;
  if (isSkipped(item)) {
    account.skip(spec, origin.row, item.id, item.skipped);
    return;
  }
  if (item.context !== undefined && !request.allowContext) {
    account.skip(spec, origin.row, item.id, "it has a passage; --allow-context keeps it as context");
    return;
  }
  const taskId = item.id ?? rowName(spec, origin.row, request);
  const { id, isDuplicate } = account.ownId(`${spec.name}_${taskId}`);
  const row = finishRow(withOwnKinds(item), id, { ...origin, taskId }, { isDuplicate, exclude: request.exclude });
  account.counts.add(row);
  writer.add(row);
}

/** Rows without an id are named by their place; by their file too where several have one source name. */
function rowName({ name, path: file }: SourceSpec, row: number, { sources }: BuildRequest): string {
  const isAlone = sources.filter((source) => source.name === name).length === 1;
  return isAlone ? String(row) : `${path.basename(file)}:${row}`;
}
