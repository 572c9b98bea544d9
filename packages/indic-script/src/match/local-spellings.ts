import type { LetterScript } from "./letter-script.js";

/**
 * One form for spellings that the writers of a script use beside one another in names, where no two words differ by them:
 * वॉशिंगटन and वाशिंगटन, आर्मस्ट्रॉन्ग and आर्मस्ट्रांग; হুগলী and হুগলি, সত্যজিৎ and সত্যজিত; இராமன் and ராமன், இராசராசன் and இராஜராஜன். Not a step of
 * `indicNormalize`: the forms are for comparison alone.
 */
export function localForm(script: LetterScript, form: string): string {
  if (script === "Deva") return devanagari(form);
  if (script === "Gujr") return form.replace(LAST_SHORT_I, "ઈ");
  if (script === "Mlym") return form.replace(LABIAL_NASAL, "മ\u0d4d");
  if (script === "Beng") return bengali(form);
  return script === "Taml" ? tamil(form) : form;
}

/**
 * ब्रह्म is often written ब्रम्ह, भाई भाइ, and the short o of English ऑ or आ. Short words differ by that (कॉफ़ी, काफ़ी; बॉल, बाल; सॉस, सास), and so
 * do verb forms in -कर from words of English (लाकर, लॉकर).
 */
function devanagari(form: string): string {
  const plain = form.replace(FOREIGN_NASAL, "\u0902").replace("ह\u094dम", "म\u094dह").replace(LAST_SHORT_I, "ई");
  if (!ENGLISH_O.test(plain) || countOf(plain, CONSONANT) < LONG_ENOUGH.Deva || plain.endsWith("कर")) return plain;
  return plain.replaceAll("\u0911", "\u0906").replaceAll("\u0949", "\u093e");
}

/** A plain n before a stop that is not of its class, as in names from English: हॉन्ग, इंग्लैन्ड. */
const FOREIGN_NASAL = /न\u094d(?=[क-ढ])/g;
/** A last i that is a letter of its own, behind a vowel. */
const LAST_SHORT_I = /(?<=[\u093e-\u094c\u0abe-\u0acc])[इઇ]$/;
const ENGLISH_O = /[\u0911\u0949]/;
const CONSONANT = /[\u0915-\u0939\u0b95-\u0bb9]/g;
const LONG_ENOUGH = { Deva: 3, Taml: 4 };

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** സംഭവം as സമ്ഭവം, കംപ്യൂട്ടർ as കമ്പ്യൂട്ടർ. */
const LABIAL_NASAL = /\u0d02(?=[പ-ഭ])/g;

/**
 * The length of a last i is not heard, and names and words that are not of Sanskrit are written either way; likewise a last
 * t with or without a vowel, and a first i of either length (ঈদ, ইদ). An i inside a word tells words apart (দিন a day, দীন poor).
 */
function bengali(form: string): string {
  return form
    .replace(LAST_LONG_I, (whole, stem: string, ending: string) =>
      LAST_I_TELLS.has(stem) ? whole : `${stem}\u09bf${ending}`,
    )
    .replace(LAST_KHANDA_TA, "ত")
    .replace(/^ঈ/, "ই");
}

const LAST_LONG_I = /^(.{2,})\u09c0((?<=....)(?:র|রা|রে|কে|তে|টি|টা|দের|ও|ই)|)$/;
const LAST_KHANDA_TA = /(?<=..)(?:\u09ce|ত\u09cd)$/;

/** What stands before a last i where words differ by its length: কালি ink, কালী the goddess; কাশি a cough, কাশী the city. Own collection. */
const LAST_I_TELLS = new Set("কাল বল পুর কর কার চার ধার নাম বার বাস মার ভাব শিখ কাশ মান দান ধন হার".split(" "));

/**
 * No word of Tamil begins with r or l, so names from other languages may get an i before them, or a u before ru: இராமன்,
 * உருத்திரன். The ஜ of Sanskrit is also written ச, by which short words differ (ராஜி, ராசி); that of the title ஜி is not.
 */
function tamil(form: string): string {
  const bare = form.replace(ADDED_VOWEL, "");
  const isLong = bare.includes("ஜ") && countOf(bare, CONSONANT) >= LONG_ENOUGH.Taml;
  return isLong ? bare.replace(JA, "ச") : bare;
}

const JA = /ஜ(?![\u0bbf\u0bc0])/g;

const ADDED_VOWEL = /^(?:இ(?=[ரல](?!\u0bcd)..)|உ(?=[ரல][\u0bc1\u0bc2].))/;
