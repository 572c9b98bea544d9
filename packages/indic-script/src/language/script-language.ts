/**
 * The language of scripts that, in practice, write one: a text in Gurmukhi is Punjabi. Tags are BCP 47 with the script
 * where it is not the usual one of the language (CLDR likely subtags): Manipuri in Meetei Mayek is "mni-Mtei", in the
 * Bengali script "mni".
 */
export const scriptLanguage: Readonly<Record<string, string>> = {
  Guru: "pa",
  Gujr: "gu",
  Orya: "or",
  Taml: "ta",
  Telu: "te",
  Knda: "kn",
  Mlym: "ml",
  Sinh: "si",
  Olck: "sat",
  Mtei: "mni-Mtei",
  Grek: "el",
  Armn: "hy",
  Hebr: "he",
  Thaa: "dv",
  Thai: "th",
  Laoo: "lo",
  Tibt: "bo",
  Mymr: "my",
  Geor: "ka",
  Hang: "ko",
  Ethi: "am",
  Khmr: "km",
  Jpan: "ja",
  Hani: "zh",
};
