/**
 * Nouns that say what kind of thing a name names, and that a name may go without: "Narmada" is "the Narmada River",
 * गंगा is गंगा नदी. One kind a line, its words in English, Hindi, Roman Hindi and other languages of India; words that do
 * not mean the same are parted by a bar. Left out
 * are kinds whose name without them is another thing ("valley", "temple", "sea"). Own collection.
 */
export const genericHeads: readonly string[] = [
  "river rivers नदी नदियाँ nadi nadee দরিয়া নদী নদ நதி ஆறு నది ನದಿ നദി નદી ਨਦੀ ਦਰਿਆ ନଦୀ ندی دریا",
  "ocean महासागर mahasagar mahaasaagar মহাসাগর பெருங்கடல் సముద్రం మహాసముద్రం ಮಹಾಸಾಗರ മഹാസമുദ്രം મહાસાગર ਮਹਾਂਸਾਗਰ",
  "town कस्बा क़स्बा kasba | city शहर नगर nagar shahar shahr শহর நகரம் నగరం ನಗರ നഗരം શહેર ਸ਼ਹਿਰ",
  "province प्रांत प्रान्त prant | state राज्य rajya raajya রাজ্য மாநிலம் రాష్ట్రం ರಾಜ್ಯ സംസ്ഥാനം રાજ્ય ਰਾਜ",
  "district ज़िला जिला जनपद jila zila জেলা மாவட்டம் జిల్లా ಜಿಲ್ಲೆ ജില്ല જિલ્લો ਜ਼ਿਲ੍ਹਾ",
  "country nation देश desh দেশ நாடு దేశం ದೇಶ രാജ്യം દેશ ਦੇਸ਼",
  "hill hills पहाड़ी पहाड़ियाँ pahadi | peak शिखर चोटी shikhar choti | mountain mountains mount mt माउंट माउन्ट মাউন্ট மவுண்ட் మౌంట్ ಮೌಂಟ್ മൗണ്ട് માઉન્ટ ਮਾਊਂਟ ماؤنٹ पर्वत पहाड़ parvat pahad pahar পর্বত மலை పర్వతం ಪರ್ವತ പർവ്വതം പർവതം પર્વત ਪਰਬਤ",
  "lake झील सरोवर jheel jhil হ্রদ ஏரி సరస్సు ಸರೋವರ തടാകം સરોવર ਝੀਲ",
  "desert मरुस्थल रेगिस्तान marusthal registan মরুভূমি பாலைவனம் ఎడారి ಮರುಭೂಮಿ മരുഭൂമി રણ",
  "island islands द्वीप dweep dwip দ্বীপ தீவு ద్వీపం ದ್ವೀಪ ദ്വീപ് ટાપુ",
  "planet ग्रह grah গ্রহ கோள் గ్రహం ಗ್ರಹ ഗ്രഹം ગ્રહ ਗ੍ਰਹਿ",
  "village गाँव गांव ग्राम gaon gaanv গ্রাম கிராமம் గ్రామం ಗ್ರಾಮ ഗ്രാമം ગામ ਪਿੰਡ",
  "language भाषा bhasha bhaasha ভাষা மொழி భాష ಭಾಷೆ ഭാഷ ભાષા ਭਾਸ਼ਾ",
  "dynasty वंश राजवंश vansh rajvansh রাজবংশ வம்சம் వంశం ವಂಶ രാജവംശം વંશ",
  "direction दिशा disha দিক திசை దిశ ದಿಕ್ಕು ദിശ દિશા ਦਿਸ਼ਾ",
  "gas गैस gais গ্যাস வாயு వాయువు ಅನಿಲ വാതകം વાયુ ਗੈਸ",
  "element तत्व तत्त्व tatva মৌল",
  "metal धातु dhatu ধাতু",
];

/** What stands before a generic head and does not name without it: "Indian Ocean", "Red River", लाल नदी. */
export const namelessModifiers =
  "indian red black white yellow green blue great big small new old east west north south eastern western northern southern central upper lower middle long high holy dead national royal rocky first second third last lal kala लाल काला काली पीला हरा नीला श्वेत बड़ा बड़ी छोटा छोटी नया नई पुराना पुरानी महान पहला पहली राष्ट्रीय उत्तर दक्षिण पूर्व पश्चिम उत्तरी दक्षिणी पूर्वी पश्चिमी मध्य ऊपरी निचला";
