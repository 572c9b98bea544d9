import { lazyPattern } from "@eval/core/text";

/** The unit that a text begins with, where the number reader of core does not know its name; by the symbols of core. */
export function unitBehind(text: string): string | null {
  if (FIRST_INDIC.test(text)) return namedUnit(text);
  const word = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase();
  return (word !== undefined && LATIN_UNITS.get(word)) || null;
}

const FIRST_INDIC = /^\s*[\u0900-\u0d7f]/;

function namedUnit(text: string): string | null {
  const { groups = {} } = NATIVE_UNIT().exec(text) ?? {};
  return Object.keys(groups).find((unit) => groups[unit] !== undefined) ?? null;
}

const LATIN_UNITS = new Map([
  ["ghanta", "h"],
  ["ghantaa", "h"],
  ["ghanton", "h"],
  ["liter", "l"],
  ["kilogram", "kg"],
  ["meter", "m"],
  ["mahina", "month"],
  ["varsh", "year"],
  ["rupaya", "INR"],
  ["rupya", "INR"],
]);

/**
 * Marathi, Bengali, Tamil, Telugu: stems, as endings are written on to them. Kilometres stand before the kilos that they
 * begin with. Bengali গ্রাম is a gram and a village, so it is left out.
 */
const NATIVE_UNIT = lazyPattern(
  `^\\s*(?:${[
    "(?<h>तास|ঘণ্টা|ঘন্টা|மணி\\s*நேர|గంట(?!కు|లకు))",
    "(?<min>मिनिट|মিনিট|நிமிட|நிமிஷ|నిమిష)",
    "(?<km>किमी|কিলোমিটার|কিমি|கிலோ\\s*மீட்டர்|கி\\.?மீ|కిలోమీటర|కి\\.?మీ)",
    "(?<kg>কিলো|কেজি|கிலோ|కిలో|కేజీ)",
    "(?<l>लिटर|লিটার|லிட்டர்|లీటర)",
    "(?<m>মিটার|மீட்டர்|మీటర)",
    "(?<day>दिवस|দিন|நாட்கள்|நாள்|రోజు)",
    "(?<month>महिन|মাস|மாத|నెల)",
    "(?<year>বছর|বৎসর|ஆண்டு|வருட|வருஷ|సంవత్సర|ఏళ్)",
    "(?<INR>ரூபா|రూపాయ)",
  ].join("|")})`,
  "u",
);
