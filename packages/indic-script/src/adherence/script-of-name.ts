import { nameKey } from "./language-of-name.js";

/** What scripts are called, by ISO 15924; the first word decides, and "script" or the like must follow where it is a language too. */
const SCRIPT_WORDS = `
Deva devanagari devnagari devanaagari nagari देवनागरी देवनागरि नागरी দেবনাগরী தேவநாகரி దేవనాగరి ದೇವನಾಗರಿ ദേവനാഗരി દેવનાગરી ਦੇਵਨਾਗਰੀ ଦେବନାଗରୀ دیوناگری
Latn roman romanized romanised latin रोमन रोमनाइज्ड लैटिन রোমান ரோமன் రోమన్ ರೋಮನ್ റോമൻ રોમન ਰੋਮਨ ରୋମାନ رومن
Guru gurmukhi गुरमुखी ਗੁਰਮੁਖੀ
Arab shahmukhi nastaliq nastaleeq शाहमुखी ਸ਼ਾਹਮੁਖੀ شاہ‌مکھی نستعلیق
Olck olchiki chiki
Mtei mayek
Cyrl cyrillic`;

let scripts: ReadonlyMap<string, string> | undefined;

/** The script that a word names on its own, by the key of the word; null for any other word. */
export function scriptOfName(key: string): string | null {
  scripts ??= new Map(
    SCRIPT_WORDS.trim()
      .split("\n")
      .flatMap((line) => {
        const [code, ...words] = line.split(" ") as [string, ...string[]];
        return words.map((word) => [nameKey(word), code] as const);
      }),
  );
  return scripts.get(key) ?? null;
}

/** Words that make the name of a language the name of its script: "Tamil script", "English letters", "हिंदी लिपि". */
const SCRIPT_NOUNS = new Set(
  (
    "script scripts letters letter alphabet alphabets characters character font lipi lipee akshar aksharon akshron लिपि लिपी लिपित अक्षर अक्षरों अक्षरे " +
    "লিপি লিপিতে অক্ষর அரிப்பில் எழுத்து எழுத்தில் எழுத்துக்களில் లిపి లిపిలో అక్షరాల ಲಿಪಿ ಲಿಪಿಯಲ್ಲಿ ಅಕ್ಷರ ലിപി ലിപിയിൽ അക്ഷരങ്ങളിൽ લિપિ લિપિમાં અક્ષરોમાં ਲਿਪੀ ଲିପି ଲିପିରେ رسم حروف"
  )
    .split(" ")
    .map(nameKey),
);

export const isScriptNoun = (key: string): boolean => SCRIPT_NOUNS.has(key);
