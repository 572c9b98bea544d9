import { createHash } from "node:crypto";

/** Hexadecimal digits of a mark: 96 bits. */
const MARK_LENGTH = 24;

/**
 * Retrieved passages as data: each between tags that carry its number and a mark. The mark is made of the passages
 * themselves, so that one case always gives one prompt, and a passage cannot hold it: it would have to hold its own hash.
 */
export function fencePassages(passages: readonly string[]): string {
  const mark = markOf(passages);
  return passages
    .map((passage, index) => `<passage-${index + 1}-${mark}>\n${passage}\n</passage-${index + 1}-${mark}>`)
    .join("\n");
}

function markOf(passages: readonly string[]): string {
  for (let draw = 0; ; draw++) {
    const hash = createHash("sha256").update(JSON.stringify([draw, ...passages]));
    const mark = hash.digest("hex").slice(0, MARK_LENGTH);
    if (!passages.some((passage) => passage.includes(mark))) return mark;
  }
}
