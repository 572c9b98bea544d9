// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readPackages } from "../workspace.mjs";

// `npm install` of a document, without a network: packages of the workspace and folders are linked and written into
// package.json as direct dependencies, and `npm create` runs a package of the workspace; anything else is refused.
const [root = "", command, ...words] = process.argv.slice(2);
if (command === "create") create(words);
const wanted = words.filter((word) => !word.startsWith("-"));
if (!["install", "i", "init"].includes(command ?? "")) fail(`npm ${command} is not run here`);

const file = "package.json";
/** @type {{ dependencies?: Record<string, string> }} */
const manifest = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { name: "project", private: true };
const members = readPackages(root);
for (const name of wanted) {
  const isFolder = name.startsWith(".");
  const member = members.find((candidate) => candidate.name === name && candidate.manifest.private !== true);
  if (!isFolder && member === undefined) fail(`npm install ${name}: there is no such package here`);
  const folder = isFolder ? resolve(name) : (member?.dir ?? "");
  const installed = isFolder ? JSON.parse(readFileSync(join(folder, file), "utf8")).name : name;
  const target = join("node_modules", installed);
  mkdirSync(dirname(target), { recursive: true });
  if (!existsSync(target)) symlinkSync(folder, target, "dir");
  manifest.dependencies = { ...manifest.dependencies, [installed]: isFolder ? `file:${name}` : "*" };
}
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);

/**
 * `npm create @eval/metric …` runs the command of `@eval/create-metric`.
 *
 * @param {string[]} given
 */
function create([initializer = "", ...args]) {
  const name = initializer.replace("/", "/create-");
  const member = readPackages(root).find((candidate) => candidate.name === name);
  if (member === undefined) fail(`npm create ${initializer}: there is no such package here`);
  const bin = join(member?.dir ?? "", "dist/bin.js");
  process.exit(
    spawnSync(process.execPath, [bin, ...args.filter((word) => word !== "--")], { stdio: "inherit" }).status ?? 1,
  );
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(9);
}
