import type { WordMeaning } from "./word-meaning.js";

/** Currencies by ISO 4217 code: words before the number, behind it, or on either side. Signs are among them. */
const CURRENCIES: readonly (readonly [code: string, side: "before" | "after" | "both", words: string])[] = [
  ["INR", "both", "₹ rs inr रु रू রু রূ રૂ રુ ਰੁ ਰੂ ரூ రూ రు ರೂ ರು രൂ"],
  ["INR", "after", "rupee rupees रुपया रुपये रुपए रुपयों रूपये टका rupaye rupay rupaiye টাকা ரூபாய் రూపాయలు ರೂಪಾಯಿ രൂപ રૂપિયા ਰੁਪਏ روپے"],
  ["USD", "both", "$ usd us$"],
  ["USD", "after", "dollar dollars डॉलर ডলার டாலர் డాలర్లు ಡಾಲರ್ ഡോളർ ડોલર ਡਾਲਰ ڈالر"],
  ["EUR", "both", "€ eur"],
  ["EUR", "after", "euro euros यूरो"],
  ["GBP", "both", "£ gbp"],
  ["GBP", "after", "pounds पाउंड"],
  ["JPY", "both", "¥ jpy"],
  ["JPY", "after", "yen येन 円"],
  ["BDT", "both", "৳ bdt"],
  ["CNY", "after", "yuan युआन"],
];

/** Units of measure by symbol, with the words for them. Own collection; names after CLDR 48 units. */
const UNITS: Readonly<Record<string, string>> = {
  mm: "mm millimetre millimetres millimeter millimeters मिमी मिलीमीटर",
  cm: "cm cms centimetre centimetres centimeter centimeters सेमी सेंमी सेंटीमीटर",
  m: "m metre metres meter meters मी मीटर মিটার மீட்டர்",
  km: "km kms kilometre kilometres kilometer kilometers किमी किलोमीटर kilomitar কিমি কিলোমিটার கிமீ கிலோமீட்டர்",
  inch: "inch inches इंच",
  ft: "ft foot feet फुट फीट",
  yd: "yd yds yard yards गज",
  mile: "mile miles मील",
  mg: "mg milligram milligrams मिलीग्राम",
  g: "g gm gms gram grams ग्रा ग्राम",
  kg: "kg kgs kilo kilos kilogram kilograms किग्रा किलो किलोग्राम",
  quintal: "quintal quintals क्विंटल",
  lb: "lb lbs",
  oz: "oz ounce ounces",
  t: "tonne tonnes ton tons टन",
  ml: "ml millilitre millilitres milliliter milliliters मिलीलीटर",
  l: "l litre litres liter liters ली लीटर",
  s: "sec secs second seconds सेकंड सेकेंड",
  min: "min mins minute minutes मि मिनट মিনিট",
  h: "h hr hrs hour hours घं घंटा घंटे घण्टे घंटों ghante",
  day: "day days दिन दिनों din দিন நாட்கள்",
  week: "week weeks wk wks हफ़्ते हफ़्ता सप्ताह",
  month: "month months mth mths महीना महीने महीनों माह mahine",
  year: "year years yr yrs साल वर्ष वर्षों saal বছর ஆண்டுகள்",
  "°C": "°c ℃ celsius सेल्सियस",
  "°F": "°f ℉ fahrenheit फ़ारेनहाइट",
  "°": "° degree degrees डिग्री",
  ha: "hectare hectares हेक्टेयर",
  acre: "acre acres एकड़",
  "km/h": "kmph kmh kph",
  "mile/h": "mph",
  kW: "kw",
  MW: "mw megawatt megawatts मेगावाट",
  GB: "gb",
  MB: "mb",
  paisa: "paisa paise paisas पैसा पैसे पैसों",
  cent: "cent cents सेंट",
};

/** "Percent" in the languages of India but Hindi and Marathi, which have it among their numbers. */
const PERCENTS = "শতাংশ শতকরা சதவீதம் சதவிகிதம் விழுக்காடு శాతం ಪ್ರತಿಶತ ಶೇಕಡಾ ശതമാനം ટકા ਪ੍ਰਤੀਸ਼ਤ ਫ਼ੀਸਦੀ ଶତକଡ଼ା ପ୍ରତିଶତ فیصد فیصدی";

export function* unitWords(): Generator<readonly [word: string, meaning: WordMeaning]> {
  for (const [code, side, words] of CURRENCIES) {
    for (const word of words.split(" ")) yield [word, { role: "currency", code, side }];
  }
  for (const word of PERCENTS.split(" ")) yield [word, { role: "percent" }];
  for (const [unit, words] of Object.entries(UNITS)) {
    for (const word of words.split(" ")) yield [word, { role: "unit", unit }];
  }
}
