/** The first bytes of UTF-8 letters from Devanagari to Malayalam (E0) and of Arabic letters (D8), each taken for a character. */
const INDIC = "\u00e0";
const ARABIC = "\u00d8";

/**
 * Whether a text is UTF-8 of a script of India that was read as windows-1252 and saved again: "à¤¦à¤¿" for दि, "Ø§Ø±Ø¯"
 * for ارد. Two such letters in a row must be there: one might be meant, in a text on encodings.
 */
export function isDoubleEncoded(text: string): boolean {
  return holds(text, INDIC, isIndic) || holds(text, ARABIC, isArabic);
}

function holds(text: string, lead: string, isPair: (text: string, at: number) => boolean): boolean {
  // Looking for one character is what engines are fastest at, and nearly all texts have none.
  for (let at = text.indexOf(lead); at !== -1; at = text.indexOf(lead, at + 1)) if (isPair(text, at)) return true;
  return false;
}

/** Second bytes A4 to B5, from Devanagari to Malayalam, are the same characters in windows-1252. */
const isIndicStart = (text: string, at: number): boolean =>
  text[at] === INDIC && text.charCodeAt(at + 1) >= 0xa4 && text.charCodeAt(at + 1) <= 0xb5;

const isIndic = (text: string, at: number): boolean => isIndicStart(text, at) && isIndicStart(text, at + 3);

/** Letters of Urdu begin with D8 to DB; what follows is no letter of ASCII. */
const isArabicStart = (text: string, at: number): boolean => {
  const lead = text.charCodeAt(at);
  return lead >= 0xd8 && lead <= 0xdb && text.charCodeAt(at + 1) >= 0x80;
};

const isArabic = (text: string, at: number): boolean =>
  isArabicStart(text, at) && isArabicStart(text, at + 2) && isArabicStart(text, at + 4);
