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
 * Type-checks a file that imports every entry. Declarations are checked too, so one that needs the types of a
 * platform or of a package that is not installed fails.
 *
 * @param {string} root
 * @param {string} dir
 * @param {readonly string[]} entries
 * @param {{ module: string, moduleResolution: string, extension: "mts" | "cts" }} target
 */
export async function typeCheck(root, dir, entries, { module, moduleResolution, extension }) {
  const name = `consumer-${moduleResolution}.${extension}`;
  const imports = entries.map((entry, index) => `import * as entry${index} from "${entry}";`);
  const used = entries.map((_, index) => `entry${index}`).join(", ");
  const compilerOptions = {
    ...{ module, moduleResolution, target: "es2023", lib: ["es2023"], types: [] },
    ...{ strict: true, noEmit: true, skipLibCheck: false },
  };
  await writeFile(join(dir, name), `${imports.join("\n")}\nexport const entries = [${used}];\n`);
  await writeFile(join(dir, `${name}.json`), JSON.stringify({ compilerOptions, files: [name] }));
  await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", `${name}.json`], { cwd: dir });
}
