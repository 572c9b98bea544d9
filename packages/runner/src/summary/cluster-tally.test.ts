import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ClusterTallies,
  countInCluster,
  mergeClusters,
  packClusters,
  passSums,
  scoreSums,
  unpackClusters,
} from "./cluster-tally.js";

const scores = fc.array(
  fc.record({
    name: fc.constantFrom("p1", "p2", "पाठ", "👩‍🏫"),
    score: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: -2, max: 2, noNaN: true })),
    passed: fc.constantFrom(true, false, null),
  }),
  { maxLength: 60 },
);
type Scores = { name: string; score: number; passed: boolean | null }[];

function tallied(all: Scores): ClusterTallies {
  const clusters: ClusterTallies = new Map();
  for (const { name, score, passed } of all) countInCluster(clusters, name, score, passed);
  return clusters;
}

/** As plain JSON and in the order of names: the same for the same counts and exact sums. */
const plain = (clusters: ClusterTallies) => packClusters(new Map([...clusters].sort(([a], [b]) => (a < b ? -1 : 1))));

describe("tallies of clusters", () => {
  test("are the same for shards merged in any order as for the whole", () => {
    fc.assert(
      fc.property(scores, fc.nat(60), (all, cut) => {
        const [first, second] = [tallied(all.slice(0, cut)), tallied(all.slice(cut))];
        const before = plain(first);
        mergeClusters(second, first);
        expect(plain(second)).toEqual(plain(tallied(all)));
        expect(plain(first)).toEqual(before);
      }),
    );
  });

  test("come out of a thread as they went in", () => {
    fc.assert(
      fc.property(scores, (all) => {
        const clusters = tallied(all);
        expect(plain(unpackClusters(structuredClone(packClusters(clusters))))).toEqual(plain(clusters));
      }),
    );
  });

  test("are the same whether scores cancel each other or are all zero", () => {
    const cancelling = [9.4e-323, -3.5e-323, -6e-323].map((score) => ({ name: "a", score, passed: true }));
    const zeros = cancelling.map((each) => ({ ...each, score: 0 }));
    expect(plain(tallied(cancelling))).toEqual(plain(tallied(zeros)));
    expect(plain(unpackClusters(packClusters(tallied(cancelling))))).toEqual(plain(tallied(zeros)));
  });

  test("give sums of scores, and of verdicts only where there are any", () => {
    const clusters = tallied([
      { name: "a", score: 1, passed: true },
      { name: "a", score: 0, passed: false },
      { name: "b", score: 0.5, passed: null },
    ]);
    expect([...scoreSums(clusters)].map(({ n, sum }) => [n, typeof sum === "number" ? sum : sum.value])).toEqual([
      [2, 1],
      [1, 0.5],
    ]);
    expect([...passSums(clusters)]).toEqual([{ n: 2, sum: 1 }]);
  });
});
