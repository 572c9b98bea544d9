import {
  BRAHMIC_BLOCKS,
  type BrahmicScript,
  brahmicScriptOf,
  LANGUAGE_OF_SCRIPT,
  scriptOfLanguage,
} from "../transliterate/brahmic-scripts.js";
import { ACCEPTED_SPELLINGS, type AcceptedSpellings } from "./accepted-spellings.js";

/**
 * One of the spellings that a language accepts beside one another: Hindi गयी and गई, महत्त्व and महत्व, अर्थात् and अर्थात;
 * Marathi कवि and कवी; Bengali বাড়ী and বাড়ি; Tamil அய்யா and ஐயா. Rules and words are in `accepted-spellings`.
 *
 * Text in the script of the language follows its rules, other text those of the main language of its script; Sanskrit
 * has none.
 */
export function foldAcceptedSpellings(text: string, language?: string): string {
  if (!INDIAN.test(text)) return text;
  let folded = ARABIC.test(text) ? applyRules(text, ACCEPTED_SPELLINGS["ur"]) : text;
  for (const script of scriptsIn(text)) {
    const spoken = languageOf(script, language);
    const accepted = ACCEPTED_SPELLINGS[spoken];
    folded = applyRules(folded, accepted);
    if (accepted?.words !== undefined) folded = replaceWords(folded, script, spoken, accepted);
  }
  return folded;
}

const INDIAN = /[\u0600-\u06ff\u0900-\u0d7f]/;
const ARABIC = /[\u0600-\u06ff]/;

function scriptsIn(text: string): Set<BrahmicScript> {
  const scripts = new Set<BrahmicScript>();
  let last: BrahmicScript | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const script = brahmicScriptOf(text.charCodeAt(at));
    if (script === undefined || script === last) continue;
    last = script;
    scripts.add(script);
  }
  return scripts;
}

function languageOf(script: BrahmicScript, tag: string | undefined): string {
  const language = tag?.toLowerCase().split("-", 1)[0];
  return language !== undefined && scriptOfLanguage(language) === script ? language : LANGUAGE_OF_SCRIPT[script];
}

function applyRules(text: string, accepted: AcceptedSpellings | undefined): string {
  let folded = text;
  for (const [from, to] of accepted?.rules ?? []) folded = folded.replace(from, to);
  return folded;
}

interface WordTable {
  readonly pattern: RegExp;
  readonly words: ReadonlyMap<string, string>;
  readonly endings: readonly string[];
}

const tables = new Map<string, WordTable>();

function replaceWords(text: string, script: BrahmicScript, language: string, accepted: AcceptedSpellings): string {
  let table = tables.get(language);
  if (table === undefined) {
    table = readTable(script, accepted);
    tables.set(language, table);
  }
  const { pattern, words, endings } = table;
  return text.replace(pattern, (word) => {
    for (const ending of endings) {
      const stem = word.endsWith(ending) ? words.get(word.slice(0, word.length - ending.length)) : undefined;
      if (stem !== undefined) return stem + ending;
    }
    return word;
  });
}

function readTable(script: BrahmicScript, { words = "", endings = "" }: AcceptedSpellings): WordTable {
  const pairs = words
    .normalize("NFC")
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split("=") as [string, string]);
  const block = BRAHMIC_BLOCKS[script];
  const range = `${String.fromCharCode(block)}-${String.fromCharCode(block + 0x7f)}`;
  return {
    pattern: new RegExp(`(?:[${range}]|\u200c|\u200d)+:?`, "g"),
    words: new Map(pairs),
    endings: ["", ...endings.normalize("NFC").split(" ")],
  };
}
