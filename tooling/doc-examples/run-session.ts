import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { outputProblem } from "./output-pattern.js";
import type { CodeBlock } from "./read-code-blocks.js";
import type { Step } from "./read-session.js";
import type { Scratch } from "./scratch.js";

/** Follows the steps of a document; the first that does not come out as it says is thrown with file and line. */
export async function runSession(steps: readonly Step[], scratch: Scratch): Promise<void> {
  let printed = "";
  for (const step of steps) {
    if (step.kind === "write") scratch.write(step.file, `${step.block.text}\n`);
    else if (step.kind === "run") printed = await runBlock(step.block, step.exitCode, scratch);
    else {
      const problem = outputProblem(step.block.text, step.file === null ? printed : scratch.read(step.file));
      if (problem !== null) fail(step.block, problem);
    }
  }
}

async function runBlock(block: CodeBlock, exitCode: number, scratch: Scratch): Promise<string> {
  const { NO_COLOR: _, GROQ_API_KEY: __, ...environment } = process.env;
  const child = spawn("sh", ["-e", "-c", block.text], {
    cwd: scratch.directory,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...environment, NO_COLOR: "1", CI: "true", PATH: `${scratch.commands}:${process.env["PATH"]}` },
  });
  const closed = once(child, "close");
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await closed;
  if (code !== exitCode) fail(block, `must end with exit code ${exitCode}, got ${code}: ${stderr || stdout}`);
  // A path of this machine is no part of what a document shows.
  return stdout.replaceAll(`${scratch.directory}/`, "");
}

function fail({ file, line }: CodeBlock, problem: string): never {
  throw new Error(`${file}:${line} ${problem}`);
}
