import fs from "node:fs";
import path from "node:path";
import { loadConfig } from "../config/config.js";
import { discover } from "../discovery/discover.js";
import { exitCode } from "../exit-code.js";
import { ownManifest } from "../own-manifest.js";

interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

/** `evals doctor`: checks this machine and this project. */
export async function doctor(): Promise<number> {
  const directory = process.cwd();
  const checks = [
    checkNode(),
    checkUnicode(),
    await attempt("configuration", async () =>
      Object.keys(await loadConfig(directory, undefined)).length > 0 ? "found and valid" : "none, defaults are used",
    ),
    await attempt("metrics", async () => `${(await discover(directory, [])).length} found`),
    await attempt("run folder", async () => writableFolder(directory)),
  ];
  console.log(`evals ${ownManifest().version}`);
  for (const { name, ok, detail } of checks) console.log(`${ok ? "ok  " : "FAIL"}  ${name}: ${detail}`);
  return checks.every(({ ok }) => ok) ? exitCode.done : exitCode.unusable;
}

function checkNode(): Check {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const ok = major > 20 || (major === 20 && minor >= 19);
  return {
    name: "Node",
    ok,
    detail: ok ? process.versions.node : `${process.versions.node}, but 20.19 or later is needed`,
  };
}

/** A Node built with a small ICU knows no Indic properties and would misread every script but Latin. */
function checkUnicode(): Check {
  const ok = /^\p{Script=Devanagari}+$/u.test("क") && "क\u093C" === "\u0958".normalize("NFC");
  return {
    name: "Unicode",
    ok,
    detail: `version ${process.versions["unicode"] ?? "unknown"}, ICU ${process.versions["icu"] ?? "none"}`,
  };
}

async function attempt(name: string, check: () => Promise<string>): Promise<Check> {
  try {
    return { name, ok: true, detail: await check() };
  } catch (error) {
    return { name, ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

function writableFolder(directory: string): string {
  const folder = path.join(directory, ".evals");
  fs.accessSync(fs.existsSync(folder) ? folder : directory, fs.constants.W_OK);
  return `${path.join(".evals", "runs")} can be written`;
}
