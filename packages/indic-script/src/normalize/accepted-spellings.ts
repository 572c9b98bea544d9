/** Spellings that the writers of a language accept beside one another. */
export interface AcceptedSpellings {
  /** Patterns that hold in every word. */
  readonly rules: readonly (readonly [from: RegExp, to: string])[];
  /** Single words, as `from=to`; endings may follow. */
  readonly words?: string;
  /** What may follow a word of the list. */
  readonly endings?: string;
}

const RE_DOUBLED_DEVANAGARI: AcceptedSpellings["rules"] = [
  // A consonant behind र् may be doubled: कर्त्ता, कर्ता; अर्द्ध, अर्ध.
  [/(?<=\u0930\u094d)([\u0915-\u0939])\u094d(?=\1)/g, ""],
  [
    /(?<=\u0930\u094d)(?:क\u094d(?=ख)|ग\u094d(?=घ)|च\u094d(?=छ)|ज\u094d(?=झ)|त\u094d(?=थ)|द\u094d(?=ध)|ब\u094d(?=भ))/g,
    "",
  ],
  [/त\u094d(?=त\u094dव)|ज\u094d(?=ज\u094dव)/g, ""],
];

/** By language; those of the language named first hold for its script where no language is given. */
export const ACCEPTED_SPELLINGS: Readonly<Record<string, AcceptedSpellings>> = {
  hi: {
    rules: [
      ...RE_DOUBLED_DEVANAGARI,
      // The glide of गयी, गये, चाहिये, लिये need not be written; गायें are cows, गाएँ is sing.
      [/(?<=[\u0905-\u0939\u093c\u093e-\u094c])यी/g, "ई"],
      [/(?<=[\u0905-\u0939\u093c\u093e-\u094c])(?<!(?<![\u0900-\u097f])गा)ये/g, "ए"],
      // A last virama is not said: भगवान्, अर्थात्.
      [/(?<=[\u0915-\u0939]\u093c?)\u094d(?![\u0900-\u0963\u0971-\u097f\u200c\u200d])/g, ""],
    ],
    words: `
      दुःख=दुख दुःखी=दुखी छः=छह छ:=छह चिन्ह=चिह्न अंतर्राष्ट्रीय=अंतरराष्ट्रीय हिंदु=हिंदू दूकान=दुकान वापिस=वापस मुहब्बत=मोहब्बत
      मुहल्ला=मोहल्ला मुहम्मद=मोहम्मद अमरीका=अमेरिका अमरीकी=अमेरिकी इंगलैंड=इंग्लैंड ज्योत्सना=ज्योत्स्ना गरम=गर्म नरम=नर्म शरम=शर्म
      बरफ=बर्फ दरद=दर्द सरदी=सर्दी गरमी=गर्मी बरतन=बर्तन बिल्कुल=बिलकुल उल्टा=उलटा पांडेय=पांडे पहिला=पहला
      ख्याल=ख़याल खयाल=ख़याल ख़्याल=ख़याल`,
    endings: "ें ों",
  },
  mr: {
    rules: [
      ...RE_DOUBLED_DEVANAGARI,
      // The rules of 1962 write i and u long at the end of every word: कवि, कवी; गुरु, गुरू.
      [/\u093f(?![\u0900-\u0963\u0971-\u097f\u200c\u200d])/g, "\u0940"],
      [/\u0941(?![\u0900-\u0963\u0971-\u097f\u200c\u200d])/g, "\u0942"],
      [/(?<=[\u0915-\u0939]\u093c?)\u094d(?![\u0900-\u0963\u0971-\u097f\u200c\u200d])/g, ""],
    ],
  },
  ne: { rules: RE_DOUBLED_DEVANAGARI },
  bn: {
    rules: [
      // Older print doubles consonants behind the reph: কর্ম্ম, পূর্ব্ব, কার্য্য, অর্দ্ধ.
      [/(?<=\u09b0\u09cd)([\u0995-\u09b9])\u09cd(?=\1)/g, ""],
      [/(?<=\u09b0\u09cd)(?:ত\u09cd(?=থ)|দ\u09cd(?=ধ)|চ\u09cd(?=ছ)|ব\u09cd(?=ভ)|গ\u09cd(?=ঘ))/g, ""],
    ],
    // Words that are not of Sanskrit take i since the reform of the Bangla Academy, and o of the clitic is ো or ও.
    words: `
      বাড়ী=বাড়ি গাড়ী=গাড়ি শাড়ী=শাড়ি শ্রেণী=শ্রেণি রাণী=রানি রানী=রানি কাহিনী=কাহিনি বেশী=বেশি বাঙালী=বাঙালি বাঙ্গালী=বাঙালি
      ইংরেজী=ইংরেজি সরকারী=সরকারি পাখী=পাখি হাতী=হাতি চাকরী=চাকরি তৈরী=তৈরি জরুরী=জরুরি খুশী=খুশি দেশী=দেশি বিদেশী=বিদেশি
      সোনালী=সোনালি রূপালী=রুপালি পল্লী=পল্লি সূচী=সূচি কর্মসূচী=কর্মসূচি জাপানী=জাপানি আরবী=আরবি ফরাসী=ফরাসি ফারসী=ফারসি
      মামী=মামি চাচী=চাচি নানী=নানি দাদী=দাদি কাকী=কাকি দিল্লী=দিল্লি দীঘি=দিঘি দীঘী=দিঘি জিনিষ=জিনিস শহীদ=শহিদ ভাল=ভালো
      বড়ো=বড় ছোটো=ছোট আরও=আরো আজও=আজো এখনও=এখনো কখনও=কখনো তখনও=তখনো কোনও=কোনো কারও=কারো রঙ=রং বাঙলা=বাংলা
      ব্যাঙ=ব্যাং কোলকাতা=কলকাতা`,
    endings: "র তে টি টা কে দের গুলি গুলো য় রা",
  },
  as: { rules: [[/(?<=[\u09b0\u09f0]\u09cd)([\u0995-\u09b9])\u09cd(?=\1)/g, ""]] },
  pa: { rules: [] },
  gu: {
    rules: [
      [/(?<=\u0ab0\u0acd)([\u0a95-\u0ab9])\u0acd(?=\1)/g, ""],
      [/ત\u0acd(?=ત\u0acdવ)/g, ""],
    ],
  },
  or: {
    rules: [
      [/(?<=\u0b30\u0b4d)([\u0b15-\u0b39])\u0b4d(?=\1)/g, ""],
      [/\u0b35/g, "\u0b71"],
    ],
  },
  ta: {
    rules: [
      // ஐ and ஔ may be spelled out at the start: அய்யா, ஐயா; அவ்வை, ஔவை.
      [/(?<![\u0b80-\u0bff])அய்(?=ய)/g, "ஐ"],
      [/(?<![\u0b80-\u0bff])அவ்(?=வை)/g, "ஔ"],
      // The glide of கோ with இல் is either: கோவில், கோயில்.
      [/கோவி(?=ல)/g, "கோயி"],
      // A stop is doubled across words by the rules of sandhi: தமிழ்ப் பாடல்.
      [/(?<=[\u0b80-\u0bff])([கசதப])\u0bcd(?= \1)/g, ""],
    ],
  },
  te: {
    rules: [
      // -ము is the older spelling of -ం: పుస్తకము, పుస్తకం.
      [/(?<=[\u0c15-\u0c39])ము(?![\u0c00-\u0c7f\u200c\u200d])/g, "ం"],
      [/(?<=\u0c30\u0c4d)([\u0c15-\u0c39])\u0c4d(?=\1)/g, ""],
    ],
  },
  kn: { rules: [[/(?<=\u0cb0\u0ccd)([\u0c95-\u0cb9])\u0ccd(?=\1)/g, ""]] },
  ml: { rules: [[/\u0d4e/g, "ർ"]] },
  // The glide between i and e: لئے, لیے.
  ur: { rules: [[/ئے/g, "یے"]] },
};
