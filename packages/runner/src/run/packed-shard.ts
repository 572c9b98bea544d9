import type { TransferListItem } from "node:worker_threads";
import { ExactSum } from "@eval/stats";
import type { Tally } from "../summary/tally.js";
import type { ShardResult } from "./shard.js";

/** A shard result as it crosses threads: text as bytes that move instead of being copied, sums as their parts. */
export interface PackedShard extends Omit<ShardResult, "lines" | "groups" | "tables"> {
  readonly lines: Uint8Array;
  readonly tables: readonly Uint8Array[];
  readonly groups: readonly PackedGroup[];
}

interface PackedGroup {
  readonly key: string;
  readonly values: readonly (string | null)[];
  readonly tallies: readonly PackedTally[];
}

type PackedTally = Omit<Tally, "sum" | "squares"> & { readonly sum: readonly number[]; readonly squares: readonly number[] };

const encoder = new TextEncoder();

export function packShard(shard: ShardResult): { shard: PackedShard; transfer: TransferListItem[] } {
  const lines = encoder.encode(shard.lines);
  const tables = shard.tables.map((rows) => encoder.encode(rows));
  const groups = [...shard.groups].map(([key, { values, tallies }]) => ({
    key,
    values,
    tallies: tallies.map((tally) => ({ ...tally, sum: tally.sum.toJSON(), squares: tally.squares.toJSON() })),
  }));
  return {
    shard: { ...shard, lines, tables, groups },
    transfer: [lines.buffer as ArrayBuffer, ...tables.map((rows) => rows.buffer as ArrayBuffer)],
  };
}

/** The groups of a packed shard, with sums that can be added to. */
export function unpackGroups(groups: readonly PackedGroup[]): ShardResult["groups"] {
  return new Map(
    groups.map(({ key, values, tallies }) => [
      key,
      {
        values,
        tallies: tallies.map((tally) => ({
          ...tally,
          sum: ExactSum.from(tally.sum),
          squares: ExactSum.from(tally.squares),
        })),
      },
    ]),
  );
}
