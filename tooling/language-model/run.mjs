// @ts-check
// node tooling/language-model/run.mjs build|fit|evaluate ARGUMENTS: see the file of each name.

/** @type {Record<string, () => Promise<unknown>>} */
const commands = {
  build: () => import("./build.mjs"),
  fit: () => import("./fit.mjs"),
  evaluate: () => import("./evaluate.mjs"),
};

const [name = ""] = process.argv.splice(2, 1);
const command = commands[name];
if (command === undefined) throw new Error(`command must be ${Object.keys(commands).join(", ")}, got "${name}"`);
await command();
