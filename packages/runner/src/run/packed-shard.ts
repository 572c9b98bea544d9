import type { TransferListItem } from "node:worker_threads";
import { Moments, type MomentsJson } from "@eval/stats";
import { type PackedCluster, packClusters, unpackClusters } from "../summary/cluster-tally.js";
import type { Tally } from "../summary/tally.js";
import type { ScoredShard } from "./shard.js";

/** A shard as it crosses threads: the memory of its texts moves instead of being copied, sums are their parts. */
export interface PackedShard extends Omit<ScoredShard, "groups"> {
  readonly groups: readonly PackedGroup[];
}

interface PackedGroup {
  readonly key: string;
  readonly values: readonly (string | null)[];
  readonly bytes: Uint8Array;
  readonly tallies: readonly PackedTally[];
}

type PackedTally = Omit<Tally, "scores" | "clusters"> & {
  readonly scores: MomentsJson;
  readonly clusters: readonly PackedCluster[] | null;
};

export function packShard(shard: ScoredShard): { shard: PackedShard; transfer: TransferListItem[] } {
  const groups = [...shard.groups].map(([key, { values, bytes, tallies }]) => ({
    key,
    values,
    bytes,
    tallies: tallies.map((tally) => ({
      ...tally,
      scores: tally.scores.toJSON(),
      clusters: tally.clusters === null ? null : packClusters(tally.clusters),
    })),
  }));
  return {
    shard: { ...shard, groups },
    transfer: [shard.lines, ...shard.tables].map((bytes) => bytes.buffer as ArrayBuffer),
  };
}

/** The groups of a packed shard, with sums that can be added to. */
export function unpackGroups(groups: readonly PackedGroup[]): ScoredShard["groups"] {
  return new Map(
    groups.map(({ key, values, bytes, tallies }) => [
      key,
      {
        values,
        bytes,
        tallies: tallies.map((tally) => ({
          ...tally,
          scores: Moments.from(tally.scores),
          clusters: tally.clusters === null ? null : unpackClusters(tally.clusters),
        })),
      },
    ]),
  );
}
