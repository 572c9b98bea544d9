import { isGenericHead } from "./name-group.js";
import type { Occurrence } from "./occurrence.js";
import { sentenceSpan } from "./scene.js";
import { COMMA, MARK, SPACE, type SplitAnswer } from "./split-answer.js";
import { AND, COPULA, EXCEPTION, FUNCTION, HONORIFIC, LINK, NO, OR, RELATION } from "./word-roles.js";

/** `excepted`: "anything but Delhi"; `sole`: "nothing but Delhi", which asserts it. */
export type Exception = "excepted" | "sole";

/**
 * Whether a mention is what something else holds for: "all except Delhi", दिल्ली के अलावा सब; or the only one of which it
 * does: "none other than Delhi", दिल्ली के सिवा कोई नहीं. Null where it is neither. What is added to it ("Besides Delhi,
 * Mumbai is also one", दिल्ली के अलावा मुंबई भी) holds for the mention as well.
 */
export function exceptionOf(answer: SplitAnswer, found: Occurrence): Exception | null {
  if ((answer.roles & EXCEPTION) === 0) return null;
  return behind(answer, found) ?? before(answer, found);
}

/** Words between the cue and the mention: an article, a postposition, "river". */
const MOST_BETWEEN = 3;

/** Words that except what stands before them only behind one of these: "ke siva" is not "Siva". */
const NEEDED: readonly (readonly [cue: RegExp, before: RegExp])[] = [
  [/^(?:जगह|jagah|jagha|جگہ)$/, /^(?:की|ki|کی)$/],
  [/^(?:siva|siwa|sivay|sivaye|siway|सिवा|सिवाय|अतिरिक्त|atirikt|سوا|سوائے)$/, /^(?:के|ke|کے)$/],
  [/^(?:छोड़|chhod|chod|چھوڑ)$/, /^(?:को|ko|کو)$/],
];

function behind(answer: SplitAnswer, { next }: Occurrence): Exception | null {
  const { words, gaps } = answer;
  for (let at = next; at < words.length && at <= next + MOST_BETWEEN && gaps[at]! <= MARK; at += 1) {
    const { fold, roles, script } = words[at]!;
    if ((roles & EXCEPTION) !== 0 && !PREPOSED.has(fold)) {
      const needed = NEEDED.find(([cue]) => cue.test(fold));
      const isCue = needed === undefined || (needed[1].test(words[at - 1]!.fold) && !isPlace(answer, at));
      return isCue ? stanceBehind(answer, at) : null;
    }
    if ((roles & (FUNCTION | HONORIFIC)) === 0 && !(script !== "none" && isGenericHead(words[at]!))) return null;
  }
  return null;
}

/** "the place of": की जगह थी, at the end of a clause. */
const isPlace = ({ words, gaps }: SplitAnswer, at: number): boolean =>
  /^(?:जगह|jagah|jagha|جگہ)$/.test(words[at]!.fold) &&
  (at + 1 >= words.length || gaps[at + 1]! > COMMA || (words[at + 1]!.roles & COPULA) !== 0);

const INDEFINITE = new Set(
  (
    "कोई कुछ किसी और अन्य दूसरा दूसरी koi kuch kisi aur anya doosra dusra dusri doosri کوئی کچھ کسی اور دوسرا " +
    "কেউ কিছু কোনো কোন আর অন্য कोणी कोणीही काही काहीही दुसरे दुसरा दुसरी इतर வேறு யாரும் எதுவும் எந்த மற்ற ఎవరూ ఏదీ మరే వేరే మరొకటి " +
    "ಬೇರೆ ಯಾರೂ ಯಾವುದೂ വേറെ മറ്റാരും മറ്റൊന്നും બીજું કોઈ ਕੋਈ ਹੋਰ"
  ).split(" "),
);
const ADDITIVE = new Set("भी bhi بھی ও পাশাপাশি ਵੀ પણ too".split(" "));
/** "any at all" ends with the same word as "also": कोई भी. */
const ANY = new Set("कोई koi किसी kisi کوئی کسی कुछ kuch जो jo ਕੋਈ કોઈ".split(" "));
/** Cues that also mean "in addition to". */
const IN_ADDITION = /^(?:अलावा|अलावे|अतिरिक्त|alawa|alava|alaawa|ilawa|علاوہ|ছাড়া|ছাড়াও|ਇਲਾਵਾ|besides|apart|aside)$/;

function stanceBehind(answer: SplitAnswer, cue: number): Exception | null {
  const { words, gaps } = answer;
  const { next } = sentenceSpan(answer, cue);
  let isIndefinite = false;
  let isDenied = false;
  for (let at = cue + 1; at < next; at += 1) {
    if (gaps[at]! > COMMA) break;
    const word = words[at]!;
    isIndefinite ||= INDEFINITE.has(word.fold);
    isDenied ||= (word.roles & NO) !== 0 || DENYING.test(word.fold);
    if (ADDITIVE.has(word.fold) && !ANY.has(words[at - 1]!.fold) && IN_ADDITION.test(words[cue]!.fold)) return null;
  }
  return isIndefinite && isDenied ? "sole" : "excepted";
}

/** Negations that are no "no" by themselves. */
const DENYING = /^(?:নয়|নেই|নন|না|নাই|नव्हे|இல்லை|அல்ல|கிடையாது|లేరు|లేదు|కాదు|ಇಲ್ಲ|ಅಲ್ಲ|ഇല്ല|അല്ല|નથી|ਨਹੀਂ)$/u;

/** English puts its cues before what is excepted. */
const PREPOSED = new Set(
  "except excepting excluding barring besides but than other exception apart aside outside anything anyone anybody anywhere everything everyone everybody everywhere all any every".split(
    " ",
  ),
);

function before(answer: SplitAnswer, { first }: Occurrence): Exception | null {
  const { words, gaps } = answer;
  let isJoined = false;
  for (let at = first - 1; at >= 0 && at >= first - MOST_BETWEEN - 2 && gaps[at + 1]! <= MARK; at -= 1) {
    const cue = cueAt(answer, at);
    if (cue >= 0) return stanceBefore(answer, cue, at);
    const { roles, isCapital } = words[at]!;
    isJoined ||= (roles & (AND | OR)) !== 0;
    if ((roles & (FUNCTION | LINK | HONORIFIC | RELATION)) === 0 && !(isJoined && isCapital)) return null;
  }
  return null;
}

const PHRASES: Readonly<Record<string, RegExp>> = {
  than: /^other$/,
  from: /^(?:apart|aside)$/,
  of: /^(?:exception|exclusive)$/,
};
const ALONE = /^(?:except|excepting|excluding|barring|besides)$/;

/** Where the cue begins that ends at a word; -1 where none does. */
function cueAt({ words, gaps }: SplitAnswer, at: number): number {
  const { fold } = words[at]!;
  if (ALONE.test(fold) || fold === "but") return at;
  const head = PHRASES[fold];
  if (head === undefined) return -1;
  // "no other river than the Kaveri"
  for (let back = at - 1; back >= 0 && back >= at - 2 && gaps[back + 1] === SPACE; back -= 1) {
    if (head.test(words[back]!.fold)) return back;
  }
  return -1;
}

const NONE = /^(?:no|none|nothing|nobody|nowhere|noone|never)$/;
const ALL = /^(?:any|all|every|each|anything|anyone|anybody|anywhere|everything|everyone|everybody|everywhere)$/;
const DENIED = /^(?:not|cannot|cant|\p{L}+n['’]?t)$/u;
const MOST_BEFORE = 6;

function stanceBefore(answer: SplitAnswer, cue: number, end: number): Exception | null {
  const { words, gaps } = answer;
  let isOfAll = false;
  let isOfAny = false;
  for (let at = cue - 1; at >= 0 && at >= cue - MOST_BEFORE && gaps[at + 1]! <= MARK; at -= 1) {
    if (NONE.test(words[at]!.fold)) return "sole";
    // "It cannot be anything but Delhi"; "not all but Delhi" excepts it.
    if (isOfAny && DENIED.test(words[at]!.fold)) return "sole";
    isOfAll ||= ALL.test(words[at]!.fold);
    isOfAny ||= words[at]!.fold.startsWith("any");
  }
  if (words[cue]!.fold === "but") return isOfAll ? "excepted" : null;
  return IN_ADDITION.test(words[cue]!.fold) && isAdded(answer, end) ? null : "excepted";
}

/** "Besides Hindi, English is *also* official." */
function isAdded(answer: SplitAnswer, from: number): boolean {
  const { next } = sentenceSpan(answer, from);
  return answer.words.slice(from, next).some(({ fold }) => fold === "also" || fold === "too");
}
