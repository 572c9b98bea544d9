/** The scripts of India that Unicode lays out in one order, by their ISO 15924 codes, and where their block starts. */
export const BRAHMIC_BLOCKS = {
  Deva: 0x900,
  Beng: 0x980,
  Guru: 0xa00,
  Gujr: 0xa80,
  Orya: 0xb00,
  Taml: 0xb80,
  Telu: 0xc00,
  Knda: 0xc80,
  Mlym: 0xd00,
} as const;

export type BrahmicScript = keyof typeof BRAHMIC_BLOCKS;

const SCRIPTS = Object.keys(BRAHMIC_BLOCKS) as BrahmicScript[];

/** The script whose block a UTF-16 code unit lies in; the danda and double danda belong to all and give none. */
export function brahmicScriptOf(unit: number): BrahmicScript | undefined {
  if (unit < 0x900 || unit > 0xd7f || unit === 0x964 || unit === 0x965) return undefined;
  return SCRIPTS[(unit - 0x900) >> 7];
}

export function isBrahmicScript(code: string): code is BrahmicScript {
  return Object.hasOwn(BRAHMIC_BLOCKS, code);
}

/** The script of the first letter of a word that is in one of them. */
export function scriptOfWord(word: string): BrahmicScript | undefined {
  for (let at = 0; at < word.length; at += 1) {
    const script = brahmicScriptOf(word.charCodeAt(at));
    if (script !== undefined) return script;
  }
  return undefined;
}

/** The script that a language of India is written in unless its tag names another; undefined for others. */
export function scriptOfLanguage(language: string): string | undefined {
  const subtags = language.split("-");
  const named = subtags.find((subtag) => /^[A-Z][a-z]{3}$/.test(subtag));
  return named ?? SCRIPT_OF_LANGUAGE[subtags[0]!.toLowerCase()];
}

const SCRIPT_OF_LANGUAGE: Readonly<Record<string, BrahmicScript>> = {
  hi: "Deva",
  mr: "Deva",
  ne: "Deva",
  sa: "Deva",
  kok: "Deva",
  mai: "Deva",
  bho: "Deva",
  brx: "Deva",
  doi: "Deva",
  bn: "Beng",
  as: "Beng",
  pa: "Guru",
  gu: "Gujr",
  or: "Orya",
  ta: "Taml",
  te: "Telu",
  kn: "Knda",
  ml: "Mlym",
};

/** The language that a script is read as where none is named. */
export const LANGUAGE_OF_SCRIPT: Readonly<Record<BrahmicScript, string>> = {
  Deva: "hi",
  Beng: "bn",
  Guru: "pa",
  Gujr: "gu",
  Orya: "or",
  Taml: "ta",
  Telu: "te",
  Knda: "kn",
  Mlym: "ml",
};
