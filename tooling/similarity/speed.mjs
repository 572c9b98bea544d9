// @ts-check
// How long cosines of cached vectors take, beside numpy where Python has it:
//   node tooling/similarity/speed.mjs [pairs] [dimensions]
import { spawnSync } from "node:child_process";
import { loadSource } from "../load-source.mjs";

const [pairs = 1_000_000, dimensions = 384] = process.argv.slice(2).map(Number);
/** Distinct vectors, as a cache would hold them: pairs are drawn from them. */
const CACHED = 20_000;
const ROUNDS = 5;

const { cosine } = await loadSource("packages/similarity/src/index.ts");
let state = 1;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32 - 0.5;
};
const vectors = Array.from({ length: CACHED }, () => Float32Array.from({ length: dimensions }, random));

const times = Array.from({ length: ROUNDS }, () => {
  const start = performance.now();
  let sum = 0;
  for (let at = 0; at < pairs; at += 1) sum += cosine(vectors[at % CACHED], vectors[(at * 7 + 1) % CACHED]) ?? 0;
  if (!Number.isFinite(sum)) throw new Error("a cosine is not finite");
  return performance.now() - start;
});
const best = Math.min(...times) / 1000;
console.log(`cosine: ${pairs} pairs of ${dimensions} dimensions in ${best.toFixed(3)} s (best of ${ROUNDS})`);

const python = `
import numpy as np, time
rng = np.random.default_rng(1)
v = (rng.random((${CACHED}, ${dimensions}), dtype=np.float32) - 0.5)
i = np.arange(${pairs}); a = i % ${CACHED}; b = (i * 7 + 1) % ${CACHED}
best = 1e9
for _ in range(${ROUNDS}):
    start = time.perf_counter(); total = 0.0
    for at in range(0, ${pairs}, 50000):
        x = v[a[at:at+50000]]; y = v[b[at:at+50000]]
        dot = np.einsum("ij,ij->i", x, y)
        total += (dot / (np.linalg.norm(x, axis=1) * np.linalg.norm(y, axis=1))).sum()
    best = min(best, time.perf_counter() - start)
print(best, np.__version__)
`;
const { status, stdout } = spawnSync("python3", ["-c", python], { encoding: "utf8" });
if (status !== 0) console.log("numpy: not found");
else {
  const [seconds = "", version] = stdout.trim().split(" ");
  console.log(
    `numpy ${version}: ${Number(seconds).toFixed(3)} s; ours takes ${(best / Number(seconds)).toFixed(2)} times as long`,
  );
}
