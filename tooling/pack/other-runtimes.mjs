// @ts-check
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./run.mjs";

/** Other runtimes as the npm registry has them, with what makes each run a file of the project it stands in. */
const runtimes = [
  { name: "deno", version: "2.9.6", args: ["run", "--no-prompt", "--allow-read=.", "--cached-only"] },
  { name: "bun", version: "1.4.5", args: ["run"] },
];

const script = `
import { normalizedMatch } from "@eval/deterministic";
import { indicMatch, identifyLanguage, scriptAdherence } from "@eval/indic-script";
import { trapWords } from "@eval/trap-words";
import { wilsonInterval } from "@eval/stats";

const found = [
  normalizedMatch()({ output: "१९४७", expected: "1947" }).label,
  indicMatch()({ output: "Ganga nadi", expected: "गंगा" }).label,
  scriptAdherence()({ input: "Mumbai kahan hai?", output: "Mumbai is in Maharashtra, on the west coast." }).label,
  identifyLanguage("இந்தியாவின் தலைநகரம் புது தில்லி").language,
  (await trapWords()({ input: "कल बारिश होगी", trace: "It rained yesterday, the source says." })).name,
  wilsonInterval(1, 2).method,
];
console.log(JSON.stringify(found));
`;
const expected = '["matched","matched","language_mismatch","ta","trap-words","wilson"]';

/**
 * Installs the runtimes beside a project and scores with the packages that are installed in it.
 *
 * @param {string} folder where the runtimes are put
 * @param {string} dir a project in which the packages are installed
 */
export async function tryOtherRuntimes(folder, dir) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "runtimes", private: true }));
  const wanted = runtimes.map(({ name, version }) => `${name}@${version}`);
  await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", ...wanted], { cwd: folder });
  await writeFile(join(dir, "smoke.mjs"), script);
  const versions = [];
  for (const { name, args } of runtimes) {
    const bin = join(folder, "node_modules/.bin", name);
    const { stdout } = await run(bin, [...args, "smoke.mjs"], { cwd: dir });
    if (stdout.trim() !== expected) throw new Error(`${name} must find ${expected}, got ${stdout}`);
    versions.push((await run(bin, ["--version"])).stdout.split("\n")[0]);
  }
  return versions.join(", ");
}
