import { type Json, type JsonRecord, show } from "@eval/core";

/** The leaves of an identity by their path: `messages[1].content` to its JSON. */
type Leaves = ReadonlyMap<string, Json>;

/**
 * What a request changed against the recorded one that is nearest to it: fewest differing fields, then most text in
 * common.
 *
 * @example
 * const recorded = { model: "acme/large", temperature: 0 };
 * explainMiss({ model: "acme/large", temperature: 1 }, [recorded]); // => "temperature was 0, is 1"
 * explainMiss({ model: "acme/large" }, []); // => "nothing is recorded"
 */
export function explainMiss(identity: JsonRecord, recorded: readonly JsonRecord[]): string {
  const now = leavesOf(identity);
  let best: { paths: string[]; shared: number; leaves: Leaves } | null = null;
  for (const candidate of recorded) {
    const leaves = knownLeaves(candidate);
    const paths = differing(leaves, now, best?.paths.length ?? Number.POSITIVE_INFINITY);
    if (best !== null && paths.length > best.paths.length) continue;
    const shared = paths.reduce((sum, path) => sum + sharedText(leaves.get(path), now.get(path)), 0);
    if (best === null || paths.length < best.paths.length || shared > best.shared) best = { paths, shared, leaves };
  }
  if (best === null) return "nothing is recorded";
  const { paths, leaves } = best;
  const shown = paths.slice(0, 3).map((path) => difference(path, leaves.get(path), now.get(path)));
  return [...shown, ...(paths.length > 3 ? [`${paths.length - 3} more fields`] : [])].join("; ");
}

/** A run whose rubric changed asks for every case what its request is nearest to, among the same recorded ones. */
const known = new WeakMap<JsonRecord, Leaves>();

function knownLeaves(recorded: JsonRecord): Leaves {
  const leaves = known.get(recorded) ?? leavesOf(recorded);
  known.set(recorded, leaves);
  return leaves;
}

function leavesOf(value: Json, path = "", leaves = new Map<string, Json>()): Map<string, Json> {
  if (typeof value !== "object" || value === null) return leaves.set(path, value);
  for (const [key, item] of Object.entries(value)) {
    leavesOf(item, Array.isArray(value) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`, leaves);
  }
  return leaves;
}

/** Paths in which two requests differ; no more of them than tell that there are more than `most`. */
function differing(before: Leaves, now: Leaves, most: number): string[] {
  const paths: string[] = [];
  for (const [path, value] of before) {
    if (now.get(path) !== value && paths.push(path) > most) return paths;
  }
  for (const path of now.keys()) {
    if (!before.has(path) && paths.push(path) > most) return paths;
  }
  return paths;
}

/** Share of two texts that their common start and end make up. */
function sharedText(before: Json | undefined, now: Json | undefined): number {
  if (typeof before !== "string" || typeof now !== "string") return 0;
  const longest = Math.max(before.length, now.length);
  const start = commonStart(before, now);
  let end = 0;
  const most = Math.min(before.length, now.length) - start;
  while (end < most && before.at(-1 - end) === now.at(-1 - end)) end++;
  return (start + end) / longest;
}

function commonStart(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length++;
  return length;
}

function difference(path: string, before: Json | undefined, now: Json | undefined): string {
  if (before === undefined) return `${path} is new`;
  if (now === undefined) return `${path} is gone`;
  if (typeof before !== "string" || typeof now !== "string" || Math.max(before.length, now.length) < 80) {
    return `${path} was ${show(before)}, is ${show(now)}`;
  }
  const start = Math.max(0, commonStart(before, now) - 10);
  const part = (text: string) => show(text.slice(start, start + 50));
  return `${path} differs from character ${start}: was ${part(before)}, is ${part(now)}`;
}
