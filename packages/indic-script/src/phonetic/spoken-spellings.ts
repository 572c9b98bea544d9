/** How a word is said where that is not how it is spelled; spelled in Devanagari again. */
export function spokenSpellings(word: string, language: string): string[] {
  const rules = SPOKEN[language] ?? NORTHERN;
  const said = rules.reduce((text, [from, to]) => text.replace(from, to), word);
  return said === word ? [] : [said];
}

type Rule = readonly [from: RegExp, to: string];

/** सिंह is Singh, गाँव is gaon. */
const NORTHERN: readonly Rule[] = [
  [/\u0902ह/g, "\u0902घ"],
  [/\u093e[\u0901\u0902]व(?![\u093e-\u094d])/g, "\u093eवन\u094d"],
];

/** ya-phala and va-phala double the consonant or are silent, ক্ষ is kh, ং is ng. */
const BENGALI: readonly Rule[] = [
  [/क\u094dष/g, "ख"],
  [/ज\u094dञ/g, "ग"],
  [/([^\u094dर])\u094d[यव]/g, "$1"],
  [/([^\u094dमर])\u094dब/g, "$1"],
  [/\u0902(?![कखगघ])/g, "ङ\u094dग"],
];

const SPOKEN: Readonly<Record<string, readonly Rule[]>> = {
  mr: [[/ज\u094dञ/g, "द\u094dन\u094dय"], ...NORTHERN],
  bn: BENGALI,
  as: BENGALI,
  // ਅੰਮ੍ਰਿਤ is Amrit with a double m, ੜ੍ਹ an aspirate.
  pa: [[/\u0902([मन])/g, "$1\u094d$1"], [/ड\u093c\u094dह/g, "ढ\u093c"], ...NORTHERN],
  // ன்ற is ndr, ற்ற is tr; words of other languages in r and l get an i before it: இராமன் is Raman.
  ta: [
    [/^इ(?=[रल])/g, ""],
    [/[नऩ]\u094d(?=ऱ)/g, "न\u094dड\u094d"],
    [/ऱ\u094dऱ/g, "ट\u094dर"],
    // ட்சு is kṣ: லட்சுமி.
    [/ट\u094dच/g, "क\u094dष"],
    // Names in Subb-: சுப்பு, சுப்பையா.
    [/^चुप\u094dप/g, "सुब\u094dब"],
  ],
  // റ്റ is tt, ന്റ is nt and ന്ദ mostly nn.
  ml: [
    [/ऱ\u094dऱ/g, "ट\u094dट"],
    [/न\u094d+ऱ/g, "न\u094dट"],
    [/न\u094dद/g, "न\u094dन"],
  ],
  te: [],
  kn: [],
  or: [],
};
