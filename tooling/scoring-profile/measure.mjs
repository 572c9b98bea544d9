// @ts-check
// What the profiles of @eval/profiles pass of answers that people judged, beside the formula of the answer-accuracy
// framework.
//   node tooling/scoring-profile/measure.mjs nq_open_efficientqa_test.jsonl
// The file is of google-research-datasets/natural-questions (CC BY-SA 3.0). Questions are halved by a hash, as in
// tooling/efficientqa: what short-answer-match accepts was chosen on half 0.
import { readFileSync } from "node:fs";
import { countAccepted, readJudged } from "../efficientqa/measure.mjs";
import { loadSource } from "../load-source.mjs";

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("usage: node tooling/scoring-profile/measure.mjs nq_open_efficientqa_test.jsonl");
  process.exitCode = 2;
} else await measure(file);

/** @param {string} path */
async function measure(path) {
  const { scoringProfileWith } = await loadSource("packages/profiles/src/index.ts");
  const metrics = {
    ...(await loadSource("packages/deterministic/src/index.ts")),
    ...(await loadSource("packages/indic-script/src/index.ts")),
  };
  const cases = readJudged(readFileSync(path, "utf8"));
  const settings = [
    { preset: "capability-bench", profile: "short_answer_qa" },
    { profile: "short_answer_qa" },
    { profile: "indic_short_answer" },
    {},
  ];
  for (const options of settings) {
    const metric = scoringProfileWith(metrics, options);
    const passed = new Set();
    for (const judged of cases) {
      const { output, expected, question } = judged;
      const result = await metric({ output, expected, input: question });
      if (result.passed === true) passed.add(judged);
    }
    console.log(`${JSON.stringify(options)}:`);
    for (const half of [0, 1, null]) {
      const part = cases.filter((judged) => half === null || judged.half === half);
      const { right, allRight, wrong, allWrong } = countAccepted(part, (judged) => passed.has(judged));
      const precision = right + wrong === 0 ? "none passed" : `${((100 * right) / (right + wrong)).toFixed(1)} %`;
      const name = half === null ? "both" : `half ${half}`;
      console.log(
        `  ${name.padEnd(6)} right ${right} of ${allRight}, wrong ${wrong} of ${allWrong}, precision ${precision}`,
      );
    }
  }
}
