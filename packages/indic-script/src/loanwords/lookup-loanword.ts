import { foldLoose } from "@eval/core/text/indic";
import { DEVANAGARI_LOANWORDS, HOMOGRAPHS } from "./devanagari-loanwords.js";
import { OTHER_LOANWORDS } from "./other-loanwords.js";

export interface Loanword {
  /** The English word, in lower case. */
  readonly term: string;
  /** Accepted spellings by the ISO 15924 code of their script, the usual one first. */
  readonly spellings: Readonly<Record<string, readonly string[]>>;
  /** Words of Hindi that are typed the same way in Roman letters: "tune" is also तूने. */
  readonly homographs: readonly string[];
}

/**
 * The loanword that an English word is in the languages of India: its spellings in Devanagari and, for the commonest, in
 * other scripts. Capital letters make no difference; plurals and words in native script are not looked up, see
 * `loanwordTerms` for those. About 640 words, collected for this project.
 *
 * A word that is also a native word in Roman letters says so in `homographs`: nothing is decided.
 *
 * @example
 * lookupLoanword("Computer")?.spellings.Deva; // => ["कंप्यूटर", "कम्प्यूटर", "कंप्युटर"]
 * lookupLoanword("tune")?.homographs; // => ["तूने"]
 * lookupLoanword("namaskara"); // => undefined
 */
export function lookupLoanword(word: string): Loanword | undefined {
  table ??= readTable();
  return table.get(word.toLowerCase());
}

/**
 * The English words that a native spelling may stand for: डॉक्टर and डाक्टर are "doctor". Spellings that differ only by
 * nukta, candrabindu or joiners are found as well. None for other words.
 *
 * @example
 * loanwordTerms("डाक्टर"); // => ["doctor"]
 * loanwordTerms("फोन"); // => ["phone"]
 * loanwordTerms("घर"); // => []
 */
export function loanwordTerms(native: string): readonly string[] {
  terms ??= readTerms();
  return terms.get(foldLoose(native)) ?? [];
}

let table: ReadonlyMap<string, Loanword> | undefined;
let terms: ReadonlyMap<string, readonly string[]> | undefined;

function readTable(): Map<string, Loanword> {
  const others = new Map(linesOf(OTHER_LOANWORDS).map(([term = "", ...scripts]) => [term, scripts]));
  return new Map(
    linesOf(DEVANAGARI_LOANWORDS).map(([term = "", ...Deva]) => {
      const spellings: Record<string, readonly string[]> = { Deva };
      for (const entry of others.get(term) ?? []) {
        const [script = "", list = ""] = entry.split(":");
        spellings[script] = list.split(",");
      }
      return [term, { term, spellings, homographs: HOMOGRAPHS[term] ?? [] }];
    }),
  );
}

const linesOf = (list: string): string[][] =>
  list
    .trim()
    .split("\n")
    .map((line) => line.split(" "));

function readTerms(): Map<string, string[]> {
  table ??= readTable();
  const read = new Map<string, string[]>();
  for (const { term, spellings } of table.values()) {
    for (const spelling of new Set(
      Object.values(spellings)
        .flat()
        .map((native) => foldLoose(native)),
    )) {
      read.set(spelling, [...(read.get(spelling) ?? []), term]);
    }
  }
  return read;
}
