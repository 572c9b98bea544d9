import { powerOfTen, rational, whole } from "./rational.js";
import type { WordMeaning } from "./word-meaning.js";

/** 0 to 99 in Hindi, each with its usual spellings. Own list, after the standard of the Central Hindi Directorate. */
const SMALL: readonly string[] = [
  "शून्य ज़ीरो सिफ़र",
  "एक",
  "दो",
  "तीन",
  "चार",
  "पाँच",
  "छह छः छ छै छे",
  "सात",
  "आठ",
  "नौ",
  "दस",
  "ग्यारह",
  "बारह",
  "तेरह",
  "चौदह",
  "पंद्रह पन्द्रह",
  "सोलह",
  "सत्रह सतरह",
  "अठारह अट्ठारह",
  "उन्नीस",
  "बीस",
  "इक्कीस",
  "बाईस बाइस",
  "तेईस तेइस",
  "चौबीस",
  "पच्चीस",
  "छब्बीस",
  "सत्ताईस सत्ताइस",
  "अट्ठाईस अट्ठाइस अठाईस अठाइस",
  "उनतीस उन्तीस",
  "तीस",
  "इकतीस इकत्तीस",
  "बत्तीस",
  "तैंतीस तेंतीस तैतीस",
  "चौंतीस चौतीस",
  "पैंतीस पैतीस",
  "छत्तीस",
  "सैंतीस सैतीस",
  "अड़तीस",
  "उनतालीस उन्तालीस उनचालीस",
  "चालीस",
  "इकतालीस",
  "बयालीस बियालीस",
  "तैंतालीस तेंतालीस तिरालीस",
  "चौवालीस चवालीस चौंवालीस",
  "पैंतालीस पैतालीस",
  "छियालीस छयालीस",
  "सैंतालीस सैतालीस",
  "अड़तालीस",
  "उनचास उन्चास",
  "पचास",
  "इक्यावन इक्कावन",
  "बावन",
  "तिरेपन तिरपन",
  "चौवन चौअन",
  "पचपन",
  "छप्पन",
  "सत्तावन",
  "अट्ठावन अठावन",
  "उनसठ",
  "साठ",
  "इकसठ",
  "बासठ",
  "तिरेसठ तिरसठ",
  "चौंसठ चौसठ",
  "पैंसठ पैसठ",
  "छियासठ छयासठ",
  "सड़सठ सरसठ",
  "अड़सठ",
  "उनहत्तर उनहतर",
  "सत्तर",
  "इकहत्तर इकहतर",
  "बहत्तर",
  "तिहत्तर",
  "चौहत्तर",
  "पचहत्तर",
  "छिहत्तर",
  "सतहत्तर",
  "अठहत्तर",
  "उनासी उन्यासी उन्नासी",
  "अस्सी",
  "इक्यासी",
  "बयासी बियासी",
  "तिरासी",
  "चौरासी",
  "पचासी",
  "छियासी",
  "सत्तासी सतासी",
  "अट्ठासी अठासी",
  "नवासी",
  "नब्बे",
  "इक्यानवे इक्यानबे",
  "बानवे बानबे",
  "तिरानवे तिरानबे",
  "चौरानवे चौरानबे",
  "पंचानवे पंचानबे पचानवे पचानबे",
  "छियानवे छियानबे",
  "सत्तानवे सत्तानबे",
  "अट्ठानवे अट्ठानबे अठानवे अठानबे",
  "निन्यानवे निन्यानबे",
];

export function* hindiWords(): Generator<readonly [word: string, meaning: WordMeaning]> {
  for (const [value, words] of SMALL.entries()) {
    for (const word of words.split(" ")) yield [word, { role: "small", value, sort: "single" }];
  }
  yield ["सौ", { role: "hundred" }];
  yield ["हज़ार", { role: "scale", value: powerOfTen(3) }];
  yield ["लाख", { role: "scale", value: powerOfTen(5) }];
  for (const word of ["करोड़", "कोटि", "कोटी"]) yield [word, { role: "scale", value: powerOfTen(7) }];
  // Also the Arabs: "22 अरब देश" are 22 Arab countries.
  yield ["अरब", { role: "scale", value: powerOfTen(9), isVague: true }];
  yield ["खरब", { role: "scale", value: powerOfTen(11) }];
  for (const [word, exponent] of [
    ["मिलियन", 6],
    ["बिलियन", 9],
    ["ट्रिलियन", 12],
  ] as const) {
    yield [word, { role: "scale", value: powerOfTen(exponent) }];
  }
  yield ["दर्जन", { role: "scale", value: whole(12) }];
  yield ["डेढ़", { role: "amount", value: rational(3n, 2n) }];
  for (const word of ["पौन", "पौना"]) yield [word, { role: "amount", value: rational(3n, 4n) }];
  for (const word of ["ढाई", "अढ़ाई"]) yield [word, { role: "amount", value: rational(5n, 2n) }];
  yield ["सवा", { role: "shift", value: rational(1n, 4n), alone: rational(5n, 4n) }];
  yield ["साढ़े", { role: "shift", value: rational(1n, 2n), alone: null }];
  yield ["पौने", { role: "shift", value: rational(-1n, 4n), alone: rational(3n, 4n) }];
  for (const word of ["आधा", "आधी", "आधे"]) {
    yield [word, { role: "part", value: rational(1n, 2n), needsNumber: false, isPlural: false }];
  }
  yield ["चौथाई", { role: "part", value: rational(1n, 4n), needsNumber: true, isPlural: true }];
  yield ["तिहाई", { role: "part", value: rational(1n, 3n), needsNumber: true, isPlural: true }];
  for (const word of ["माइनस", "ऋण", "ऋणात्मक"]) yield [word, { role: "minus" }];
  yield ["दशमलव", { role: "point" }];
  yield ["से", { role: "to" }];
  for (const word of ["प्रतिशत", "फ़ीसदी", "फ़ीसद", "परसेंट", "टक्के"]) yield [word, { role: "percent" }];
}
