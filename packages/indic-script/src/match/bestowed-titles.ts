import { type AnswerWord, answerWord } from "./answer-word.js";
import { asInitials, initialsOf } from "./initial-letters.js";
import { sameWord, type WordRules } from "./same-word.js";

/**
 * Titles that with a surname name one person and no other of the family: surname | titles | given names. Where several of
 * the surname are well known, or the title is no everyday one. Own collection.
 */
const PERSONS = [
  "gandhi | mahatma | mohandas karamchand",
  "phule | mahatma | jyotirao jyotiba jotirao ज्योतिराव",
  "nehru | pandit chacha | jawaharlal জওহরলাল ஜவகர்லால்",
  "bose | netaji | subhas subhash",
  "bose | acharya sir | jagadish jagdish",
  "patel | sardar | vallabhbhai वल्लभभाई வல்லபாய்",
  "tilak | lokmanya | bal gangadhar",
  "tagore | gurudev gurudeb kabiguru | rabindranath",
  "ambedkar | babasaheb | bhimrao ramji",
  "das | deshbandhu | chittaranjan चितरंजन",
  "malaviya | mahamana pandit | madan mohan",
  "savarkar | veer | vinayak damodar",
  "narayan | loknayak | jayaprakash jaiprakash",
  "azad | maulana | abul kalam",
  "vidyasagar | pandit | ishwar",
];

/** Titles that stand before names of persons and nothing else; "president" and "general" stand before much. */
const PERSONAL_TITLES = new Set(
  (
    "dr prof professor pt pandit pundit maulana ustad sir swami डॉ डा प्रो प्रोफेसर पं पंडित पण्डित मौलाना उस्ताद स्वामी " +
    "ড ডঃ পণ্ডিত ওস্তাদ স্বামী டாக்டர் பண்டித சுவாமி డాక్టర్ పండిట్ ಡಾ ಪಂಡಿತ್ ഡോ ડો ડૉ ਡਾ"
  ).split(" "),
);

/** Last words of names of other things than persons. */
const GROUP_NOUNS =
  "mandali mandal sabha samaj sangh samiti parishad sanstha ashram math dal party house assembly society council committee college university school";

/** Surnames that say too little with "Dr" or "Professor" before them: of many, or of several who are well known. */
const COMMON_SURNAMES =
  "singh kaur khan kumar kumari devi bai ali ahmed mohammad lal ram das prasad rao sharma verma gupta mishra yadav reddy nair iyer menon roy sen ghosh gandhi bose tata kapoor";

interface Person {
  readonly surname: AnswerWord;
  readonly titles: readonly AnswerWord[];
  readonly given: readonly AnswerWord[];
}

let persons: readonly Person[] | undefined;
let commonSurnames: readonly AnswerWord[] | undefined;

const wordsOf = (list: string): AnswerWord[] => list.split(" ").map((name) => answerWord(name));

function parsePerson(line: string): Person {
  const [surname = "", titles = "", given = ""] = line.split(" | ");
  return { surname: answerWord(surname), titles: wordsOf(titles), given: wordsOf(given) };
}

function personsOf(title: AnswerWord, surname: AnswerWord, rules: WordRules): readonly Person[] {
  persons ??= PERSONS.map(parsePerson);
  return persons.filter(
    (person) => sameWord(person.surname, surname, rules) !== 0 && isAmong(title, person.titles, rules),
  );
}

const isAmong = (word: AnswerWord, names: readonly AnswerWord[], rules: WordRules): boolean =>
  names.some((name) => sameWord(name, word, rules) !== 0);

/** What a title before a surname says of who is meant. */
export type TitleReading = "this" | "other" | "unclear";

/** Whether a title before a surname means the person of these given names. */
export function readTitle(
  title: AnswerWord,
  surname: AnswerWord,
  given: readonly AnswerWord[],
  rules: WordRules,
): TitleReading {
  const bearers = personsOf(title, surname, rules);
  if (bearers.length > 0) {
    const isMeant = bearers.some((person) => given.some((name) => isAmong(name, person.given, rules)));
    return isMeant ? "this" : "other";
  }
  if (!PERSONAL_TITLES.has(title.fold)) return "unclear";
  commonSurnames ??= [...wordsOf(COMMON_SURNAMES), ...wordsOf(GROUP_NOUNS)];
  return isAmong(surname, commonSurnames, rules) ? "unclear" : "this";
}

/** Whether a word before the surname is a given name, or initials, of whom a title and the surname name: Mohandas, "M.K.". */
export function isGivenName(word: AnswerWord, title: AnswerWord, surname: AnswerWord, rules: WordRules): boolean {
  return personsOf(title, surname, rules).some(({ given }) => {
    if (isAmong(word, given, rules)) return true;
    const isInitial = (letter: string) => given.some((name) => initialsOf(name) === letter);
    return asInitials(word).some((letters) => [...letters].every(isInitial));
  });
}
