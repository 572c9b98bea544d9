import { alignTexts } from "./align-texts.js";
import type { Block } from "./changed-block.js";

/** Maps a span of the last version of a text to the first. Versions are aligned when the first span is asked for. */
export function spanMapper(versions: readonly string[]): (start: number, end: number) => [number, number] {
  let alignments: readonly (readonly Block[])[] | undefined;
  return (start, end) => {
    alignments ??= versions.slice(1).map((after, at) => alignTexts(versions[at]!, after));
    let span: [number, number] = [start, end];
    for (let at = alignments.length - 1; at >= 0; at -= 1) span = mapSpan(alignments[at]!, span);
    return span;
  };
}

function mapSpan(blocks: readonly Block[], [start, end]: readonly [number, number]): [number, number] {
  const mappedStart = mapOffset(blocks, start, "start");
  // An empty span stays one.
  return [mappedStart, end > start ? mapOffset(blocks, end, "end") : mappedStart];
}

/** An offset inside what was rewritten goes to the side of it that keeps all of it in the span. */
function mapOffset(blocks: readonly Block[], offset: number, side: "start" | "end"): number {
  let shift = 0;
  for (const { before, after } of blocks) {
    if (side === "start" ? offset < after[0] : offset <= after[0]) break;
    const isInside = side === "start" ? offset < after[1] : offset <= after[1] && offset > after[0];
    if (isInside) return insideOf(before, after, offset, side);
    shift = before[1] - after[1];
  }
  return offset + shift;
}

function insideOf(before: Block["before"], after: Block["after"], offset: number, side: "start" | "end"): number {
  // As many units as there were: most likely each became one.
  if (before[1] - before[0] === after[1] - after[0]) return before[0] + offset - after[0];
  return side === "start" ? before[0] : before[1];
}
