// @ts-check
import { execFile } from "node:child_process";

/**
 * Runs a program to its end. What it printed is the reason when it fails.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ stdout: string, stderr: string }>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    execFile(program, args, { ...options, maxBuffer: 2 ** 27 }, (error, stdout, stderr) => {
      if (error === null) resolve({ stdout, stderr });
      else reject(new Error(`${program} ${args.join(" ")} failed\n${stdout}\n${stderr || error.message}`.trim()));
    });
  });
}
