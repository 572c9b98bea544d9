// @ts-check
// Finds glosses of a dictionary of @eval/trap-words that accuse without cause, and readings that are never caught:
//   node tooling/trap-words/probe-dictionaries.mjs [LANGUAGE...]
// Under every test sentence it puts traces that name no sense at all (each one flagged is a gloss that should be `weak`
// or `related`), and then one trace for each gloss of each sense, right and wrong.
import { loadSource } from "../load-source.mjs";
import { plainTraces } from "./plain-traces.mjs";

/**
 * @typedef {{ readonly id: string, readonly glosses: Readonly<Record<string, readonly string[]>>,
 *   readonly tests?: readonly string[] }} Sense
 * @typedef {{ readonly term: string, readonly senses: readonly Sense[] }} Entry
 */

const { loadTrapWords, traceChecker, trapWordLanguages } = await loadSource("packages/trap-words/src/index.ts");
const check = traceChecker();
const languages = process.argv.length > 2 ? process.argv.slice(2) : trapWordLanguages();
for (const language of languages) probe(language, loadTrapWords(language).entries);

/** @param {string} language @param {readonly Entry[]} entries */
function probe(language, entries) {
  const places = entries.flatMap((entry) =>
    entry.senses.flatMap((sense) => (sense.tests ?? []).map((source) => ({ entry, sense, source }))),
  );
  /** @type {string[]} */
  const alarms = [];
  for (const { source } of places) {
    for (const trace of plainTraces) alarms.push(...alarmsOf(source, trace));
  }
  const rightTraces = places.flatMap(({ sense, source }) => tracesOf(sense).map((trace) => ({ source, trace })));
  const wrongTraces = places.flatMap(({ entry, sense, source }) =>
    entry.senses
      .filter((other) => other !== sense)
      .flatMap((other) => tracesOf(other).map((trace) => ({ source, trace }))),
  );
  const accused = rightTraces.filter(isFlagged);
  const missed = wrongTraces.filter((pair) => !isFlagged(pair));
  console.log(`\n${language}: plain traces flagged ${alarms.length} of ${places.length * plainTraces.length}`);
  console.log(`right readings flagged ${accused.length} of ${rightTraces.length}`);
  console.log(`wrong readings missed ${missed.length} of ${wrongTraces.length}`);
  for (const line of alarms) console.log(`  plain   ${line}`);
  for (const { source, trace } of accused) console.log(`  right   ${source} | ${trace}`);
  for (const { source, trace } of missed) console.log(`  missed  ${source} | ${trace}`);
}

/** One trace for each gloss that accuses. @param {Sense} sense */
function tracesOf({ glosses: { en = [], hi = [] } }) {
  return [
    ...en.map((gloss) => `The source speaks of ${gloss} here. The assistant's answer is judged by that.`),
    ...hi.map((gloss) => `स्रोत में ${gloss} की बात है। सहायक का उत्तर इसी से परखा गया।`),
  ];
}

/** @param {{ readonly source: string, readonly trace: string }} pair */
function isFlagged({ source, trace }) {
  return check(source, trace).label === "misread_detected";
}

/** @param {string} source @param {string} trace @returns {string[]} */
function alarmsOf(source, trace) {
  /** @type {readonly { readonly term: string, readonly readAs: string }[]} */
  const findings = check(source, trace).findings;
  return findings.map(({ term, readAs }) => `${term} as ${readAs} | ${source} | ${trace}`);
}
