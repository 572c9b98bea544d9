// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { filesBelow } from "./workspace.mjs";

const template = join(import.meta.dirname, "template");

/**
 * Writes a package with one metric: below `packages/` of the workspace at `root`, with a changeset, or into a folder
 * of its own. No file that exists is touched.
 *
 * @param {{ name: string, metric: string, root: string, outside?: string | undefined }} request
 * @returns {string[]} the files written
 */
export function newPackage({ name, metric, root, outside }) {
  checkName("package name", name);
  checkName("metric name", metric);
  const dir = outside === undefined ? join(root, "packages", name) : resolve(outside);
  if (existsSync(dir)) throw new Error(`folder must not exist yet, got ${JSON.stringify(dir)}`);

  const kind = outside === undefined ? "inside" : "outside";
  const fill = filler(name, metric, outside === undefined ? `@eval/${name}` : `eval-metric-${name}`);
  const changeset = join(root, ".changeset", `new-package-${name}.md`);
  return ["shared", kind].flatMap((part) =>
    filesBelow(join(template, part)).map((file) => {
      // A .gitignore under its own name would hold for the template itself.
      const path = file === "changeset.md" ? changeset : join(dir, file === "gitignore" ? ".gitignore" : fill(file));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, fill(readFileSync(join(template, part, file), "utf8")));
      return path;
    }),
  );
}

/**
 * @param {string} what
 * @param {string} name
 */
function checkName(what, name) {
  // ascii: a name of a package and of a command-line word
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return;
  throw new Error(`${what} must be kebab-case, got ${JSON.stringify(name)}`);
}

/**
 * Puts the names where the template has its own.
 *
 * @param {string} name
 * @param {string} metric
 * @param {string} packageName
 * @returns {(text: string) => string}
 */
function filler(name, metric, packageName) {
  const camelCase = metric.replace(/-(.)/g, (_, first) => first.toUpperCase());
  const pascalCase = camelCase.charAt(0).toUpperCase() + camelCase.slice(1);
  return (text) =>
    text
      .replaceAll("@eval/package-name", packageName)
      .replaceAll("package-name", name)
      .replaceAll("metric-name", metric)
      .replaceAll("metricName", camelCase)
      .replaceAll("MetricName", pascalCase);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { outside: { type: "string" } } });
  const [name, metric] = positionals;
  if (name === undefined || metric === undefined || positionals.length > 2) {
    console.error("usage: pnpm new:package NAME METRIC [--outside DIR]");
    process.exitCode = 2;
  } else {
    const root = resolve(import.meta.dirname, "..");
    try {
      const files = newPackage({ name, metric, root, outside: values.outside });
      for (const file of files) console.log(relative(process.cwd(), file));
      console.log(values.outside === undefined ? "next: pnpm install" : "next: npm install && npm test");
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 2;
    }
  }
}
