import { normalizerOf } from "../normalizer.js";

/**
 * Words that say what kind of thing a name is, and so may stand behind it or not: "Ural Mountains", "गंगा नदी". Any
 * other word behind a name makes another thing of it: "Indiana University", "German folktales". English ones are
 * singular. With them the polite words of India that stand behind a name: "गांधी जी".
 */
const kindWords = wordSet(() => [
  "river mountain mount hill range ocean sea lake bay gulf strait island peninsula desert valley forest canyon",
  "city town village county district province state country republic kingdom empire region territory continent",
  "party company corporation inc ltd llc corp co crew team club band family dynasty tribe people army",
  "language religion church temple mosque street road bridge airport station building tower",
  "prayer festival day edition season series film movie book novel song album",
  "play tragedy comedy opera musical poem painting sculpture symphony novella",
  "origin descent nationality currency structure type kind style system disease syndrome nerve bone muscle",
  // Hindi, Marathi, Nepali, Hindi in Latin letters.
  "नदी नगर शहर राज्य प्रांत देश गणराज्य पर्वत पहाड़ महासागर सागर समुद्र झील तालाब द्वीप मरुस्थल घाटी महाद्वीप जिला ज़िला गाँव गांव",
  "भाषा धर्म पार्टी दल मंदिर मस्जिद किला परिवार वंश जनजाति पुस्तक फिल्म फ़िल्म दिवस जी साहब साहेब महोदय राव पहाड डोंगर बेट जिल्हा पक्ष मुद्रा",
  "nadi shahar shehar sheher rajya desh parvat sagar jheel bhasha dharm zila jila mandir ji sahab saheb sahib",
  // Bengali, Assamese.
  "নদী নদ শহর নগর রাজ্য দেশ পর্বত পাহাড় সাগর মহাসাগর হ্রদ দ্বীপ জেলা গ্রাম ভাষা ধর্ম দল মন্দির বাবু সাহেব চহৰ ৰাজ্য জিলা",
  // Tamil, Telugu, Kannada, Malayalam.
  "நதி ஆறு நகரம் நகர் மாநிலம் நாடு மலை கடல் பெருங்கடல் ஏரி தீவு மாவட்டம் கிராமம் மொழி மதம் கட்சி கோயில் கோவில் அவர்கள்",
  "నది నగరం రాష్ట్రం దేశం పర్వతం పర్వతాలు సముద్రం మహాసముద్రం సరస్సు ద్వీపం జిల్లా గ్రామం భాష మతం పార్టీ ఆలయం గారు",
  "ನದಿ ನಗರ ರಾಜ್ಯ ದೇಶ ಪರ್ವತ ಬೆಟ್ಟ ಸಮುದ್ರ ಸಾಗರ ಸರೋವರ ದ್ವೀಪ ಜಿಲ್ಲೆ ಗ್ರಾಮ ಭಾಷೆ ಧರ್ಮ ಪಕ್ಷ ದೇವಾಲಯ ಅವರು",
  "നദി പുഴ നഗരം സംസ്ഥാനം രാജ്യം പർവതം പർവ്വതം കടൽ സമുദ്രം തടാകം കായൽ ദ്വീപ് ജില്ല ഗ്രാമം ഭാഷ മതം പാർട്ടി ക്ഷേത്രം",
  // Gujarati, Punjabi, Odia, Urdu.
  "નદી શહેર નગર રાજ્ય દેશ પર્વત સાગર મહાસાગર સરોવર ટાપુ જિલ્લો ગામ ભાષા ધર્મ પક્ષ મંદિર જી સાહેબ",
  "ਨਦੀ ਦਰਿਆ ਸ਼ਹਿਰ ਨਗਰ ਰਾਜ ਦੇਸ਼ ਪਹਾੜ ਸਾਗਰ ਝੀਲ ਟਾਪੂ ਜ਼ਿਲ੍ਹਾ ਪਿੰਡ ਭਾਸ਼ਾ ਧਰਮ ਮੰਦਰ ਜੀ ਸਾਹਿਬ",
  "ନଦୀ ସହର ନଗର ରାଜ୍ୟ ଦେଶ ପର୍ବତ ସାଗର ମହାସାଗର ହ୍ରଦ ଦ୍ୱୀପ ଜିଲ୍ଲା ଗ୍ରାମ ଭାଷା ଧର୍ମ ଦଳ ମନ୍ଦିର",
  "دریا شہر ریاست ملک صوبہ پہاڑ سمندر جھیل جزیرہ ضلع گاؤں زبان مذہب پارٹی صاحب جی",
  // Chinese, Japanese.
  "市 区 區 县 縣 県 府 都 州 省 国 國 河 江 川 山 山脉 湖 海 島 岛 語 语 语言 年 さん 氏",
]);

/** Words directly before a name that make another one of it: "South Korea", "West Virginia", "vice president". */
const tellingApart = wordSet(() => [
  "north south east west northern southern eastern western new vice deputy assistant ex non anti pre post step sub",
  "उत्तर उत्तरी दक्षिण दक्षिणी पूर्वी पश्चिम पश्चिमी नई नया न्यू उप गैर ग़ैर uttar dakshin paschim purvi nayi naya",
  "উত্তর দক্ষিণ পূর্ব পশ্চিম উপ নতুন வட தென் வடக்கு தெற்கு கிழக்கு மேற்கு துணை புதிய",
  "ఉత్తర దక్షిణ తూర్పు పశ్చిమ ఉప ಉತ್ತರ ದಕ್ಷಿಣ ಪೂರ್ವ ಪಶ್ಚಿಮ ಉಪ ഉത്തര ദക്ഷിണ കിഴക്കൻ പടിഞ്ഞാറൻ ഉപ",
  "ઉત્તર દક્ષિણ પૂર્વ પશ્ચિમ ਉੱਤਰੀ ਦੱਖਣੀ ਪੂਰਬੀ ਪੱਛਮੀ ଉତ୍ତର ଦକ୍ଷିଣ ପୂର୍ବ ପଶ୍ଚିମ شمالی جنوبی مشرقی مغربی نائب",
]);

export const isKindWord = (word: string): boolean => kindWords().has(word);
export const tellsApart = (word: string): boolean => tellingApart().has(word);

/** Spelled as answers are when they are compared, on first use. */
function wordSet(lines: () => readonly string[]): () => ReadonlySet<string> {
  let words: ReadonlySet<string> | undefined;
  return () => {
    words ??= new Set(normalizerOf(["canonical", "reading"])(lines().join(" ")).split(" "));
    return words;
  };
}
