import type { NegationLexicon } from "./lexicon.js";

const SOURCE = "own collection; on the negative verbs and particles: Masica, The Indo-Aryan Languages (1991)";

export const indoAryan: readonly NegationLexicon[] = [
  {
    language: "bn",
    source: SOURCE,
    before: [
      { words: "না নয়", reach: 1, notNext: "হলে কি তো", notPrevious: "কেন তাই কি বা", notFirst: true },
      { words: "ভুল", reach: 3 },
    ],
    after: [
      { words: "নয় নয়কো নহে", reach: 6, notNext: "তো", notPrevious: "কেন তাই শুধু কেবল সন্দেহ" },
      { words: "না নেই নাই নি", reach: 6, notNext: "হলে কি", notPrevious: "কেন তাই সন্দেহ কি বা" },
      { words: "ভুল", reach: 4, notNext: "নয়" },
      { words: "বদলে পরিবর্তে ছাড়া", reach: 1 },
    ],
    only: "শুধু শুধুমাত্র কেবল",
    clause: "কিন্তু বরং তবে এবং কারণ",
  },
  {
    language: "as",
    source: SOURCE,
    after: [
      { words: "নহয় নাই নাছিল নোহোৱা", reach: 6, notPrevious: "কিয় সন্দেহ" },
      { words: "ভুল", reach: 4, notNext: "নহয়" },
    ],
    only: "কেৱল মাথোঁ",
    clause: "কিন্তু বৰং আৰু",
  },
  {
    language: "mr",
    source: SOURCE,
    before: [{ words: "चुकीचे चुकीचा चुकीची", reach: 3 }],
    after: [
      {
        words: "नाही नाहीत नव्हे नव्हता नव्हती नव्हते नसून नको",
        reach: 6,
        notNext: "तर का",
        notPrevious: "का की शंका केवळ फक्त",
      },
      { words: "चूक चुकीचे चुकीचा चुकीची", reach: 4, notNext: "नाही" },
      { words: "ऐवजी शिवाय", reach: 1 },
    ],
    only: "केवळ फक्त",
    clause: "पण परंतु मात्र उलट आणि कारण",
  },
  {
    language: "ne",
    source: SOURCE,
    after: [{ words: "होइन होइनन् छैन छैनन् थिएन हुँदैन", reach: 6, notPrevious: "किन कि शङ्का" }],
    only: "केवल मात्र",
    clause: "तर बरु र किनभने",
  },
  {
    language: "gu",
    source: SOURCE,
    before: [
      { words: "ન ના", reach: 1, notFirst: true },
      { words: "ખોટું ખોટો ખોટી ખોટા", reach: 3 },
    ],
    after: [
      { words: "નથી નહીં નહિ નહોતું નહોતો નહોતી", reach: 6, notNext: "તો", notPrevious: "કેમ કે શંકા માત્ર ફક્ત" },
      { words: "ખોટું ખોટો ખોટી ખોટા", reach: 4, notNext: "નથી" },
      { words: "બદલે", reach: 1 },
    ],
    only: "માત્ર ફક્ત કેવળ",
    clause: "પણ પરંતુ બલ્કે અને કારણ",
  },
  {
    language: "pa",
    source: SOURCE,
    before: [
      { words: "ਨਾ", reach: 1, notFirst: true },
      { words: "ਗਲਤ ਗ਼ਲਤ", reach: 3 },
    ],
    after: [
      { words: "ਨਹੀਂ ਨਹੀ", reach: 6, notNext: "ਤਾਂ", notPrevious: "ਕਿਉਂ ਕਿ ਜਾਂ ਹੀ ਸ਼ੱਕ ਸਿਰਫ਼ ਸਿਰਫ" },
      { words: "ਨਾ", reach: 3, notLast: true, notPrevious: "ਹੈ ਹਨ" },
      { words: "ਗਲਤ ਗ਼ਲਤ", reach: 4, notNext: "ਨਹੀਂ" },
      { words: "ਬਜਾਏ ਬਿਨਾਂ", reach: 1 },
    ],
    only: "ਸਿਰਫ਼ ਸਿਰਫ ਕੇਵਲ",
    clause: "ਪਰ ਸਗੋਂ ਅਤੇ ਤੇ ਕਿਉਂਕਿ",
  },
  {
    language: "or",
    source: SOURCE,
    after: [
      { words: "ନୁହେଁ ନୁହଁ ନାହିଁ ନାହି", reach: 6, notPrevious: "କାହିଁକି ସନ୍ଦେହ" },
      { words: "ଭୁଲ", reach: 4, notNext: "ନୁହେଁ" },
    ],
    only: "କେବଳ",
    clause: "କିନ୍ତୁ ବରଂ ଏବଂ ଓ",
  },
  {
    language: "ur",
    source: SOURCE,
    before: [
      { words: "نہ", reach: 1, notPrevious: "ہے ہیں تھا یا کہ" },
      { words: "غلط", reach: 3 },
    ],
    after: [
      { words: "نہیں نہين", reach: 6, notNext: "تو", notPrevious: "کیوں یا کہ ہی شک صرف" },
      { words: "نہ مت", reach: 3, notLast: true, notPrevious: "ہے ہیں تھا یا کہ" },
      { words: "غلط", reach: 4, notNext: "نہیں" },
      { words: "بجائے بغیر", reach: 1 },
    ],
    only: "صرف محض",
    clause: "لیکن مگر بلکہ اور کیونکہ ورنہ",
  },
];
