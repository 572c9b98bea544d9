import { exactFold } from "./exact-fold.js";
import { type WordRole, wordRoleLists } from "./word-role-lists.js";

/** What a word does in an answer, one bit each; a word may do several things. */
export const FUNCTION = 1;
/** Joins the parts of a name: "of", "the", की. */
export const LINK = 2;
export const HONORIFIC = 4;
export const OR = 8;
export const AND = 16;
/** Says that something is merely possible. */
export const POSSIBLE = 32;
/** Says that the speaker does not know. */
export const UNSURE = 64;
/** Makes another thing of the word behind it: "vice", "north", उप. */
export const CHANGER = 128;
/** Tells what others believe: "mistakenly", "popularly thought". */
export const BELIEF = 256;
export const YES = 512;
export const NO = 1024;
/** Before the common era. */
export const BEFORE_ERA = 2048;
/** Adds nothing to a year or number: "AD", ई, सन्. */
export const FILLER = 4096;
/** "answer", उत्तर. */
export const ANSWER_NOUN = 8192;
/** Turns against what was said: "but", "actually", लेकिन. */
export const CONTRAST = 16384;
/** "is", "=", है between "the answer" and the answer. */
export const COPULA = 32768;
/** Says what something is called: "known as", कहा. */
export const NAMING = 65536;
/** A preposition or postposition that says who does what to whom: the order of words around it counts. */
export const RELATION = 131072;

/** Knowing, as in "I do not know". */
export const KNOWING = 262144;

/** Says that something is not the first of its kind: "second", दूसरा. */
export const RANK = 524288;

/** Places what is said in the past: "used", "formerly", पहले. */
export const FORMER = 1048576;

/** Says that something holds now: "now", अब. */
export const NOW = 2097152;

/** Takes something out: "except", के अलावा. */
export const EXCEPTION = 4194304;

/** Decides for none of two: "both", "equal", दोनों. */
export const UNDECIDED = 8388608;

/** Says what people say, or what seems to them: "say", लगता. */
export const REPORT = 16777216;

const BITS: Readonly<Record<WordRole, number>> = {
  function: FUNCTION,
  link: LINK | FUNCTION,
  honorific: HONORIFIC,
  or: OR | FUNCTION,
  and: AND | FUNCTION,
  possible: POSSIBLE | FUNCTION,
  unsure: UNSURE,
  changer: CHANGER,
  belief: BELIEF,
  yes: YES,
  no: NO,
  "before-era": BEFORE_ERA,
  filler: FILLER,
  "answer-noun": ANSWER_NOUN,
  contrast: CONTRAST | FUNCTION,
  copula: COPULA | FUNCTION,
  naming: NAMING,
  relation: RELATION | FUNCTION,
  knowing: KNOWING,
  rank: RANK,
  former: FORMER,
  now: NOW,
  exception: EXCEPTION,
  undecided: UNDECIDED,
  report: REPORT,
};

let roles: Map<string, number> | undefined;

/** The roles of a folded word, as bits; 0 for the many that have none. */
export function rolesOf(fold: string): number {
  roles ??= compileRoles();
  return roles.get(fold) ?? 0;
}

function compileRoles(): Map<string, number> {
  const compiled = new Map<string, number>();
  for (const [role, lists] of Object.entries(wordRoleLists) as [WordRole, readonly string[]][]) {
    for (const word of lists.join(" ").split(" ")) {
      const fold = exactFold(word);
      compiled.set(fold, (compiled.get(fold) ?? 0) | BITS[role]);
    }
  }
  return compiled;
}
