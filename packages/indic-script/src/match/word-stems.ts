import { type AnswerWord, answerWord } from "./answer-word.js";
import { type Ending, endingsOf } from "./inflections.js";
import type { LetterScript } from "./letter-script.js";
import { looseForm } from "./loose-form.js";

/** Languages of a script whose endings are tried when nothing says which language the text is in. */
const LANGUAGES: Readonly<Partial<Record<LetterScript, string>>> = {
  Deva: "hi",
  Beng: "bn",
  Guru: "pa",
  Gujr: "gu",
  Orya: "or",
  Taml: "ta",
  Telu: "te",
  Knda: "kn",
  Mlym: "ml",
  Arab: "ur",
};

/** Languages that share a script with another one and have endings of their own. */
const OWN_ENDINGS: Readonly<Record<string, LetterScript>> = { mr: "Deva", ne: "Deva", as: "Beng" };

const NONE: readonly string[] = [];

/**
 * The words that a form may be a form of, by the tables of endings: ঢাকার may be ঢাকা, "paintings" "painting",
 * "Mithuna" "mithun". The form itself is not among them.
 */
export function wordStems(word: AnswerWord, language: string): readonly string[] {
  const known = word.stems?.get(language);
  if (known !== undefined) return known;
  const stems = word.script === "Latn" ? latinStems(word.fold) : indicStems(word, language);
  word.stems ??= new Map();
  word.stems.set(language, stems);
  return stems;
}

function indicStems(word: AnswerWord, language: string): readonly string[] {
  const own = LANGUAGES[word.script];
  if (own === undefined) return NONE;
  const form = withoutSandhi(looseForm(word), word.script);
  if (NO_ACCUSATIVES.has(form) || NAMES_IN_JI.has(form)) return NONE;
  const languages = OWN_ENDINGS[language] === word.script ? [own, language] : [own];
  const stems = new Set<string>();
  for (const { ending, restored } of languages.flatMap((name) => looseEndings(name, word.script))) {
    if (!form.endsWith(ending)) continue;
    const stem = form.slice(0, -ending.length) + restored;
    if (stem !== form && countLetters(stem) >= LEAST_LETTERS) stems.add(stem);
  }
  return stems.size === 0 ? NONE : [...stems];
}

/** Tamil doubles the first consonant of a word at the end of the accusative or dative before it: சென்னையைத் தவிர. */
const withoutSandhi = (form: string, script: LetterScript): string =>
  script === "Taml" && SANDHI.test(form) ? form.slice(0, -2) : form;

const SANDHI = /(?:ை|க்கு|ற்கு)[கசதப]்$/;

/** Nouns in -ai that look like the accusative of another noun: கடலை is a nut, கடல் the sea. Own collection. */
const NO_ACCUSATIVES = new Set(
  "கடலை மாலை காலை வேலை பாலை சேலை சோலை ஆலை விலை கலை மலை சிலை இலை தலை வலை நிலை நிலவை குடை படை நடை வடை தடை அவரை முனை வினை அணை துணை பனை நகை பகை வகை சிறை முறை பறை அறை உரை கரை திரை நரை தரை".split(
    " ",
  ),
);

/** Names whose last syllable is no title: शिवाजी is another name than शिवा. Own collection. */
const NAMES_IN_JI = new Set(
  "shivaji sivaji balaji sambhaji शिवाजी बालाजी संभाजी শিবাজি শিবাজী বালাজি বালাজী சிவாஜி பாலாஜி శివాజీ బాలాజీ ಶಿವಾಜಿ ಬಾಲಾಜಿ શિવાજી બાલાજી ശിവജി ਸ਼ਿਵਾਜੀ".split(
    " ",
  ),
);

/** What is left must be a word: two letters and a vowel sign, or three letters. */
const LEAST_LETTERS = 3;

const countLetters = (stem: string): number => {
  let count = 0;
  for (const unit of stem) if (!VIRAMA.test(unit)) count += 1;
  return count;
};
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u200c\u200d]/;

const endings = new Map<string, readonly Ending[]>();

/** The endings of a language as the loose spelling writes them behind a letter. */
function looseEndings(language: string, script: LetterScript): readonly Ending[] {
  let known = endings.get(language);
  if (known === undefined) {
    const carrier = CARRIERS[script] ?? "";
    const loose = (ending: string) => looseForm(answerWord(carrier + ending)).slice(carrier.length);
    known = endingsOf(language).map(({ ending, restored }) => ({ ending: loose(ending), restored }));
    endings.set(language, known);
  }
  return known;
}

/** The letter ka of each script: an ending is normalised behind it. */
const CARRIERS: Readonly<Partial<Record<LetterScript, string>>> = {
  Deva: "क",
  Beng: "ক",
  Guru: "ਕ",
  Gujr: "ક",
  Orya: "କ",
  Taml: "க",
  Telu: "క",
  Knda: "ಕ",
  Mlym: "ക",
  Arab: "ک",
};

/** Words in -a that are no Sanskritic name in its fuller spelling, but another word than the one without it. */
const OTHER_WORDS = new Set(
  "china korea paula carla erica erika martina roberta alberta augusta georgia christina victoria sita rita gina manila canada".split(
    " ",
  ),
);

function latinStems(fold: string): readonly string[] {
  const stems: string[] = [];
  if (/[^s]s$/.test(fold) && !/(?:us|is)$/.test(fold) && fold.length >= 4) {
    stems.push(fold.slice(0, -1));
    if (/(?:s|x|z|ch|sh|o)es$/.test(fold)) stems.push(fold.slice(0, -2));
    if (fold.endsWith("ies") && fold.length >= 5) stems.push(`${fold.slice(0, -3)}y`);
  }
  // The final -a that Sanskritic names keep in scholarly spelling: Mithuna, Dipankara.
  if (/[bcdghjklmnprstvy]a$/.test(fold) && fold.length >= 5 && !OTHER_WORDS.has(fold)) stems.push(fold.slice(0, -1));
  if (fold.length >= 6 && fold.endsWith("ji") && !NAMES_IN_JI.has(fold)) stems.push(fold.slice(0, -2));
  return stems.length === 0 ? NONE : stems;
}
