import { foldLoose } from "@eval/core/text/indic";
import type { AnswerWord } from "./answer-word.js";
import { answerWord } from "./answer-word.js";
import { exactFold } from "./exact-fold.js";
import { genericHeads, namelessModifiers } from "./generic-heads.js";
import { scriptOfWord } from "./letter-script.js";
import { localForm } from "./local-spellings.js";
import { nameGroups } from "./name-groups.js";
import { territoryNames } from "./territory-names.js";

let groups: Map<string, number[]> | undefined;
let nameless: ReadonlySet<string> | undefined;

/** The groups of names that a word is in: two words with a common group name the same thing. */
export function groupsOf(word: AnswerWord): readonly number[] {
  word.groups ??= findGroups(word);
  return word.groups;
}

/** Whether the word is a kind that a name may go without: "river", नदी. */
export const isGenericHead = (word: AnswerWord): boolean => kindOf(word) >= 0;

/** The kind that a generic head names, as a number; "hill" and "peak" are of one kind. -1 for other words. */
export function kindOf(word: AnswerWord): number {
  if (word.head === undefined) word.head = findKind(word);
  return word.head;
}

function findKind(word: AnswerWord): number {
  const [group] = groupsOf(word);
  return group === undefined ? -1 : (kinds[group] ?? -1);
}

/** Whether the word is the name of a month. */
export const isMonth = (word: AnswerWord): boolean => monthOf(word) > 0;

/** The number of the month that a word names, 1 to 12; 0 for other words. */
export function monthOf(word: AnswerWord): number {
  months ??= new Map(
    MONTHS.split(" ").flatMap((name, at) => groupsOf(answerWord(name)).map((group) => [group, at + 1] as const)),
  );
  for (const group of groupsOf(word)) {
    const month = months.get(group);
    if (month !== undefined) return month;
  }
  return 0;
}

const MONTHS = "january february march april may june july august september october november december";
let months: ReadonlyMap<number, number> | undefined;

/** Whether the word alone does not name: the "Indian" of "Indian Ocean". */
export function isNameless(word: AnswerWord): boolean {
  nameless ??= new Set(namelessModifiers.split(" ").map(exactFold));
  return nameless.has(word.fold);
}

const NONE: readonly number[] = [];
/** The kind of each group that is of generic heads. */
let kinds: readonly number[] = [];

function findGroups(word: AnswerWord): readonly number[] {
  groups ??= compileGroups();
  return groups.get(groupKey(word.fold)) ?? NONE;
}

/** Nukta, candrabindu and nasals do not count; the thousands of names are not put through all of `indicNormalize`. */
const groupKey = (fold: string): string =>
  ASCII.test(fold) ? fold : localForm(scriptOfWord(fold).script, foldLoose(fold));
const ASCII = /^[\0-\x7f]*$/;

function compileGroups(): Map<string, number[]> {
  const compiled = new Map<string, number[]>();
  const heads = genericHeads.flatMap((line, kind) => line.split(" | ").map((words) => ({ kind, words })));
  kinds = heads.map(({ kind }) => kind);
  for (const [group, line] of [...heads.map(({ words }) => words), ...nameGroups, ...territoryNames].entries()) {
    for (const name of line.split(" ")) addToGroup(compiled, groupKey(exactFold(name)), group);
  }
  return compiled;
}

function addToGroup(compiled: Map<string, number[]>, key: string, group: number): void {
  const known = compiled.get(key);
  if (known === undefined) compiled.set(key, [group]);
  else if (!known.includes(group)) known.push(group);
}
