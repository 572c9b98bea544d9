// @ts-check
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ruleOf } from "./check-boundaries.mjs";
import { contentProblems } from "./pack/check-contents.mjs";
import { entriesOf, importEntries, typeCheck } from "./pack/consume.mjs";
import { tryCreateMetric } from "./pack/create-metric.mjs";
import { importWeight, shortestImportTime } from "./pack/import-time.mjs";
import { lintWithAttw, lintWithPublint } from "./pack/lint-tarball.mjs";
import { tryOtherRuntimes } from "./pack/other-runtimes.mjs";
import { packPackages } from "./pack/pack-packages.mjs";
import { installProject } from "./pack/projects.mjs";
import { scoreFile } from "./pack/score-file.mjs";
import { shakeMetrics } from "./pack/shake-metrics.mjs";
import { readPackages } from "./workspace.mjs";

// What the ten milliseconds that importing a metric package may take come from: files found and text parsed. Time itself
// is printed and not judged, since a busy machine would fail any package.
const MAX_IMPORT_FILES = 4;
const MAX_IMPORT_BYTES = 310_000;
/**
 * Packages that hold tables in their modules, decoded on first use: text in one literal costs a fraction of what code
 * does. trap-words loads as fast as deterministic; indic-script, which is much code as well, takes twice as long.
 *
 * @type {Readonly<Record<string, { readonly files: number, readonly bytes: number }>>}
 */
const WITH_TABLES = {
  "@eval/indic-script": { files: 6, bytes: 1_110_000 },
  // What the test of a judge shares with the judges is in a chunk of its own.
  "@eval/judge": { files: 6, bytes: 290_000 },
  // Encoders and cards are shared with the commands, in chunks of their own; the rule for addresses is a file of calls.
  "@eval/similarity": { files: 8, bytes: 275_000 },
  "@eval/trap-words": { files: 4, bytes: 840_000 },
};
/**
 * Most thousands of bytes, compressed, of the archive of a package and of what one of its metrics brings to a page; and
 * which metrics are made of others. A number here grows only with a reason in the commit that raises it.
 *
 * @type {Readonly<Record<string, { readonly archive: number, readonly metric?: number, readonly madeOf?: Readonly<Record<string, readonly string[]>> }>>}
 */
const budgets = JSON.parse(await readFile(new URL("pack/budgets.json", import.meta.url), "utf8"));
const targets = [
  { module: "node16", moduleResolution: "node16" },
  { module: "nodenext", moduleResolution: "nodenext" },
  { module: "esnext", moduleResolution: "bundler" },
];

const root = resolve(import.meta.dirname, "..");
const counts = { passed: 0, failed: 0 };

/**
 * @param {string} title
 * @param {() => Promise<string | void>} body gives a figure to print, or throws the reason
 */
async function check(title, body) {
  const start = performance.now();
  try {
    const figure = await body();
    counts.passed++;
    console.log(
      `ok   ${title}${figure === undefined ? "" : `: ${figure}`} (${Math.round(performance.now() - start)} ms)`,
    );
  } catch (error) {
    counts.failed++;
    console.log(`FAIL ${title}\n${error instanceof Error ? error.message : error}`);
  }
}

const folder = await mkdtemp(join(tmpdir(), "eval-pack-"));
try {
  const packages = readPackages(root).filter(({ manifest }) => manifest.private !== true);
  const packed = await packPackages(root, packages, folder);
  const importable = packed.filter((one) => entriesOf(one).length > 0);
  const entries = importable.flatMap(entriesOf);
  const portable = importable.filter(({ folder }) => ruleOf(folder)?.platform !== "node").flatMap(entriesOf);

  for (const one of packed) {
    await check(`${one.name} packs what it should`, async () => {
      const problems = contentProblems(one.files);
      if (problems.length > 0) throw new Error(problems.join("\n"));
      return `${one.files.length} files`;
    });
    await check(`${one.name} passes publint`, () => lintWithPublint(one));
    await check(`${one.name} keeps to its budget`, async () => {
      const most = budgets[one.name]?.archive ?? 0;
      const kilobytes = (await stat(one.tarball)).size / 1_000;
      if (kilobytes > most) throw new Error(`the archive must have at most ${most} kB, got ${kilobytes.toFixed(0)}`);
      return `${kilobytes.toFixed(0)} of ${most} kB`;
    });
  }
  for (const one of importable) await check(`${one.name} has right types`, () => lintWithAttw(root, one));

  for (const client of /** @type {const} */ (["npm", "pnpm"])) {
    const dir = join(folder, client);
    await check(`${client} installs all packages into an empty project`, () => installProject(client, dir, packed));
    await check(`${client}: every entry imports and requires`, () => importEntries(dir, entries));
    for (const target of targets) {
      const title = `${client}: types resolve by ${target.moduleResolution}`;
      // What a declaration says does not depend on who installed it, so the slow check of all of them is made once.
      const options = { ...target, skipLibCheck: client !== "npm" };
      await check(title, () => typeCheck(root, dir, entries, { ...options, types: ["node"] }));
      await check(`${title} without Node`, () => typeCheck(root, dir, portable, { ...options, types: [] }));
    }
    await check(`${client}: the command scores a file`, () => scoreFile(dir));
  }

  const few = packed.filter(({ name }) => ["@eval/core", "@eval/deterministic"].includes(name));
  await check("core and deterministic install with no other dependency", async () => {
    const dir = join(folder, "few");
    await installProject("npm", dir, few);
    const installed = (await readdir(join(dir, "node_modules", "@eval"))).length;
    const all = (await readdir(join(dir, "node_modules"))).filter((name) => !name.startsWith("."));
    if (installed !== 2 || all.length !== 1) throw new Error(`got ${all.join(", ")}`);
  });

  for (const { name } of packed.filter(({ manifest }) => manifest.eval?.metrics !== undefined)) {
    await check(`${name} is little to load`, async () => {
      const { files, bytes } = await importWeight(join(folder, "npm"), name);
      const most = WITH_TABLES[name] ?? { files: MAX_IMPORT_FILES, bytes: MAX_IMPORT_BYTES };
      if (files > most.files || bytes > most.bytes) {
        throw new Error(
          `an import must load at most ${most.files} files of ${most.bytes} bytes, got ${files} of ${bytes}`,
        );
      }
      return `${files} files, ${bytes} bytes, ${(await shortestImportTime(join(folder, "npm"), name)).toFixed(1)} ms`;
    });
  }

  for (const { name } of packed.filter(({ manifest }) => manifest.eval?.metrics !== undefined)) {
    await check(`${name}: one metric brings itself alone`, async () => {
      const { metric: most = 0, madeOf = {} } = budgets[name] ?? {};
      const shaken = await shakeMetrics(join(folder, "npm"), name);
      const wrong = shaken.filter(({ metric, bytes, others }) => {
        return bytes > most * 1_000 || others.some((other) => !madeOf[metric]?.includes(other));
      });
      if (wrong.length > 0) throw new Error(`at most ${most} kB and itself alone, got ${JSON.stringify(wrong)}`);
      const largest = Math.max(...shaken.map(({ bytes }) => bytes));
      return `${shaken.length} metrics, the largest ${(largest / 1_000).toFixed(0)} of ${most} kB`;
    });
  }
  await check("Deno and Bun score with the packages as installed", () =>
    tryOtherRuntimes(join(folder, "runtimes"), join(folder, "npm")),
  );
  // Last, since the project depends on one package more after it.
  await check("a metric made by npm create is tested, built, listed and scored with", () =>
    tryCreateMetric(join(folder, "created"), join(folder, "npm"), packed),
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`pack: ${counts.passed} checks passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
