import { BRAHMIC_BLOCKS, type BrahmicScript } from "./brahmic-scripts.js";
import { SCRIPT_FINISHES, SCRIPT_HABITS } from "./script-habits.js";

/**
 * A text in the letters of Devanagari written in another Brahmic script, with the letters and habits of that script:
 * Tamil has no aspirates, Bengali no va, Gurmukhi marks double consonants and drops most viramas, Malayalam closes
 * words with chillus. A letter that a script lacks becomes the one its readers would use. The result is in NFC.
 */
export function fromDevanagari(text: string, script: BrahmicScript): string {
  habits[script] ??= { before: compile(SCRIPT_HABITS[script]), after: compile(SCRIPT_FINISHES[script] ?? "") };
  const { before, after } = habits[script];
  const offset = BRAHMIC_BLOCKS[script] - 0x900;
  const moved = apply(before, text.normalize("NFC")).replace(MOVABLE, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) + offset),
  );
  return apply(after, moved).normalize("NFC");
}

/** All of Devanagari but the dandas, which every script shares. */
const MOVABLE = /[\u0900-\u0963\u0966-\u097f]/g;

type Rule = readonly [from: RegExp, to: string];

const habits: Partial<Record<BrahmicScript, { readonly before: readonly Rule[]; readonly after: readonly Rule[] }>> =
  {};

/** Rules are written as `pattern=replacement`, with white space between them. */
function compile(rules: string): Rule[] {
  const pairs = rules.split(/\s+/).filter((pair) => pair !== "");
  return pairs.map((pair) => {
    const at = pair.lastIndexOf("=");
    return [new RegExp(pair.slice(0, at), "gu"), pair.slice(at + 1)];
  });
}

function apply(rules: readonly Rule[], text: string): string {
  let changed = text;
  for (const [from, to] of rules) changed = changed.replace(from, to);
  return changed;
}
