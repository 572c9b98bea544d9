// @ts-check
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./run.mjs";

/** @typedef {import("./pack-packages.mjs").Packed} Packed */

/**
 * Every path that a package can be imported by.
 *
 * @param {Packed} packed
 * @returns {string[]}
 */
export const entriesOf = ({ name, manifest }) =>
  Object.keys(manifest.exports ?? {})
    .filter((path) => path !== "./package.json")
    .map((path) => `${name}${path.slice(1)}`);

/**
 * Imports every entry by `import` and by `require`, which must give the same names without a warning.
 *
 * @param {string} dir
 * @param {readonly string[]} entries
 */
export async function importEntries(dir, entries) {
  const names = (/** @type {string} */ load) => `
    const names = {};
    for (const entry of ${JSON.stringify(entries)}) names[entry] = Object.keys(${load}).sort();
    console.log(JSON.stringify(names));`;
  await writeFile(join(dir, "by-import.mjs"), names("await import(entry)"));
  await writeFile(join(dir, "by-require.cjs"), names("require(entry)"));
  const [byImport, byRequire] = await Promise.all([
    run(process.execPath, ["by-import.mjs"], { cwd: dir }),
    run(process.execPath, ["by-require.cjs"], { cwd: dir }),
  ]);
  if (byImport.stderr + byRequire.stderr !== "") throw new Error(byImport.stderr + byRequire.stderr);
  if (byImport.stdout !== byRequire.stdout) {
    throw new Error(`require must give what import gives\n${byImport.stdout}\n${byRequire.stdout}`);
  }
}

/**
 * Type-checks ES modules and, where the resolution lets them require one, CommonJS modules that import every entry.
 * Unless the check of libraries is skipped, declarations are checked too, so one that needs the types of a package
 * that is not installed fails, and one that needs those of Node where these are not given.
 *
 * @param {string} root
 * @param {string} dir
 * @param {readonly string[]} entries
 * @param {{ module: string, moduleResolution: string, types: readonly string[], skipLibCheck: boolean }} target
 */
export async function typeCheck(root, dir, entries, target) {
  const imports = entries.map((entry, index) => `import * as entry${index} from "${entry}";`);
  const used = entries.map((_, index) => `entry${index}`).join(", ");
  const files = target.moduleResolution === "nodenext" ? ["consumer.mts", "consumer.cts"] : ["consumer.mts"];
  for (const file of files) {
    await writeFile(join(dir, file), `${imports.join("\n")}\nexport const entries = [${used}];\n`);
  }
  const typeRoots = [join(root, "node_modules/@types")];
  const options = { strict: true, noEmit: true, target: "es2023", lib: ["es2023"] };
  const compilerOptions = { ...options, ...target, typeRoots };
  await writeFile(join(dir, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", dir]);
}
