/**
 * The reply behind a block of visible reasoning, which some servers leave in the text. A verdict that is thought about
 * there is not the verdict. A block that never ends leaves nothing: the reply was cut. A reply
 * that only closes a block is left as it is: an answer under test could make a judge write that.
 *
 * @example
 * withoutReasoning('<think>{"score": 2}</think>{"score": 5}'); // => '{"score": 5}'
 */
export function withoutReasoning(text: string): string {
  const open = /^[\s\uFEFF]*<(think|thinking|reasoning)>/i.exec(text);
  if (open === null) return text;
  const last = [...text.matchAll(new RegExp(`</${open[1]}>`, "gi"))].at(-1);
  return last === undefined ? "" : text.slice(last.index + last[0].length);
}
