import { cldrName } from "./cldr-languages.js";
import { LANGUAGE_NAMES } from "./language-names-data.js";

/** Names that CLDR does not have: of mixed ways of writing, and spellings that people type. */
const MORE_NAMES = `
en angrezi angreji ingreji ingrezi english inglish englisch इंग्लिश अंग्रेजी अङ्ग्रेजी इङ्लिश ইংলিশ ইংরাজি ইংরেজী ইংরাজী இங்கிலீஷ் ఆంగ్లం ఇంగ్లీషు ಇಂಗ್ಲೀಷ್ ಆಂಗ್ಲ ഇംഗ്ലിഷ് ഇംഗ്ളീഷ് ਇੰਗਲਿਸ਼ ਅੰਗਰੇਜੀ ઇંગ્લિશ ઈંગ્લીશ ଇଂଲିଶ ଇଂରେଜୀ انگلش
hi hindi hindee हिंदी हिन्दी हिंदि हिन्दि ہندی ஹிந்தி హింది ହିନ୍ଦି হিন্দী
bn bengali bangla bangali banglay बांग्ला बाङ्ला बङ्गाली বাংলা বাঙলা বঙ্গ ਬੰਗਲਾ બંગાળી వంగ బెంగాలీ வங்காள பெங்காலி ಬಂಗಾಳಿ ബംഗാളി بنگالی
ta tamil tamizh thamizh thamil तमिल தமிழ்
te telugu तेलुगु తెలుగు
mr marathi मराठी मराठि
gu gujarati gujrati गुजराती
kn kannada kannad कन्नड ಕನ್ನಡ
ml malayalam मलयालम
pa punjabi panjabi पंजाबी ਪੰਜਾਬੀ پنجابی
or odia oriya odiya उड़िया ओड़िया ओडिया ଓଡ଼ିଆ ଓଡିଆ
as assamese axomiya असमिया অসমীয়া
ur urdu उर्दू उर्दु اردو اُردو
ne nepali नेपाली
sa sanskrit samskritam संस्कृत संस्कृतम्
fa farsi
zh mandarin
brx bodo
sat santhali
mni meitei meiteilon
hi-Latn hinglish हिंग्लिश
ta-Latn tanglish
te-Latn tenglish tinglish
kn-Latn kanglish
ml-Latn manglish
bn-Latn benglish banglish
mr-Latn minglish
gu-Latn gujlish gujinglish
pa-Latn punglish`;

/** Names that are words of another kind in the prompts of people: never read as a language. */
const TOO_COMMON = new Set(["la", "as", "or", "thai", "polish", "raj", "هند"]);

let names: ReadonlyMap<string, string> | undefined;
let beginnings: ReadonlySet<string> | undefined;

function nameTable(): ReadonlyMap<string, string> {
  if (names !== undefined) return names;
  const table = new Map<string, string>();
  for (const line of `${LANGUAGE_NAMES}\n${MORE_NAMES}`.split("\n")) {
    const [tag, ...spellings] = line.split(" ");
    if (tag === undefined || tag === "") continue;
    for (const spelling of spellings) {
      const key = nameKey(spelling);
      if (!TOO_COMMON.has(key)) table.set(key, tag);
    }
  }
  names = table;
  beginnings = new Set([...table.keys()].map((key) => key.slice(0, SHORTEST_STEM)));
  return table;
}

/** What two spellings of one name have in common: lower case, no nuktas, no joiners. */
export function nameKey(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFC")
    .replaceAll(/[\u093c\u09bc\u0a3c\u0abc\u0b3c\u200c\u200d]/g, "");
}

export interface NamedLanguage {
  /** BCP 47. */
  readonly tag: string;
  /** What the word has behind the name: a case ending, or nothing. */
  readonly ending: string;
}

const SHORTEST_STEM = 3;

/**
 * The language that a word names, with the ending it may carry in languages that glue "in" to the name ("தமிழில்",
 * "हिंदीत"). In Latin letters a name stands alone or before a hyphen.
 */
export function languageOfName(key: string): NamedLanguage | null {
  const table = nameTable();
  // Nearly no word of a prompt begins as a name does.
  if (!beginnings?.has(key.slice(0, SHORTEST_STEM))) return null;
  const exact = table.get(key);
  if (exact !== undefined) return { tag: exact, ending: "" };
  if (/^[a-z]/.test(key)) return gluedLatin(table, key);
  // Of the whole word too: "ஆங்கில மொழியில்" has the name without its last consonant, and no ending.
  for (let length = key.length; length >= SHORTEST_STEM; length -= 1) {
    const stem = key.slice(0, length);
    const tag = table.get(stem) ?? STEM_ENDINGS.map((ending) => table.get(stem + ending)).find((found) => found);
    if (tag !== undefined) return { tag, ending: key.slice(length) };
  }
  return null;
}

/** What a name loses before a case ending: virama, anusvara, and the like. */
const STEM_ENDINGS = ["्", "్", "್", "്", "்", "ം", "ం", "ਂ", "ଂ", "ம்", "ು", "ు", "ி", "্", "୍"];

const GLUED = /(?:il|la|lo|yil|thil|athil|alli|nalli|dalli|te|y|e|t|ma|madhe|madhye)$/;

function gluedLatin(table: ReadonlyMap<string, string>, key: string): NamedLanguage | null {
  const ending = GLUED.exec(key)?.[0];
  if (ending === undefined) return null;
  for (let length = key.length - 1; length >= 5; length -= 1) {
    const tag = table.get(key.slice(0, length));
    if (tag !== undefined && GLUED.exec(key.slice(length))?.index === 0) return { tag, ending: key.slice(length) };
  }
  const stem = key.slice(0, key.length - ending.length);
  const dropped = table.get(`${stem}m`) ?? table.get(`${stem}am`);
  return dropped === undefined ? null : { tag: dropped, ending };
}

/** Whether a subtag is of a language whose name is known in the languages of India, not in CLDR's English alone. */
export const isCodeOfNamedLanguage = (language: string): boolean =>
  LANGUAGE_NAMES.includes(`\n${language} `) || language === "en";

/** English names of languages and mixes, for the nearest to a word that is none. */
export function englishNames(): string[] {
  return [...nameTable().keys()].filter((name) => /^[a-z]+$/.test(name));
}

let englishNamesByTag: ReadonlyMap<string, string> | undefined;

/** The English name of a language, by the tag of it alone: "Hindi"; the tag itself where no name is known. */
export function languageName(language: string): string {
  englishNamesByTag ??= readEnglishNames();
  const name = language === "bn" ? "bengali" : englishNamesByTag.get(language);
  return name === undefined ? (cldrName(language) ?? language) : name[0]?.toUpperCase() + name.slice(1);
}

/** The first name of each line of the table, of the first line where there are two. */
function readEnglishNames(): ReadonlyMap<string, string> {
  const names = LANGUAGE_NAMES.split("\n").map((line) => line.split(" ") as [tag: string, name: string]);
  return new Map(names.reverse());
}
