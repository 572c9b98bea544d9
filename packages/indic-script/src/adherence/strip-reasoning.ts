/** The parts of an output that show a model's reasoning before its answer. */
const BLOCKS: readonly RegExp[] = [
  /<(think|thinking|thought|thoughts|reasoning|reflection|scratchpad|analysis|internal)>[\s\S]*?(?:<\/\1>|$)/giu,
  /\[(THINK|THINKING|REASONING)\][\s\S]*?(?:\[\/\1\]|$)/gu,
  /◁think▷[\s\S]*?(?:◁\/think▷|$)/gu,
  /<\|(?:begin_of_thought|start_thinking|START_THINKING)\|>[\s\S]*?(?:<\|(?:end_of_thought|end_thinking|END_THINKING)\|>|$)/gu,
  /<\|channel\|>(?:analysis|commentary)[\s\S]*?(?:<\|end\|>|<\|channel\|>final|$)/gu,
  /(?:<\|start\|>(?:assistant|user|system))?(?:<\|channel\|>final)?<\|[a-z_]+\|>/gu,
];
/** Some chat templates open the block in the prompt, so that an output has only its end. */
const ONLY_CLOSED = /^(?:(?!<think>)[\s\S])*?<\/think(?:ing)?>/iu;

/**
 * A text with its visible reasoning blocked out by as many spaces, so that offsets stay. A block that is never closed
 * runs to the end; one that was opened in the prompt begins at the start.
 */
export function maskReasoning(text: string): string {
  if (!(text.includes("<") || text.includes("[") || text.includes("◁"))) return text;
  let masked = text;
  for (const block of BLOCKS) masked = masked.replace(block, (found) => " ".repeat(found.length));
  return masked.replace(ONLY_CLOSED, (found) => " ".repeat(found.length));
}
