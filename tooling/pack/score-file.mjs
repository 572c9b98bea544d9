// @ts-check
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./run.mjs";

const answers = `question,answer,Domain,response
Capital of India?,New Delhi,Geography,It is New Delhi.
भारत की राजधानी?,नई दिल्ली,Geography,मुंबई
`;

/**
 * Scores a file of two answers with the command as installed in a project.
 *
 * @param {string} dir
 * @returns {Promise<string>} what was found
 */
export async function scoreFile(dir) {
  await writeFile(join(dir, "answers.csv"), answers);
  const { stdout } = await run(join(dir, "node_modules/.bin/evals"), ["score", "answers.csv", "--json"], { cwd: dir });
  /** @type {{ run: { cases: number }, metrics: { name: string, passed: number }[] }} */
  const { run: summary, metrics } = JSON.parse(stdout);
  const found = metrics.map(({ name, passed }) => `${name} ${passed} of ${summary.cases}`).join(", ");
  if (found !== "exact-substring 1 of 2, word-overlap 1 of 2") throw new Error(`must pass 1 of 2, got ${found}`);
  return found;
}
