import fs from "node:fs";

const HEAD_BYTES = 16_384;

/** Whether a file begins with a line that `evals review` wrote: it has labels, and no verdicts to compare them with. */
export function isLabelFile(file: string): boolean {
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
  const [first = ""] = headOf(file).split("\n");
  try {
    const line: unknown = JSON.parse(first);
    return (
      typeof line === "object" && line !== null && ["case", "labeler", "label", "protocol"].every((key) => key in line)
    );
  } catch {
    return false;
  }
}

function headOf(file: string): string {
  const descriptor = fs.openSync(file, "r");
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    return head.toString("utf8", 0, fs.readSync(descriptor, head, 0, HEAD_BYTES, 0));
  } finally {
    fs.closeSync(descriptor);
  }
}
