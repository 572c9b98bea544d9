import { BRAND_NAMES } from "./brand-names-data.js";
import { firstLetters } from "./first-letters.js";
import { isAsciiDigit, matchEnd, type Recognized, unitAt } from "./recognized.js";

let brands: ReadonlySet<string> | undefined;

function brandNames(): ReadonlySet<string> {
  brands ??= new Set(BRAND_NAMES.split(" "));
  return brands;
}

let mayBegin: ((text: string, at: number) => boolean) | undefined;

/** Whether a word may be a brand, by its first two letters. */
export function mayBeBrand(text: string, at: number): boolean {
  mayBegin ??= firstLetters(brandNames());
  return mayBegin(text, at);
}

/** Whether the word from `at` to `end` is a brand. */
export const isBrand = (text: string, at: number, end: number): boolean =>
  mayBeBrand(text, at) && brandNames().has(text.slice(at, end));

const DESIGNATOR =
  /[ -](?:Pro|Max|Plus|Ultra|Mini|Lite|Air|SE|FE|XL|Note|Prime|Neo|Edge|Fold|Flip|Tab|Book|Watch|Buds|Pad|Phone|Series|Home|Server|Office|Studio|Maps|Drive|Pay|Docs|Sheets|Meet|Play|Store|Cloud|Translate|Photos|[IVX]{1,4}|[A-Z]{0,3}\d[\w.]*|i[3579]|X)(?![A-Za-z])/y;
const SPECIAL =
  /(?:C\+\+|[CFQ]#(?![A-Za-z])|\.NET(?![A-Za-z])|[A-Z][a-z]+\.js(?![A-Za-z])|[Vv]\d+(?:\.\d+)+|Wi-Fi|Hi-Fi|e-KYC)/y;
const HYPHENATED = /[A-Z][A-Za-z]{0,9}-\d{1,4}[A-Z]?(?![A-Za-z0-9])/y;
const ORDINAL = /^\d+(?:st|nd|rd|th|s)$/i;

/** Plus, hyphen, full stop, number sign: what joins the parts of a name. */
const SIGNS = new Set([0x2b, 0x2d, 0x2e, 0x23]);

/** A name that one of a few signs betrays, at its first letter: a known brand with its model, "C++", "GPT-4", "v2.1.0". */
export function knownName(text: string, at: number, word: string, next: number): Recognized | null {
  if (SIGNS.has(next) || word.startsWith("v") || word.startsWith("V")) {
    const special = Math.max(matchEnd(SPECIAL, text, at), matchEnd(HYPHENATED, text, at));
    if (special >= 0) return { kind: "name", end: special };
  }
  return brandNames().has(word) ? { kind: "name", end: withDesignators(text, at + word.length) } : null;
}

/** A word with a capital inside ("YouTube") or with digits in it ("iPhone15", "B12"); no ordinal, no decade. */
export function oddWord(text: string, at: number, word: string): Recognized | null {
  const hasDigit = /\d/.test(word);
  if (hasDigit ? ORDINAL.test(word) : !/[a-z][A-Z]|^[A-Z]{2,}[a-z]{2,}/.test(word)) return null;
  return { kind: "name", end: withDesignators(text, at + word.length) };
}

function withDesignators(text: string, from: number): number {
  let end = from;
  for (let next = end; next >= 0; next = matchEnd(DESIGNATOR, text, next)) end = next;
  return end;
}

const CAPITALS = /[A-Z]{2,6}(?:s(?![a-z])|(?:\.[A-Z])+\.?|(?:[&/-][A-Z]{1,6})+)?(?![A-Za-z0-9_])/y;
const DOTTED = /(?:[A-Z]\.){2,}(?:[A-Z](?![A-Za-z]))?/y;
/** Words of English and Hindi that people write in capitals for emphasis. */
const EMPHASIZED = new Set(
  (
    "AND ARE BUT FOR NOT YOU ALL CAN HAD HER WAS ONE OUR OUT DAY GET HAS HIM HIS HOW MAN NEW NOW OLD SEE TWO WAY WHO BOY DID " +
    "ITS LET PUT SAY SHE TOO USE THE YES NO OK OKAY HI HEY BYE WHY WHAT WHEN WHERE THIS THAT THEY THEM THEN THAN WITH FROM " +
    "HAVE WILL WOULD VERY MUCH MORE MOST MUST NEVER ALWAYS ONLY JUST PLEASE STOP HELP GOOD BAD BEST FREE SALE WIN LOVE HATE " +
    "IS AM AN AS AT BE BY DO GO HE IF IN IT ME MY OF ON OR SO TO UP US WE TRUE FALSE NONE EVERY ANY SOME BIG HUGE LOL WOW OMG " +
    "MAIN TUM HUM AAP WOH YEH YE HAI HAIN HO THA THI THE KYA KYU KYUN KAB KAHAN KAUN KAISE NAHI NAHIN MAT NA HAAN HA BHI HI SE " +
    "KO KA KI KE ME MEIN PAR PE AUR YA TOH TO AB ABHI BAHUT BHAI YAAR JI LO DO DE KAR KARO RAHA RAHI RAHE GAYA SAB KUCH KOI"
  ).split(" "),
);

/** An acronym at its first capital: two to six capitals, with or without points. Whether the text shouts is not asked. */
export function acronym(text: string, at: number): Recognized | null {
  const dotted = matchEnd(DOTTED, text, at);
  if (dotted >= 0) return { kind: "acronym", end: dotted };
  const end = matchEnd(CAPITALS, text, at);
  return end < 0 || EMPHASIZED.has(text.slice(at, end)) ? null : { kind: "acronym", end };
}

/** First words of the labels. */
export const labelWords =
  "Final Correct Short Answer ANSWER Ans Output Response Reply Question Explanation Reasoning Translation Solution Result Summary Step Hint".split(
    " ",
  );

const LABEL =
  /(?:(?:Final |Correct |Short )?(?:Answer|ANSWER|Ans|Output|Response|Reply|Question|Explanation|Reasoning|Translation|Solution|Result|Summary|Step|Hint)|Q|A|Q&A)(?: ?\d{1,3})?(?:\*\*|__)?[ \t]?[:：](?:\*\*|__)?/y;

const LABEL_STARTS: ReadonlySet<string> = new Set([...labelWords, "Q", "A"]);

/** Whether a label may begin with a word. */
export const isLabelWord = (word: string): boolean => LABEL_STARTS.has(word);

/** A label that prompts ask answers to begin with, at the first word of a line: "Answer:". */
export function label(text: string, at: number, word: string): Recognized | null {
  // Its number may stand close behind it: "Answer1:".
  if (!isLabelWord(word) && !isAsciiDigit(unitAt(word, word.length - 1))) return null;
  const end = matchEnd(LABEL, text, at);
  return end < 0 ? null : { kind: "label", end };
}
