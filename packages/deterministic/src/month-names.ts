import { answerSteps, normalizerOf } from "./normalizer.js";

/**
 * Names of the months from January on, one row a spelling. English and Hindi (also in Roman letters) with the spellings
 * met in print; other
 * languages of India as CLDR 48 has them (wide format). "-" is no name of its own.
 */
const ROWS: readonly string[] = [
  "january february march april may june july august september october november december",
  "jan feb mar apr - jun jul aug sep oct nov dec",
  "- - - - - - - - sept - - -",
  "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर",
  "- फरवरी - अप्रेल - - - - सितम्बर अक्तूबर नवम्बर दिसम्बर",
  "जन॰ फ़र॰ - - - - जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰",
  "- फर॰ - अप्रै॰ - - - - - अक्तू॰ - -",
  "janvari farvari - aprail mai joon julai agast sitambar aktubar navambar disambar",
  "janwari farwari - aprel - - julaai agust sitamber aktoobar navamber disamber",
  "- pharvari - - - - - - - aktuber - -",
  "जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर",
  "जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर",
  "জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর",
  "ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்",
  "జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే జూన్ జులై ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ డిసెంబర్",
  "ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್",
  "ജനുവരി ഫെബ്രുവരി മാർച്ച് ഏപ്രിൽ മേയ് ജൂൺ ജൂലൈ ഓഗസ്റ്റ് സെപ്റ്റംബർ ഒക്‌ടോബർ നവംബർ ഡിസംബർ",
  "જાન્યુઆરી ફેબ્રુઆરી માર્ચ એપ્રિલ મે જૂન જુલાઈ ઑગસ્ટ સપ્ટેમ્બર ઑક્ટોબર નવેમ્બર ડિસેમ્બર",
  "ਜਨਵਰੀ ਫ਼ਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ",
  "ଜାନୁଆରୀ ଫେବୃଆରୀ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର",
  "جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر",
];

/** The sign of abbreviation of Devanagari, for which many type a full stop. */
const ABBREVIATED = "॰";

let months: ReadonlyMap<string, number> | null = null;

/** Month numbers by name, in the folded form that dates are searched in. */
export function monthNames(): ReadonlyMap<string, number> {
  months ??= new Map(ROWS.flatMap(namesOfRow));
  return months;
}

function namesOfRow(row: string): [name: string, month: number][] {
  const fold = normalizerOf(answerSteps);
  return row.split(" ").flatMap((name, index): [string, number][] => {
    if (name === "-") return [];
    const folded = fold(name);
    const month = index + 1;
    if (!folded.endsWith(ABBREVIATED)) return [[folded, month]];
    return [
      [folded, month],
      [folded.replace(ABBREVIATED, "."), month],
    ];
  });
}
