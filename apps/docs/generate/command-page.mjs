// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { codeBlock } from "./markdown.mjs";

/** Names of the commands that a help lists. @type {(help: string) => string[]} */
const namesIn = (help) =>
  [...(help.split("\nCommands:\n")[1] ?? "").matchAll(/^ {2}([a-z][a-z-]*)/gm)]
    .map(([, name = ""]) => name)
    .filter((name) => name !== "help");

/**
 * The page of the command line: what `evals --help` says of each command, and of the commands below one.
 *
 * @param {string} root
 */
export function commandPage(root) {
  const bin = join(root, "apps/cli/dist/bin.cjs");
  if (!existsSync(bin)) throw new Error("apps/cli must be built first: npm run demo");
  const help = (/** @type {string[]} */ ...command) => {
    const { stdout, status, stderr } = spawnSync(process.execPath, [bin, ...command, "--help"], { encoding: "utf8" });
    if (status !== 0) throw new Error(`evals ${command.join(" ")} --help failed: ${stderr}`);
    return stdout.trim();
  };
  const overview = help();
  /** @type {(command: string[]) => string[]} */
  const sections = (command) => {
    const text = help(...command);
    const title = `${"#".repeat(command.length + 1)} evals ${command.join(" ")}`;
    return [title, codeBlock("text", text), ...namesIn(text).flatMap((name) => sections([...command, name]))];
  };
  const parts = [
    "---\ntitle: Command line\norder: 1\n---",
    "# Command line",
    "What the command says of itself with `--help`, word for word.",
    codeBlock("text", overview),
    ...namesIn(overview).flatMap((name) => sections([name])),
    "## Exit codes",
    [
      "- 0: done.",
      "- 1: a gate failed: a rate or a score is below what was asked for, or B is worse than A.",
      "- 2: usage, configuration or input error.",
      "- 3: incomplete, or more errors than allowed, or nothing was scored.",
      "- 130: interrupted; the journal is kept, and `--resume` goes on from it.",
    ].join("\n"),
  ];
  return `${parts.join("\n\n")}\n`;
}
