import type { CodeBlock } from "./read-code-blocks.js";

/** What a reader of a document does with its blocks, in their order. */
export type Step =
  | { readonly kind: "write"; readonly file: string; readonly block: CodeBlock }
  | { readonly kind: "run"; readonly block: CodeBlock; readonly exitCode: number }
  /** What a command printed, or, with a file, what it wrote. */
  | { readonly kind: "see"; readonly file: string | null; readonly block: CodeBlock };

/**
 * The steps of a document: a block with `file=NAME` is a file to be written, a shell block is run, and ends with
 * `exit=N` where it says so, one with `output` shows what the block before printed, with `output=NAME` what is in a file.
 */
export function readSession(blocks: readonly CodeBlock[]): Step[] {
  return blocks.flatMap((block): Step[] => {
    if (block.flags.includes("no-run")) return [];
    const file = valueOf(block, "file");
    if (file !== null) return [{ kind: "write", file, block }];
    if (block.flags.includes("output")) return [{ kind: "see", file: null, block }];
    const written = valueOf(block, "output");
    if (written !== null) return [{ kind: "see", file: written, block }];
    return block.language === "sh" ? [{ kind: "run", block, exitCode: Number(valueOf(block, "exit") ?? 0) }] : [];
  });
}

/** Whether a block is a step of a session, so that nobody else has to look at it. */
export const isStep = ({ flags }: CodeBlock) => flags.some((flag) => /^(output|file=.*|output=.*)$/.test(flag));

function valueOf({ flags }: CodeBlock, name: string): string | null {
  const flag = flags.find((candidate) => candidate.startsWith(`${name}=`));
  return flag === undefined ? null : flag.slice(name.length + 1);
}
