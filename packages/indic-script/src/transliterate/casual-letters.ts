/** Spellings that a language says in another way than letter by letter, spelled in Devanagari again. */
export const RESPELLINGS: Readonly<Record<string, readonly (readonly [from: RegExp, to: string])[]>> = {
  hi: [
    [/ज\u094dञ/g, "ग\u094dय"],
    // में is mein.
    [/\u0947(?=[\u0901\u0902]$)/, "\u0947इ"],
  ],
  pa: [
    [/\u0902([मन])(?=\u094d)/g, "$1"],
    [/\u0902([मन])/g, "$1\u094d$1"],
    [/ड\u093c\u094dह/g, "ढ\u093c"],
  ],
  bn: [
    [/ज\u094dञ/g, "ग\u094dग"],
    [/क\u094dष/g, "क\u094dख"],
  ],
  ta: [
    [/[नऩ]\u094d(?=ऱ)/g, "न\u094dड\u094d"],
    [/ऱ\u094dऱ/g, "ट\u094dर"],
  ],
  ml: [
    [/ट\u094d$/, "ड\u094d"],
    [/ऱ\u094dऱ/g, "ट\u094dट"],
    [/न\u094d+ऱ/g, "न\u094dट"],
  ],
};

/** Stops of Tamil at the start, doubled, behind a nasal and between vowels. */
export const TAMIL_STOPS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  क: ["k", "k", "g", "g"],
  च: ["s", "ch", "j", "s"],
  ट: ["t", "t", "d", "d"],
  त: ["th", "th", "dh", "th"],
  प: ["p", "p", "b", "b"],
};

/** Vowels that are not written as in ISO 15919. */
export const VOWELS: Readonly<Record<string, string>> = {
  ā: "aa",
  ī: "ee",
  ū: "oo",
  r̥: "ri",
  r̥̄: "ri",
  l̥: "li",
  l̥̄: "li",
  ê: "e",
  ē: "e",
  ô: "o",
  ō: "o",
};

/** Where length goes unwritten, as it always does at the end of a word. */
export const SHORT_VOWELS: Readonly<Record<string, string>> = { ā: "a", ī: "i", ū: "u" };

export const CONSONANTS: Readonly<Record<string, string>> = {
  क: "k",
  "क\u093c": "q",
  ख: "kh",
  ग: "g",
  "ग\u093c": "gh",
  घ: "gh",
  ङ: "n",
  च: "ch",
  छ: "chh",
  ज: "j",
  "ज\u093c": "z",
  झ: "jh",
  ञ: "n",
  ट: "t",
  ठ: "th",
  ड: "d",
  "ड\u093c": "d",
  ढ: "dh",
  "ढ\u093c": "dh",
  ण: "n",
  त: "t",
  थ: "th",
  द: "d",
  ध: "dh",
  न: "n",
  ऩ: "n",
  प: "p",
  फ: "ph",
  "फ\u093c": "f",
  ब: "b",
  भ: "bh",
  म: "m",
  य: "y",
  र: "r",
  ऱ: "r",
  ल: "l",
  ळ: "l",
  ऴ: "zh",
  व: "v",
  श: "sh",
  ष: "sh",
  स: "s",
  ह: "h",
};

/** Consonants that a language writes in its own way. */
export const CONSONANTS_BY_LANGUAGE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bn: { य: "j", "य\u093c": "y", "ड\u093c": "r", "ढ\u093c": "rh", फ: "f" },
  as: { "य\u093c": "y", "ड\u093c": "r", "ढ\u093c": "rh" },
  pa: { "ड\u093c": "r", "ढ\u093c": "rh" },
  ml: { त: "th" },
  ta: { ष: "sh" },
};
