import type { WordMeaning } from "./word-meaning.js";

/**
 * Eleven to ninety-nine of Marathi and Bengali, which have a word for each. Spellings of one number are parted by "/".
 * Left out is বার, twelve, which is also "times". Own collection.
 */
const MARATHI = `अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस वीस एकवीस बावीस तेवीस चोवीस पंचवीस सव्वीस सत्तावीस अठ्ठावीस/अठ्ठाविस
  एकोणतीस तीस एकतीस बत्तीस तेहतीस/तेहेतीस चौतीस/चौतिस पस्तीस छत्तीस सदतीस/सदोतीस अडतीस एकोणचाळीस चाळीस एक्केचाळीस बेचाळीस त्रेचाळीस चव्वेचाळीस
  पंचेचाळीस सेहेचाळीस/शेहेचाळीस सत्तेचाळीस अठ्ठेचाळीस एकोणपन्नास पन्नास एक्कावन्न बावन्न त्रेपन्न चोपन्न पंचावन्न छप्पन्न सत्तावन्न अठ्ठावन्न एकोणसाठ
  साठ एकसष्ट बासष्ट त्रेसष्ट चौसष्ट पासष्ट सहासष्ट सदुसष्ट अडुसष्ट एकोणसत्तर सत्तर एक्काहत्तर बाहत्तर त्र्याहत्तर चौऱ्याहत्तर पंच्याहत्तर शहात्तर
  सत्याहत्तर अठ्ठ्याहत्तर एकोणऐंशी ऐंशी एक्याऐंशी ब्याऐंशी त्र्याऐंशी चौऱ्याऐंशी पंच्याऐंशी शहाऐंशी सत्त्याऐंशी अठ्ठ्याऐंशी एकोणनव्वद नव्वद
  एक्याण्णव ब्याण्णव त्र्याण्णव चौऱ्याण्णव पंच्याण्णव शहाण्णव सत्त्याण्णव अठ्ठ्याण्णव नव्याण्णव`;

const BENGALI = `এগারো/এগার বারো তেরো/তের চৌদ্দ/চোদ্দো পনেরো/পনের ষোলো/ষোল সতেরো/সতের আঠারো/আঠার উনিশ/ঊনিশ বিশ/কুড়ি একুশ বাইশ তেইশ চব্বিশ
  পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ/উনত্রিশ ত্রিশ/তিরিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ/উনচল্লিশ চল্লিশ
  একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ/উনপঞ্চাশ পঞ্চাশ একান্ন বাহান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন
  ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট/উনষাট ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর/উনসত্তর সত্তর একাত্তর বাহাত্তর
  তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি/উনআশি আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি/অষ্টাশি ঊননব্বই/উননব্বই
  নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই`;

/** Tamil glues a unit to the stem of its tens: இருபத்தைந்து is twenty-five. */
const TAMIL_STEMS = "இருபத்த முப்பத்த நாற்பத்த ஐம்பத்த அறுபத்த எழுபத்த எண்பத்த தொண்ணூற்ற";
const TAMIL_UNITS = "ொன்று ிரண்டு ிமூன்று/ுமூன்று ிநான்கு/ுநான்கு ைந்து ாறு ேழு ெட்டு ொன்பது";

/** Eleven to nineteen, and the tens, behind which a unit may stand, of Tamil and Telugu. */
const SOUTHERN: readonly { readonly teens: string; readonly tens: string }[] = [
  {
    teens: "பதினொன்று/பதினொரு பன்னிரண்டு/பன்னிரெண்டு பதின்மூன்று/பதிமூன்று பதினான்கு பதினைந்து பதினாறு பதினேழு பதினெட்டு பத்தொன்பது",
    tens: "இருபது/இருபத்தி/இருபத்து முப்பது/முப்பத்தி/முப்பத்து நாற்பது/நாற்பத்தி/நாற்பத்து ஐம்பது/ஐம்பத்தி/ஐம்பத்து அறுபது/அறுபத்தி/அறுபத்து எழுபது/எழுபத்தி/எழுபத்து எண்பது/எண்பத்தி/எண்பத்து தொண்ணூறு/தொண்ணூற்றி/தொண்ணூற்று",
  },
  {
    teens: "పదకొండు పన్నెండు పదమూడు పద్నాలుగు/పదునాలుగు పదిహేను పదహారు పదిహేడు పద్దెనిమిది పంతొమ్మిది/పందొమ్మిది",
    tens: "ఇరవై/ఇరవయి ముప్పై/ముప్పయి నలభై/నలభయి యాభై/యాభయి అరవై/అరవయి డెబ్బై/డెబ్బయి ఎనభై/ఎనభయి తొంభై/తొంభయి",
  },
];

const FIRST = 11;

export function* moreIndianWords(): Generator<readonly [word: string, meaning: WordMeaning]> {
  for (const list of [MARATHI, BENGALI]) {
    for (const [word, value] of spellings(list, FIRST, 1)) yield [word, { role: "small", value, sort: "single" }];
  }
  for (const { teens, tens } of SOUTHERN) {
    for (const [word, value] of spellings(teens, FIRST, 1)) yield [word, { role: "small", value, sort: "teen" }];
    for (const [word, value] of spellings(tens, 20, 10)) yield [word, { role: "small", value, sort: "tens" }];
  }
  for (const [stem, tens] of spellings(TAMIL_STEMS, 20, 10)) {
    for (const [unit, value] of spellings(TAMIL_UNITS, 1, 1))
      yield [stem + unit, { role: "small", value: tens + value, sort: "single" }];
  }
}

function* spellings(list: string, first: number, step: number): Generator<readonly [word: string, value: number]> {
  for (const [index, words] of list.split(/\s+/).entries()) {
    for (const word of words.split("/")) yield [word, first + index * step];
  }
}
