import path from "node:path";
import { type CommandCall, EvalError, show } from "@eval/core";
import { type CacheEntry, type EntryFault, readEntry } from "../cache-entry.js";
import { fileStore } from "./file-store.js";

const DAY_MS = 86_400_000;

/** What is kept under one key. */
interface Kept {
  readonly key: string;
  readonly bytes: number;
  readonly entry: CacheEntry | null;
  readonly fault: EntryFault | null;
}

type Action = (kept: readonly Kept[], call: CommandCall, folder: string) => number | Promise<number>;

const actions: Readonly<Record<string, Action>> = { ls, stats, verify, clear };

/** Runs `evals cache`; gives the exit code: 1 where `verify` finds a fault. */
export async function cacheCommand(call: CommandCall): Promise<number> {
  const [name = "", ...rest] = call.operands;
  if (!Object.hasOwn(actions, name) || rest.length > 0) {
    const known = Object.keys(actions).join(", ");
    throw new EvalError("invalid-option", `evals cache takes one of ${known}, got ${show(call.operands.join(" "))}`);
  }
  const folder = path.resolve(call.cwd, textOption(call, "dir") ?? path.join(".evals", "cache"));
  const kept: Kept[] = [];
  const isWanted = filterOf(call);
  const store = fileStore(folder);
  for await (const key of store.keys()) {
    const text = (await store.get(key)) ?? "";
    const read = await readEntry(key, text);
    const [entry, fault] = typeof read === "string" ? [null, read] : [read, null];
    if (isWanted(entry)) kept.push({ key, bytes: Buffer.byteLength(text), entry, fault });
  }
  return (actions[name] as Action)(kept, call, folder);
}

function ls(kept: readonly Kept[], call: CommandCall): number {
  const rows = kept.map(({ key, bytes, entry, fault }) => ({
    key,
    model: modelOf(entry),
    recordedAt: entry?.recordedAt ?? null,
    inputTokens: entry?.usage?.inputTokens ?? null,
    outputTokens: entry?.usage?.outputTokens ?? null,
    bytes,
    fault,
  }));
  if (call.options["json"] === true) call.stdout(`${JSON.stringify(rows, null, 2)}`);
  else {
    for (const { key, recordedAt, model, bytes, fault } of rows) {
      call.stdout(`${key.slice(0, 12)}  ${recordedAt ?? "-"}  ${model ?? "-"}  ${bytes} bytes${said(fault)}`);
    }
  }
  return 0;
}

function stats(kept: readonly Kept[], call: CommandCall, folder: string): number {
  const dates = kept.flatMap(({ entry }) => entry?.recordedAt ?? []).sort();
  const models = new Map<string, number>();
  for (const { entry } of kept) {
    const model = modelOf(entry);
    if (model !== null) models.set(model, (models.get(model) ?? 0) + 1);
  }
  const total = (count: (kept: Kept) => number) => kept.reduce((sum, one) => sum + count(one), 0);
  const summary = {
    folder: path.relative(call.cwd, folder) || ".",
    entries: kept.length,
    faults: total(({ fault }) => (fault === null ? 0 : 1)),
    bytes: total(({ bytes }) => bytes),
    inputTokens: total(({ entry }) => entry?.usage?.inputTokens ?? 0),
    outputTokens: total(({ entry }) => entry?.usage?.outputTokens ?? 0),
    entriesWithoutUsage: total(({ entry }) => (entry?.usage === null ? 1 : 0)),
    oldest: dates[0] ?? null,
    newest: dates.at(-1) ?? null,
    models: Object.fromEntries([...models].sort()),
  };
  if (call.options["json"] === true) call.stdout(`${JSON.stringify(summary, null, 2)}`);
  else {
    const { entries, bytes, entriesWithoutUsage, oldest, newest } = summary;
    call.stdout(`${counted(entries)} in ${summary.folder}, ${bytes} bytes`);
    if (entriesWithoutUsage < entries || entries === 0) call.stdout(savedText(summary));
    else call.stdout("how many tokens need not be paid again is unknown: no server said what it used");
    if (oldest !== null) call.stdout(`recorded from ${oldest} to ${newest}`);
    for (const [model, count] of Object.entries(summary.models)) call.stdout(`  ${model}  ${count}`);
  }
  return 0;
}

interface Saved {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly entriesWithoutUsage: number;
}

function savedText({ inputTokens, outputTokens, entriesWithoutUsage }: Saved): string {
  const rest = entriesWithoutUsage === 0 ? "" : `, and an unknown number of ${counted(entriesWithoutUsage)}`;
  return `${inputTokens} tokens sent and ${outputTokens} received${rest} that need not be paid again`;
}

function verify(kept: readonly Kept[], call: CommandCall): number {
  const faults = kept.flatMap(({ key, fault }) => (fault === null ? [] : [{ key, fault }]));
  if (call.options["json"] === true) call.stdout(`${JSON.stringify({ entries: kept.length, faults }, null, 2)}`);
  else {
    for (const { key, fault } of faults) call.stdout(`${key}${said(fault)}`);
    call.stdout(`${counted(kept.length)}, ${faults.length} with a fault`);
  }
  return faults.length === 0 ? 0 : 1;
}

async function clear(kept: readonly Kept[], call: CommandCall, folder: string): Promise<number> {
  const isDry = call.options["dryRun"] === true;
  const store = fileStore(folder);
  if (!isDry) for (const { key } of kept) await store.delete(key);
  if (call.options["json"] === true) call.stdout(`${JSON.stringify({ removed: isDry ? 0 : kept.length })}`);
  else call.stdout(`${isDry ? "would remove" : "removed"} ${counted(kept.length)}`);
  return 0;
}

/** An entry that cannot be read has no model and no date, so a filter does not want it. */
function filterOf(call: CommandCall): (entry: CacheEntry | null) => boolean {
  const model = textOption(call, "model");
  const days = textOption(call, "olderThan");
  if (days !== null && !/^\d{1,6}(?:\.\d+)?$/.test(days)) {
    throw new EvalError("invalid-option", `--older-than must be a number of days, got ${show(days)}`);
  }
  const before = days === null ? null : Date.now() - Number(days) * DAY_MS;
  return (entry) =>
    (model === null || modelOf(entry) === model) &&
    (before === null || (entry !== null && Date.parse(entry.recordedAt) < before));
}

function textOption({ options }: CommandCall, name: string): string | null {
  const value = options[name];
  return typeof value === "string" && value !== "" ? value : null;
}

function modelOf(entry: CacheEntry | null): string | null {
  const model = entry?.identity["model"];
  return typeof model === "string" ? model : null;
}

const said = (fault: EntryFault | null): string => (fault === null ? "" : `  ${fault.replace("_", " ")}`);

const counted = (entries: number): string => (entries === 1 ? "1 entry" : `${entries} entries`);
