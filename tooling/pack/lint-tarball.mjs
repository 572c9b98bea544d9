// @ts-check
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { run } from "./run.mjs";

/** @typedef {import("./pack-packages.mjs").Packed} Packed */

/**
 * Throws what publint, strict, has to say of a tarball.
 *
 * @param {Packed} packed
 */
export async function lintWithPublint({ tarball }) {
  const content = await readFile(tarball);
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength) },
  });
  if (messages.length > 0) throw new Error(messages.map((message) => formatMessage(message, pkg)).join("\n"));
}

/**
 * Throws what "are the types wrong" has to say of a tarball.
 *
 * @param {string} root
 * @param {Packed} packed
 */
export async function lintWithAttw(root, { tarball }) {
  const attw = join(root, "node_modules/@arethetypeswrong/cli/dist/index.js");
  await run(process.execPath, [attw, tarball, "--profile", "esm-only", "--no-definitely-typed", "--no-color"]);
}
