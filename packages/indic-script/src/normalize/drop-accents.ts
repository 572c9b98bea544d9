/** Latin letters without their accents: é as e, ṛ as r. Letters of their own (ø, ł, ß) and other scripts stay. */
export function dropAccents(text: string): string {
  return BEYOND_ASCII.test(text) ? text.normalize("NFD").replace(ACCENTS, "$1").normalize("NFC") : text;
}

const BEYOND_ASCII = /[\u00c0-\u024f\u1e00-\u1eff]|[\u0300-\u036f]/;
const ACCENTS = /([A-Za-z])[\u0300-\u036f]+/g;
