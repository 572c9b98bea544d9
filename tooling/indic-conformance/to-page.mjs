// @ts-check

/** @typedef {import("./row.mjs").Row} Row */

/**
 * The page of the documentation.
 *
 * @param {{ readonly vectors: readonly import("@eval/indic-conformance").ConformanceVector[], readonly ours: readonly Row[],
 *   readonly peers: { readonly measured: string, readonly rows: readonly Row[] } }} measured
 */
export function toPage({ vectors, ours, peers }) {
  const rows = [...ours, ...peers.rows, ...constants(vectors)];
  const totals = countBy(vectors.map(({ category }) => category));
  const wanted = countBy(vectors.map(({ verdict }) => verdict));
  return `---
title: Indic conformance
order: 5
---

# What scorers do with texts of India

${vectors.length} pairs of texts, each given to each scorer: ${wanted["same"]} are one text written in two ways, ${wanted["different"]} are two different texts
that a careless scorer takes for one, and of ${wanted["either"]} only a score is asked for. A scorer must give 1 (a metric of ours must
pass) where the texts are the same, and less where they are not. Made by \`node tooling/indic-conformance/run.mjs\`; the pairs
and a function that tries a scorer of yours are in \`@eval/indic-conformance\`.

**A low number is not a bad scorer.** Edit distances and overlaps are graded, and never promised 1 for a danda more; \`exact-match\`
is strict on purpose. What hurts in practice are false matches, wrong answers that count as right, and scores that are no
numbers. **And the pairs are ours**: who wrote them knew what our metrics do, so \`indic-match\` has an easier time here than on
answers of yours.

The scorers ran with their defaults on Node 20; those of other packages on ${peers.measured}. Not tried: scorers that ask a model, and
packages that need a newer Node.

## Wrong in which way

${table(
  ["scorer", "conforming", "false difference", "false match", "declined", "no score", "at its best threshold"],
  rows.map((row) => [
    row.scorer,
    `${row.conforming} of ${vectors.length}`,
    ...[row.falseDifferences, row.falseMatches, row.declined, row.unmeasured].map((count) => count || "–"),
    row.best.conforming === row.conforming ? "–" : `${row.best.conforming} at ${row.best.threshold}`,
  ]),
)}

Declined: null for texts that are the same, as a metric of numbers must where there are none. No score: it threw, or gave
\`NaN\`, a number outside 0 to 1, or none. The last column is for graded scorers: where another threshold than 1, in steps of
0.05 down to 0.5, would have conformed to more pairs, how many and which. It was chosen on these pairs, so it flatters.

## By category

How many pairs conform.

${table(
  ["scorer", ...Object.entries(totals).map(([category, total]) => `${category} (${total})`)],
  rows.map((row) => [row.scorer, ...Object.keys(totals).map((category) => row.categories[category] ?? 0)]),
)}

## Try yours

\`\`\`js file=try.mjs
import { indicConformance } from "@eval/indic-conformance";

const scorer = ({ output, expected }) => ({ score: output.trim() === expected.trim() ? 1 : 0 });
const { conforming, total, deviations } = await indicConformance(scorer);
console.log(\`\${conforming} of \${total}\`);
console.log(deviations[0].id, deviations[0].outcome, deviations[0].reason);
\`\`\`

\`\`\`sh
npm install @eval/indic-conformance
node try.mjs
\`\`\`

\`\`\`text output
… of ${vectors.length}
normal-form-hi-1 false-difference a letter with a dot below as one character and as two
\`\`\`
`;
}

/** What costs nothing: the total means something beside these alone. */
function constants(/** @type {readonly import("@eval/indic-conformance").ConformanceVector[]} */ vectors) {
  return [0, 1].map((score) => {
    const fails = score === 0 ? "same" : "different";
    const kept = vectors.filter(({ verdict }) => verdict !== fails);
    return {
      scorer: `always ${score}`,
      conforming: kept.length,
      categories: countBy(kept.map(({ category }) => category)),
      falseDifferences: score === 0 ? vectors.length - kept.length : 0,
      falseMatches: score === 1 ? vectors.length - kept.length : 0,
      declined: 0,
      unmeasured: 0,
      best: { threshold: 1, conforming: kept.length },
    };
  });
}

/** @param {readonly string[]} names @returns {Record<string, number>} */
const countBy = (names) =>
  Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]));

/** @param {readonly string[]} head @param {readonly (readonly (string | number)[])[]} rows */
const table = (head, rows) =>
  [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
