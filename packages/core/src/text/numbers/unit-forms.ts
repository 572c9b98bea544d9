import { foldLoose } from "../indic/fold-loose.js";
import type { WordMeaning } from "./word-meaning.js";

/**
 * The words for units in the languages of India, with the endings that they take behind a number: "3 days", "of 3 days",
 * "in 3 days", "within 3 days". Left out are forms that name a year of the calendar ("in the year"), and Tamil மணி, which
 * is an hour of the clock by itself. Own collection.
 */
interface Language {
  /** Words by unit, as they stand or as what `decline` makes the forms of. */
  readonly words: Readonly<Record<string, string>>;
  readonly decline?: (word: string) => readonly string[];
}

const glue = (stem: string, endings: string): readonly string[] => endings.split(" ").map((ending) => stem + ending);
const endsIn = (word: string, ending: string): string | null =>
  word.endsWith(ending) ? word.slice(0, -ending.length) : null;

const HINDI: Language = {
  words: {
    s: "सेकंडों सेकेंडों सेकण्ड सेकन्ड",
    min: "मिनटों मिनिट",
    h: "घण्टा घण्टों",
    day: "दिवस दिवसों",
    week: "हफ़्तों सप्ताहों",
    month: "मास महिने",
    year: "सालों बरस",
    g: "ग्रामों",
    kg: "केजी",
    quintal: "कुंतल कुन्तल",
    t: "टनों",
    l: "लिटर",
    ml: "मिलिलीटर",
    m: "मीटरों",
    ft: "फ़ुट फ़ीट",
    inch: "इंचों",
    USD: "डॉलरों डालर",
    GBP: "पाउंडों पौंड",
    "°": "अंश",
  },
};

/** Roman spellings of Hindi, Bengali, Marathi, Gujarati, Tamil and Telugu words. */
const ROMAN: Language = {
  words: {
    h: "ghanta ghantaa ghanton ghanto ghonta ghantey kalak manikkoor gantalu",
    min: "minat minit nimisham nimishalu nimidam nimidangal",
    day: "dino dinon divas diwas naatkal natkal roju rojulu",
    week: "hafta hafte hafton hafto haftey haftay saptah saptaah athavde athavda vaaram vaarangal vaaralu",
    month: "mahina mahino mahinon maheena maheene maheeno mahiney maas maatham mathangal nelalu",
    year: "saalo saalon varsh varsho baras bochor bachhor varusham varushangal samvatsaralu",
  },
};

const MARATHI_CASES = "त चा ची चे च्या नी ना ला साठी पेक्षा हून";

/** Obliques end in ा, of several in ां; what stands apart is no oblique. */
const MARATHI: Language = {
  words: {
    s: "सेकंदा सेकंदां सेकंद",
    min: "मिनिटा मिनिटां मिनिटे",
    h: "तासा तासां तास",
    day: "दिवसा दिवसां दिवस",
    week: "आठवड्या आठवड्यां आठवडा आठवडे",
    month: "महिन्या महिन्यां महिना महिने",
    year: "वर्षा वर्षां वर्षे",
    USD: "डॉलर्स",
    mm: "मिलिमीटर",
    cm: "सेंटिमीटर",
    ft: "फूट",
    inch: "इंच",
    mile: "मैल",
    kg: "किलोग्रॅम किग्रॅ किलोग्राम",
    g: "ग्रॅम ग्रॅ",
    acre: "एकर",
    ha: "हेक्टर",
    "°C": "सेल्सिअस",
    EUR: "युरो",
    GBP: "पाऊंड पाऊंड्स",
  },
  decline: (word) => (/(?:ा|ां)$/.test(word) && !/(?:डा|ना)$/.test(word) ? glue(word, MARATHI_CASES) : [word]),
};

const NEPALI: Language = {
  words: {
    s: "सेकेन्ड",
    min: "मिनेट",
    h: "घण्टा",
    day: "दिन",
    week: "हप्ता",
    month: "महिना",
    year: "वर्ष",
    mm: "मिलिमिटर",
    cm: "सेन्टिमिटर",
    m: "मिटर",
    km: "किलोमिटर",
    ft: "फिट",
    inch: "इन्च",
    mile: "माइल",
    ml: "मिलिलिटर",
    l: "लिटर",
    ha: "हेक्टर",
    "°C": "सेल्सियस्",
  },
  decline: (word) => [word, ...glue(word, "को मा भित्र")],
};

/** Bengali and Assamese. */
const BENGALI: Language = {
  words: {
    s: "সেকেন্ড ছেকেণ্ড সেকেণ্ড",
    min: "মিনিট",
    h: "ঘণ্টা ঘন্টা",
    day: "দিন দিবস",
    week: "সপ্তাহ হপ্তা",
    month: "মাস মাহ",
    year: "বছর বৎসর বছৰ",
    mm: "মিলিমিটার মিমি মিলিমিটাৰ",
    cm: "সেন্টিমিটার সেমি ছেণ্টিমিটাৰ",
    m: "মিটার মিটাৰ",
    km: "কিলোমিটার কিলোমিটাৰ কিমি",
    ft: "ফুট",
    inch: "ইঞ্চি",
    mile: "মাইল",
    mg: "মিলিগ্রাম",
    g: "গ্রাম গ্ৰাম",
    kg: "কিলোগ্রাম কেজি কিলো কিলোগ্ৰাম",
    quintal: "কুইন্টাল",
    t: "টন",
    ml: "মিলিলিটার মিলি মিলিলিটাৰ",
    l: "লিটার লিটাৰ",
    acre: "একর একৰ",
    ha: "হেক্টর হেক্টৰ",
    INR: "টাকা টকা রুপি",
    USD: "ডলার",
    EUR: "ইউরো",
    GBP: "পাউন্ড",
    "°": "ডিগ্রি ডিগ্রী ডিগ্ৰী",
    "°C": "সেলসিয়াস চেলচিয়াছ",
    paisa: "পয়সা",
  },
  decline: (word) =>
    /[\u09be-\u09cc]$/.test(word) ? [word, ...glue(word, "র রও য় তে ৰ")] : [word, ...glue(word, "ের ে েই েরও ৰ ত")],
};

const GUJARATI: Language = {
  words: {
    s: "સેકન્ડ સેકંડ સેકંડો",
    min: "મિનિટ મિનિટો",
    h: "કલાક કલાકો",
    day: "દિવસ દિવસો",
    week: "અઠવાડિયું અઠવાડિયા અઠવાડિયાં સપ્તાહ",
    month: "મહિનો મહિના માસ",
    year: "વર્ષ વર્ષો વરસ",
    mm: "મિલીમીટર મિમી મિલિમીટર",
    cm: "સેન્ટિમીટર સેમી સેંટીમીટર",
    m: "મીટર",
    km: "કિલોમીટર કિમી",
    ft: "ફૂટ ફુટ",
    inch: "ઇંચ",
    mg: "મિલિગ્રામ",
    g: "ગ્રામ ગ્રા",
    kg: "કિલો કિલોગ્રામ કિગ્રા",
    t: "ટન",
    ml: "મિલીલીટર મિલિલિટર મિલિલીટર મિલી",
    l: "લિટર લીટર",
    INR: "રૂપિયો રૂપિયા",
    paisa: "પૈસા",
    USD: "ડોલર ડૉલર",
    EUR: "યુરો",
    GBP: "પાઉન્ડ પાઉન્ડ્સ",
    acre: "એકર",
    ha: "હેક્ટર",
    quintal: "ક્વિન્ટલ",
    "°": "ડિગ્રી અંશ",
    "°C": "સેલ્સિયસ",
    mile: "માઇલ",
  },
  decline: (word) => [word, ...glue(word, "નો ની નું ના માં થી")],
};

const PUNJABI: Language = {
  words: {
    s: "ਸਕਿੰਟ ਸਕਿੰਟਾਂ ਸੈਕਿੰਡ",
    min: "ਮਿੰਟ ਮਿੰਟਾਂ",
    h: "ਘੰਟਾ ਘੰਟੇ ਘੰਟਿਆਂ",
    day: "ਦਿਨ ਦਿਨਾਂ",
    week: "ਹਫ਼ਤਾ ਹਫ਼ਤੇ ਹਫ਼ਤਿਆਂ ਹਫਤਾ ਹਫਤੇ ਹਫਤਿਆਂ",
    month: "ਮਹੀਨਾ ਮਹੀਨੇ ਮਹੀਨਿਆਂ",
    year: "ਸਾਲ ਸਾਲਾਂ ਵਰ੍ਹੇ ਵਰ੍ਹਿਆਂ",
    mm: "ਮਿਲੀਮੀਟਰ ਮਿਮੀ",
    cm: "ਸੈਂਟੀਮੀਟਰ ਸੈਂਮੀ",
    m: "ਮੀਟਰ",
    km: "ਕਿਲੋਮੀਟਰ ਕਿਮੀ",
    ft: "ਫੁੱਟ",
    inch: "ਇੰਚ",
    g: "ਗ੍ਰਾਮ",
    kg: "ਕਿਲੋ ਕਿਲੋਗ੍ਰਾਮ ਕਿਗ੍ਰਾ",
    quintal: "ਕੁਇੰਟਲ",
    t: "ਟਨ",
    ml: "ਮਿਲੀਲੀਟਰ ਮਿਲੀਲਿਟਰ ਮਿਲਿ",
    l: "ਲੀਟਰ ਲਿਟਰ",
    INR: "ਰੁਪਇਆ ਰੁਪਈਏ ਰੁਪਿਆਂ ਰੁਪੱਈਏ",
    paisa: "ਪੈਸੇ ਪੈਸਿਆਂ",
    USD: "ਡਾਲਰਾਂ",
    EUR: "ਯੂਰੋ",
    GBP: "ਪੌਂਡ",
    acre: "ਏਕੜ ਕਿੱਲੇ",
    ha: "ਹੈਕਟੇਅਰ",
    "°": "ਡਿਗਰੀ",
    "°C": "ਸੈਲਸੀਅਸ",
    mile: "ਮੀਲ",
  },
};

const ODIA: Language = {
  words: {
    s: "ସେକେଣ୍ଡ",
    min: "ମିନିଟ ମିନିଟ୍",
    h: "ଘଣ୍ଟା",
    day: "ଦିନ ଦିବସ",
    week: "ସପ୍ତାହ",
    month: "ମାସ",
    year: "ବର୍ଷ",
    mm: "ମିଲିମିଟର ମିଲିମିଟର୍ ମିମି",
    cm: "ସେଣ୍ଟିମିଟର ସେଣ୍ଟିମିଟର୍ ସେମି",
    m: "ମିଟର ମିଟର୍",
    km: "କିଲୋମିଟର କିମି କିଲୋମିଟର୍",
    ft: "ଫୁଟ ଫୁଟ୍ ଫିଟ୍",
    inch: "ଇଞ୍ଚ ଇଞ୍ଚ୍",
    g: "ଗ୍ରାମ ଗ୍ରାମ୍",
    kg: "କିଲୋ କିଲୋଗ୍ରାମ କେଜି କିଲୋଗ୍ରାମ୍ କିଗ୍ରା",
    quintal: "କୁଇଣ୍ଟାଲ",
    t: "ଟନ",
    ml: "ମିଲିଲିଟର ମିଲିଲିଟର୍ ମିଲି",
    l: "ଲିଟର ଲିଟର୍",
    INR: "ଟଙ୍କା",
    paisa: "ପଇସା",
    USD: "ଡଲାର ଡଲାର୍",
    EUR: "ୟୁରୋ",
    GBP: "ପାଉଣ୍ଡ ପାଉଣ୍ଡ୍",
    acre: "ଏକର",
    ha: "ହେକ୍ଟର ହେକ୍ଟର୍",
    "°": "ଡିଗ୍ରୀ",
    "°C": "ସେଲସିୟସ ସେଲସିୟସ୍",
    mile: "ମାଇଲ୍ ମାଇଲ",
  },
  decline: (word) => [word, ...glue(word, "ର ରେ ରୁ କୁ")],
};

const TAMIL_PLURAL = "ள் ளில் ளின் ளுக்கு ளுக்கும் ளுக்குள் ளுக்குள்ளாக ளுக்கான ளிலேயே ளாக ளாகும் ளும் ளே ளை";

/** Stems of plurals end in கள; words in ம் have an oblique in த்த. */
const TAMIL: Language = {
  words: {
    s: "விநாடி விநாடிகள வினாடி வினாடிகள நொடி நொடிகள",
    min: "நிமிடம் நிமிடங்கள நிமிஷம் நிமிஷங்கள",
    h: "மணிநேரம் மணித்தியாலம் மணித்தியாலங்கள",
    day: "நாள் நாட்கள நாள்கள தினம் தினங்கள",
    week: "வாரம் வாரங்கள",
    month: "மாதம் மாதங்கள மாசம்",
    year: "ஆண்டு ஆண்டுகள வருடம் வருடங்கள வருஷம் வருஷங்கள",
    mm: "மில்லிமீட்டர் மிமீ",
    cm: "சென்டிமீட்டர் செமீ",
    m: "மீட்டர்",
    km: "கிலோமீட்டர்",
    ft: "அடி அடிகள",
    inch: "அங்குலம் அங்குலங்கள இன்ச்",
    mile: "மைல் மைல்கள",
    mg: "மில்லிகிராம்",
    g: "கிராம் கிராம்கள",
    kg: "கிலோ கிலோகிராம் கிலோகிராம்கள கிகி",
    quintal: "குவிண்டால்",
    t: "டன்",
    ml: "மில்லிலிட்டர் மிலி",
    l: "லிட்டர் லிட்டர்கள",
    acre: "ஏக்கர்",
    ha: "ஹெக்டேர்",
    INR: "ரூபாய் ரூபாய்க்கு ரூபாயில் ரூபாயாக ரூபாயாகும் ரூபா ரூபாய்கள",
    paisa: "பைசா பைசாக்கள",
    USD: "டாலர்கள",
    EUR: "யூரோ யூரோக்கள",
    GBP: "பவுண்ட் பவுண்டுகள",
    "°": "டிகிரி பாகை டிகிரீஸ்",
    "°C": "செல்சியஸ்",
  },
  decline: (word) => {
    const plural = endsIn(word, "கள");
    if (plural !== null) return glue(`${plural}க`, TAMIL_PLURAL);
    const stem = endsIn(word, "ம்");
    if (stem !== null) return [word, ...glue(`${stem}த்த`, "ில் ிற்கு ுக்கு ிற்குள் ுக்குள் ிலேயே")];
    if (word === "நாள்") return glue("நா", "ள் ளில் ளுக்கு ளுக்குள்");
    return word.endsWith("்") ? [word, ...glue(`${word}க`, TAMIL_PLURAL)] : [word];
  },
};

const TELUGU_PLURAL = "లు ల లో లే లలో ల్లో ల్లోగా ల్లోపు ల్లోపే ల్లోనే లకు లుగా లపాటు లోపు";

/** Words in ం have their plural in ాలు. */
const TELUGU: Language = {
  words: {
    s: "సెకను సెకన్ సెకండు",
    min: "నిమిషం",
    h: "గంట",
    day: "రోజు దినం",
    week: "వారం",
    month: "నెల మాసం",
    year: "సంవత్సరం ఏళ్ళు ఏళ్లు ఏళ్ల ఏళ్ళ ఏళ్లలో ఏళ్లకు ఏడాది",
    mm: "మిల్లీమీటర్ మిమీ మిల్లీమీటరు",
    cm: "సెంటీమీటర్ సెంమీ సెంటీమీటరు",
    m: "మీటర్ మీటరు",
    km: "కిలోమీటర్ కిలోమీటరు కిమీ",
    ft: "అడుగు",
    inch: "అంగుళం",
    mg: "మిల్లీగ్రాము",
    g: "గ్రాము గ్రామ్",
    kg: "కిలో కిలోగ్రాము కిలోగ్రామ్ కేజీ కిగ్రా",
    quintal: "క్వింటాల్",
    t: "టన్ను",
    ml: "మిల్లీలీటర్ మిల్లీలీటరు మిలీ",
    l: "లీటర్ లీటరు",
    acre: "ఎకరం ఎకరా",
    INR: "రూపాయి రూపాయ",
    paisa: "పైసా పైస",
    USD: "డాలరు డాలర్",
    EUR: "యూరో",
    GBP: "పౌండు పౌండ్",
    ha: "హెక్టారు హెక్టార్",
    "°": "డిగ్రీ",
    "°C": "సెల్సియస్",
    mile: "మైలు మైళ్లు మైళ్ళు మైళ్ల మైళ్ళ",
  },
  decline: (word) => {
    const stem = endsIn(word, "ం");
    if (stem === null) return [word, ...glue(word.replace(/్$/, "్"), TELUGU_PLURAL)];
    return [word, `${stem}ంలో`, `${stem}ంలోగా`, `${stem}ానికి`, ...glue(`${stem}ా`, TELUGU_PLURAL)];
  },
};

const KANNADA_PLURAL = "ಗಳು ಗಳ ಗಳಲ್ಲಿ ಗಳಲ್ಲೇ ಗಳಿಗೆ ಗಳೊಳಗೆ ಗಳಿಂದ ಗಳಿಗಿಂತ ಗಳಾಗಿವೆ";

const KANNADA: Language = {
  words: {
    s: "ಸೆಕೆಂಡು ಸೆಕೆಂಡ್",
    min: "ನಿಮಿಷ",
    h: "ಗಂಟೆ ಘಂಟೆ ತಾಸು",
    day: "ದಿನ ದಿವಸ",
    week: "ವಾರ",
    month: "ತಿಂಗಳು ತಿಂಗಳ ತಿಂಗಳಲ್ಲಿ ತಿಂಗಳೊಳಗೆ ತಿಂಗಳಿಗಿಂತ ಮಾಸ",
    year: "ವರ್ಷ",
    mm: "ಮಿಲಿಮೀಟರ್ ಮಿಮೀ",
    cm: "ಸೆಂಟಿಮೀಟರ್ ಸೆಂಮೀ ಸೆಮೀ",
    m: "ಮೀಟರ್",
    km: "ಕಿಲೋಮೀಟರ್ ಕಿಮೀ",
    ft: "ಅಡಿ",
    inch: "ಇಂಚು ಅಂಗುಲ",
    mg: "ಮಿಲಿಗ್ರಾಂ",
    g: "ಗ್ರಾಂ ಗ್ರಾಮ್",
    kg: "ಕಿಲೋ ಕೆಜಿ ಕಿಲೋಗ್ರಾಂ",
    quintal: "ಕ್ವಿಂಟಾಲ್",
    t: "ಟನ್",
    ml: "ಮಿಲಿಲೀಟರ್ ಮಿಲೀ",
    l: "ಲೀಟರ್",
    acre: "ಎಕರೆ",
    INR: "ರೂಪಾಯಿ",
    paisa: "ಪೈಸೆ",
    USD: "ಡಾಲರ್",
    EUR: "ಯೂರೋ ಯೂರೊ",
    GBP: "ಪೌಂಡ್",
    ha: "ಹೆಕ್ಟೇರ್ ಹೆಕ್ಟೇರು",
    "°": "ಡಿಗ್ರಿ",
    "°C": "ಸೆಲ್ಸಿಯಸ್ ಸೆಲ್ಶಿಯಸ್",
    mile: "ಮೈಲು ಮೈಲಿ",
  },
  decline: (word) => {
    const plural = [word, ...glue(word, KANNADA_PLURAL)];
    if (/[ೆಿ]$/.test(word)) return [...plural, ...glue(word, "ಯು ಯ ಗೆ ಯಲ್ಲಿ ಯೊಳಗೆ ಗಿಂತ")];
    return /[್ುಂ]$/.test(word) ? plural : [...plural, ...glue(word, "ವು ದ ದಲ್ಲಿ ಕ್ಕೆ ದೊಳಗೆ ಕ್ಕಿಂತ")];
  },
};

const MALAYALAM_PLURAL = "ൾ ളിൽ ളുടെ ൾക്ക് ൾക്കുള്ളിൽ ൾക്കകം ളാണ്";

const MALAYALAM: Language = {
  words: {
    s: "സെക്കൻഡ് സെക്കന്റ്",
    min: "മിനിറ്റ് മിനിട്ട്",
    h: "മണിക്കൂർ",
    day: "ദിവസം ദിനം",
    week: "ആഴ്ച",
    month: "മാസം",
    year: "വർഷം കൊല്ലം",
    mm: "മില്ലിമീറ്റർ മില്ലീമീറ്റർ മിമീ",
    cm: "സെന്റിമീറ്റർ സെന്റീമീറ്റർ സെമീ",
    m: "മീറ്റർ",
    km: "കിലോമീറ്റർ കിമീ",
    ft: "അടി",
    inch: "ഇഞ്ച്",
    mg: "മില്ലിഗ്രാം",
    g: "ഗ്രാം",
    kg: "കിലോ കിലോഗ്രാം കിഗ്രാം",
    quintal: "ക്വിന്റൽ",
    t: "ടൺ",
    ml: "മില്ലിലിറ്റർ മില്ലീലിറ്റർ മിലി",
    l: "ലിറ്റർ",
    acre: "ഏക്കർ",
    INR: "രൂപ രൂപയ്ക്ക് രൂപക്ക് രൂപയാണ് രൂപയുടെ",
    paisa: "പൈസ",
    USD: "ഡോളർ",
    EUR: "യൂറോ",
    GBP: "പൗണ്ട്",
    ha: "ഹെക്ടർ",
    "°": "ഡിഗ്രി",
    "°C": "സെൽഷ്യസ്",
    mile: "മൈൽ",
  },
  decline: (word) => {
    const inM = endsIn(word, "ം");
    if (inM !== null)
      return [
        word,
        ...glue(`${inM}ത്ത`, "െ ിൽ ിന് ിനുള്ളിൽ ിനകം േക്ക് ിലധികം"),
        ...glue(`${inM}ങ്ങ`, MALAYALAM_PLURAL),
        `${inM}മാണ്`,
      ];
    const inR = endsIn(word, "ർ");
    const stem = inR !== null ? `${inR}റ` : endsIn(word, "്");
    if (stem !== null) return [word, ...glue(stem, "ിൽ ിന് ിനുള്ളിൽ ിനകം ാണ്"), ...glue(`${stem}ുക`, MALAYALAM_PLURAL)];
    if (/[ൺൽ]$/.test(word)) return [word];
    return [word, ...glue(word, "യിൽ യ്ക്ക് യ്ക്കുള്ളിൽ ക്കുള്ളിൽ യ്ക്കകം ത്തേക്ക് യാണ്"), ...glue(`${word}ക`, MALAYALAM_PLURAL)];
  },
};

const URDU: Language = {
  words: {
    s: "سیکنڈ سیکنڈز سیکنڈوں",
    min: "منٹ منٹوں",
    h: "گھنٹہ گھنٹے گھنٹوں گھنٹا",
    day: "دن دنوں",
    week: "ہفتہ ہفتے ہفتوں",
    month: "مہینہ مہینے مہینوں ماہ",
    year: "سال سالوں برس",
    m: "میٹر",
    km: "کلومیٹر",
    ft: "فٹ فیٹ",
    inch: "انچ",
    g: "گرام",
    kg: "کلوگرام",
    t: "ٹن",
    l: "لیٹر لٹر",
    INR: "روپیہ روپوں",
    paisa: "پیسے",
    USD: "ڈالرز",
    EUR: "یورو",
    GBP: "پاؤنڈ",
    acre: "ایکڑ",
    "°": "ڈگری",
    mile: "میل",
    ha: "ہیکٹر",
    "°C": "سیلسیس",
    mm: "ملیمیٹر",
  },
};

/** Languages by the block of 128 code units that their words begin in. */
const BY_BLOCK: ReadonlyMap<number, readonly Language[]> = new Map([
  [0x00, [ROMAN]],
  [0x0c, [URDU]],
  [0x0d, [URDU]],
  [0x12, [HINDI, MARATHI, NEPALI]],
  [0x13, [BENGALI]],
  [0x14, [PUNJABI]],
  [0x15, [GUJARATI]],
  [0x16, [ODIA]],
  [0x17, [TAMIL]],
  [0x18, [TELUGU]],
  [0x19, [KANNADA]],
  [0x1a, [MALAYALAM]],
]);

/** The blocks that words for units begin in: code units without their last seven bits. */
export const unitFormBlocks = (): Iterable<number> => BY_BLOCK.keys();

/**
 * Every form of the words for units of the languages of a block, a currency by its code, as `foldLoose` leaves them. Some
 * hundred a language, so a language is not compiled before one of its words is met.
 */
export function* unitForms(block: number): Generator<readonly [form: string, meaning: WordMeaning]> {
  for (const { words, decline } of BY_BLOCK.get(block) ?? []) {
    // One text a language: folding each form by itself takes longer than all else.
    const lists = foldLoose(Object.values(words).join("|")).split("|");
    for (const [index, unit] of Object.keys(words).entries()) {
      const isCurrency = /^[A-Z]{3}$/.test(unit);
      const meaning: WordMeaning = isCurrency
        ? { role: "currency", code: unit, side: "after" }
        : { role: "unit", unit };
      for (const word of lists[index]!.split(" ")) for (const form of decline?.(word) ?? [word]) yield [form, meaning];
    }
  }
}
