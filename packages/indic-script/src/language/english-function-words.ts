/** Words that make a sentence English. An Indian language borrows nouns, verbs and adjectives, hardly ever these. */
const WORDS =
  "the of and to in a is that it for on with as was are be this by at or from an not have has had i you he she we they " +
  "his her its their my your our me him them us but what which who whom whose when where why how there here then than so " +
  "if because while after before about into over under between through during without within against all any some no yes " +
  "more most other such same each every both few many much do does did will would can could should may might must shall " +
  "being were am been up down out off again just also too now still even never always often yet let's don't doesn't " +
  "didn't isn't can't won't i'm it's that's aren't wasn't weren't haven't hasn't couldn't wouldn't you're they're we're " +
  "i've i'll he's she's there's cannot itself themselves himself herself myself yourself though although until unless upon";

let set: ReadonlySet<string> | undefined;

export function isEnglishFunctionWord(word: string): boolean {
  set ??= new Set(WORDS.split(" "));
  return set.has(word);
}
