/** How the speakers of a language say that they do not answer, as sources of regular expressions. */
export interface DecliningWords {
  /** The speaker. A third person who cannot tell something declines nothing. */
  readonly speaker?: string;
  /** Cannot, will not, may not tell; has no information; out of scope. Counts beside a speaker or a topic. */
  readonly declines: readonly string[];
  /** The same with the speaker in it: చెప్పలేను, "outside my scope". */
  readonly selfDeclines?: readonly string[];
  /** Directly behind what is talked about: के बारे में. */
  readonly topicBehind?: string;
  /** Directly before it: "about". */
  readonly topicBefore?: string;
}

const TELL =
  "(?:answer|discuss|help(?!\\s+(?:but|\\p{L}+ing)(?!\\p{L}))|assist|tell|say|provide|comment|talk|speak|give|share|offer|respond|reply|address|explain|describe|disclose|reveal|elaborate|engage|generate|supply|advise|opine)(?:ing)?";
const ADVERBS =
  "(?:(?:\\p{L}+ly|at|this|time|the|moment|be|able|to|also|even|just|really|in|good|conscience|further|feel|comfortable|you|going|allowed|permitted|of)\\s+){0,6}";
const CANNOT =
  "(?:can(?:no|['’])?t|can\\s+not|could(?:\\s+not|n['’]?t)|won['’]?t|will\\s+not|unable|not\\s+(?:able|allowed|permitted|authori[sz]ed|comfortable|equipped|programmed|designed|trained|qualified|going|in\\s+a\\s+position)|(?:must|have\\s+to|need\\s+to|will)?\\s*(?:decline|refuse)|(?:rather|prefer)\\s+not)";
const SPEAKER_EN =
  "(?:i|we|this\\s+(?:assistant|chatbot|bot|model|system)|(?:an?|your)\\s+(?:ai|artificial\\s+intelligence|language\\s+model|assistant|chatbot)(?:\\s+(?:language\\s+)?(?:model|assistant))?)(?:['’](?:m|re|d|ll|ve))?";
const KNOWLEDGE =
  "(?:information|info|knowledge|data|details?|expertise|answers?|access)(?!\\s+(?:to\\s+)?(?:of|on|about|regarding)\\s+(?:the|that|its|their|his|her)\\s+(?:exact|precise))";

const ENGLISH: DecliningWords = {
  selfDeclines: [
    `${SPEAKER_EN}\\s+(?:\\p{L}+\\s+){0,3}?${CANNOT}\\s+${ADVERBS}${TELL}`,
    `${SPEAKER_EN}\\s+(?:\\p{L}+ly\\s+)?(?:can(?:no|['’])?t|can\\s+not|won['’]?t)(?:\\s+do\\s+(?:that|so|this))?\\s*$`,
    // No subject: "Unable to discuss Mars."
    `^[^\\p{L}]*(?:(?:sorry|apologies|unfortunately|regrettably|but|so)[^\\p{L}]+)*(?:unable|not\\s+able|not\\s+allowed|can(?:no|['’])?t)\\s+${ADVERBS}${TELL}`,
    `${SPEAKER_EN}\\s+(?:(?:\\p{L}+ly\\s+)?(?:don['’]?t|do\\s+not)\\s+(?:\\p{L}+ly\\s+)?(?:have|possess)|have\\s+no|have\\s+not\\s+got|lack|(?:can(?:no|['’])?t|could(?:\\s+not|n['’]?t)|did(?:\\s+not|n['’]?t))\\s+find)\\s+(?:(?:any|enough|sufficient|the|much|specific|reliable|more|relevant|necessary)\\s+){0,3}${KNOWLEDGE}`,
    `${SPEAKER_EN}\\s+(?:\\p{L}+\\s+){0,3}?(?:instructed|told|asked|programmed|designed|configured|required|supposed)\\s+(?:not\\s+to|to\\s+(?:not|avoid|refrain\\s+from))\\s+${TELL}`,
    `${SPEAKER_EN}\\s+(?:\\p{L}+\\s+){0,2}?(?:avoid|refrain\\s+from)\\s+${TELL}`,
    `${SPEAKER_EN}\\s+(?:know\\s+nothing|(?:don['’]?t|do\\s+not)\\s+know\\s+(?:anything|much|enough|about))`,
    `${SPEAKER_EN}\\s+(?:don['’]?t|do\\s+not)\\s+(?:(?:want|wish|like)\\s+to\\s+)?(?:answer|discuss|comment|talk)`,
    "(?:outside|beyond|not\\s+within|not\\s+in|out\\s+of)\\s+(?:of\\s+)?(?:(?:the\\s+)?(?:scope|limits|range|bounds)\\s+of\\s+)?(?:my|our)\\s+(?:\\p{L}+\\s+){0,2}?(?:scope|capabilit(?:y|ies)|knowledge|expertise|abilit(?:y|ies)|training|purview|competence|remit|domain|programming)",
    "(?:out\\s+of|outside(?:\\s+of)?|beyond)\\s+(?:the\\s+)?scope(?:\\s+(?:for\\s+(?:me|us)|of\\s+(?:this|what\\s+(?:i|we))|$))",
    "no\\s+comments?\\s+(?:about|on|regarding)",
    "against\\s+(?:my|our)\\s+(?:\\p{L}+\\s+)?(?:policy|policies|guidelines|rules|programming)",
    "not\\s+something\\s+(?:that\\s+)?(?:i|we)(?:['’](?:m|re))?\\s+(?:can|am|are|able|allowed)",
    "(?:no|not\\s+enough|insufficient)\\s+(?:\\p{L}+\\s+)?(?:information|data|details)\\s+(?:is\\s+|was\\s+)?(?:available|found|provided)?\\s*(?:about|on|regarding)",
  ],
  declines: [],
  topicBefore:
    "(?:about|regarding|concerning|as\\s+for|as\\s+to|with\\s+regards?\\s+to|(?:on|questions|question|queries)\\s+(?:the\\s+)?(?:(?:subject|topic)\\s+of|about|on)|when\\s+it\\s+comes\\s+to)(?:\\s+the)?",
};

const CANNOT_HI = "(?:सक|पा)(?:ता|ती|ते|ूँगा|ूंगा|ूँगी|ूंगी|ेंगे|एंगे|ऊँगा|ऊंगा|या|ई|रहा|रही)?";
const TELL_HI = "(?:बता|बोल|कह|समझा|सुना|दे)(?:ना|ने|)";

const HINDI: DecliningWords = {
  speaker: "(?:मैं|मुझे|मेरे|मेरी|मेरा|मुझको|मुझसे|हम|हमें|हमारे|हमारी|हूँ|हूं)",
  declines: [
    `(?:${TELL_HI}|(?:चर्चा|बात|मदद|सहायता|टिप्पणी)(?:\\s+कर(?:ना|ने)?)?|(?:उत्तर|जवाब|जानकारी)(?:\\s+दे(?:ना|ने)?)?)\\s+(?:में\\s+|के\\s+लिए\\s+)?(?:\\p{L}\\S*\\s+)?(?:असमर्थ|अक्षम|असक्षम|(?:पूरी\\s+तरह\\s+)?सक्षम\\s+नहीं)`,
    `${TELL_HI}\\s+(?:\\p{L}\\S*\\s+){0,3}?(?:संभव|सम्भव|मुमकिन)\\s+नहीं`,
    `${TELL_HI}\\s+(?:नहीं|न)\\s+${CANNOT_HI}`,
    `(?:नहीं|न)\\s+${TELL_HI}\\s+${CANNOT_HI}`,
    `(?:चर्चा|बात|मदद|सहायता|टिप्पणी)\\s+(?:नहीं\\s+कर|कर\\s+नहीं)\\s+${CANNOT_HI}`,
    "(?:जानकारी|सूचना|ज्ञान|पता|मालूम|डेटा|विवरण)\\s+(?:\\p{L}\\S*\\s+)?नहीं",
    "नहीं\\s+(?:पता|मालूम|जानत(?:ा|ी|े))",
    "(?:दायरे|सीमा|सीमाओं|क्षमता|विशेषज्ञता|क्षेत्र|कार्यक्षेत्र)\\s+(?:से|के)\\s+(?:बाहर|परे)",
  ],
  topicBehind:
    "(?:के\\s+(?:बारे|संबंध|सम्बन्ध|विषय|संदर्भ)\\s+में|(?:से|के)\\s+(?:संबंधित|सम्बन्धित|जुड़े|जुड़ी|जुड़ा)|(?:पर|के)\\s+(?:चर्चा|बात|टिप्पणी|सवाल|सवालों|प्रश्न|प्रश्नों|जानकारी))",
};

const NOT_HINGLISH = "(?:nah?i+n?|nahee+n?|nhi|na)";
const TELL_HINGLISH = "(?:bata|bataa|bol|keh|kah|samjha|de)(?:na|ne|)";
const CANNOT_HINGLISH = "(?:sak|paa?)(?:ta|taa|ti|tee|te|unga|oonga|ungi|enge|aunga|raha|rahi|un|u)?";
const HINGLISH: DecliningWords = {
  speaker: "(?:main|mai|mein|me|mujhe|mujhko|mere|meri|mera|mujhse|hum|ham|humein|humare|hamare|hoon|hun|hu)",
  declines: [
    `${TELL_HINGLISH}\\s+${NOT_HINGLISH}\\s+${CANNOT_HINGLISH}`,
    `${NOT_HINGLISH}\\s+${TELL_HINGLISH}\\s+${CANNOT_HINGLISH}`,
    `(?:charcha|baat|help|madad|discuss|comment|answer|share)\\s+(?:${NOT_HINGLISH}\\s+kar|kar\\s+${NOT_HINGLISH})\\s+${CANNOT_HINGLISH}`,
    "(?:batane|bolne|kehne|dene|karne)\\s+(?:me|mein|main)\\s+(?:\\p{L}+\\s+)?(?:asamarth|unable)",
    `(?:jaa?nkaa?ri|info|information|knowledge|gyan|pata|maloom|data)\\s+(?:\\p{L}+\\s+)?${NOT_HINGLISH}`,
    `${NOT_HINGLISH}\\s+(?:pata|maloom|jaanta|janta|jaanti|janti)`,
    "(?:scope|dayre|limit|capability|expertise|seema)\\s+(?:se|ke)\\s+(?:bahar|baahar|pare)",
  ],
  topicBehind:
    "(?:ke\\s+(?:baare|bare|sambandh|vishay|topic)\\s+(?:me|mein|main)|se\\s+(?:related|sambandhit|jude|judi|juda)|(?:par|pe|ke)\\s+(?:charcha|baat|sawal|sawaal|question|questions|info|information|jankari|jaankari))",
};

const MARATHI: DecliningWords = {
  speaker: "(?:मी|मला|माझ्या|माझ्याकडे|माझी|माझे|आम्ही|आम्हाला|मला)",
  declines: [
    "(?:सांगू|बोलू|देऊ|करू|उत्तर\\s+देऊ|समजावू)\\s+(?:शकत|शकणार)\\s+(?:नाही|नाहीये)",
    "(?:सांगण्यास|देण्यास|बोलण्यास|करण्यास)\\s+(?:\\p{L}\\S*\\s+)?(?:असमर्थ|अक्षम)",
    "(?:माहिती|माहीत|ठाऊक|कल्पना)\\s+(?:\\p{L}\\S*\\s+)?(?:नाही|नाहीये)",
    "(?:कक्षेच्या|मर्यादेच्या|क्षमतेच्या|कक्षे|क्षमते)\\s*(?:बाहेर|पलीकडे)",
  ],
  topicBehind: "(?:बद्दल|विषयी|याविषयी|याबद्दल|संदर्भात|बाबत|संबंधी|च्या\\s+बाबतीत)",
};

const BENGALI: DecliningWords = {
  speaker: "(?:আমি|আমার|আমাকে|আমরা|আমাদের)",
  declines: [
    "(?:বলতে|জানাতে|দিতে|করতে|উত্তর\\s+দিতে)\\s+(?:\\p{L}\\S*\\s+)?(?:অক্ষম|অপারগ|অসমর্থ)",
    "(?:তথ্য|জ্ঞান|ধারণা|জানা|ডেটা)\\s+(?:\\p{L}\\S*\\s+)?নেই",
    "(?:পরিধির|সীমার|ক্ষমতার|আওতার|দক্ষতার)\\s+বাইরে",
  ],
  selfDeclines: [
    "(?:বলতে|জানাতে|দিতে|আলোচনা\\s+করতে|সাহায্য\\s+করতে|মন্তব্য\\s+করতে)\\s+(?:পার(?:ব|বো|ছি|ি|লাম))\\s+না",
    "জানি\\s+না",
  ],
  topicBehind: "(?:সম্পর্কে|সম্বন্ধে|বিষয়ে|ব্যাপারে|নিয়ে|সংক্রান্ত)",
};

const TAMIL: DecliningWords = {
  speaker: "(?:என்னால்|எங்களால்|எனக்கு|எனக்குத்|என்னிடம்|நான்|எனது|என்)",
  declines: [
    "(?:சொல்ல|கூற|பேச|உதவ|தர|அளிக்க|வழங்க|விளக்க|விவாதிக்க|தெரிவிக்க|பதிலளிக்க|பதில்கூற)\\S*\\s+(?:முடியாது|முடியவில்லை|முடியாத\\S*|இயலாது|இயலவில்லை|இயலாத\\S*)",
    "(?:தகவல்|தகவல்கள்|விவரம்|விவரங்கள்|விபரம்|அறிவு)\\s+(?:\\p{L}\\S*\\s+)?(?:இல்லை|கிடையாது)",
    "(?:தெரியாது|தெரியவில்லை)",
    "(?:சொல்ல|கூற|பேச|தர|அளிக்க|வழங்க|விளக்க|விவாதிக்க|பதிலளிக்க)\\s+(?:மாட்டேன்|மாட்டோம்)",
    "(?:வரம்பிற்கு|வரம்புக்கு|எல்லைக்கு|திறனுக்கு)\\s+(?:அப்பாற்பட்ட\\S*|வெளியே|அப்பால்)",
  ],
  topicBehind: "(?:பற்றி|பற்றிய|பற்றியும்|குறித்து|குறித்த|தொடர்பாக|தொடர்பான|சம்பந்தமாக|சம்பந்தப்பட்ட)",
};

const TELUGU: DecliningWords = {
  speaker: "(?:నేను|నాకు|నా|మేము|మాకు|నావద్ద)",
  declines: [
    "(?:సమాచారం|వివరాలు|అవగాహన|జ్ఞానం)\\s+(?:\\p{L}\\S*\\s+)?(?:లేదు|లేవు)",
    "(?:తెలియదు|తెలీదు)",
    "(?:పరిధికి|పరిధి|సామర్థ్యానికి)\\s+(?:బయట|వెలుపల|మించి)",
  ],
  selfDeclines: [
    "(?:చెప్ప|చెప్పలే|ఇవ్వ|అందించ|చర్చించ|మాట్లాడ|వివరించ|తెలుప|సహాయం\\s+చేయ|సమాధానమివ్వ)లేక?(?:ను|ము|పోతున్నాను|పోతున్నాము)",
    "(?:చెప్ప|చెప్పలే|ఇవ్వ|అందించ|చర్చించ|మాట్లాడ|వివరించ)లేకపోతున్నా(?:ను|ము)?",
  ],
  topicBehind: "(?:గురించి|గూర్చి|సంబంధించి|సంబంధించిన|విషయంలో|మీద)",
};

const KANNADA: DecliningWords = {
  speaker: "(?:ನಾನು|ನನಗೆ|ನನ್ನ|ನನ್ನಲ್ಲಿ|ನಮಗೆ|ನಾವು|ನನ್ನಿಂದ)",
  declines: [
    "(?:ಹೇಳಲು|ಉತ್ತರಿಸಲು|ನೀಡಲು|ಕೊಡಲು|ಚರ್ಚಿಸಲು|ಮಾತನಾಡಲು|ವಿವರಿಸಲು|ತಿಳಿಸಲು|ಸಹಾಯ\\s+ಮಾಡಲು)\\s+(?:ನನಗೆ\\s+|ನನ್ನಿಂದ\\s+)?(?:ಸಾಧ್ಯವಿಲ್ಲ|ಸಾಧ್ಯವಾಗುವುದಿಲ್ಲ|ಸಾಧ್ಯವಾಗುತ್ತಿಲ್ಲ|ಆಗುವುದಿಲ್ಲ|ಆಗಲ್ಲ|ಆಗುತ್ತಿಲ್ಲ|ಅಸಮರ್ಥ\\S*|ಅಸಾಧ್ಯ)",
    "(?:ಮಾಹಿತಿ|ವಿವರ|ವಿವರಗಳು|ಜ್ಞಾನ)\\s+(?:\\p{L}\\S*\\s+)?(?:ಇಲ್ಲ|ಲಭ್ಯವಿಲ್ಲ)",
    "(?:ಗೊತ್ತಿಲ್ಲ|ತಿಳಿದಿಲ್ಲ|ತಿಳಿಯದು)",
  ],
  selfDeclines: ["(?:ಹೇಳಲಾರೆ|ಉತ್ತರಿಸಲಾರೆ|ನೀಡಲಾರೆ|ಕೊಡಲಾರೆ|ಚರ್ಚಿಸಲಾರೆ)"],
  topicBehind: "(?:ಬಗ್ಗೆ|ಕುರಿತು|ಕುರಿತಾಗಿ|ಸಂಬಂಧಿಸಿದ|ಸಂಬಂಧಿಸಿದಂತೆ)",
};

const MALAYALAM: DecliningWords = {
  speaker: "(?:എനിക്ക്|ഞാൻ|എന്റെ|ഞങ്ങൾക്ക്|എന്നാൽ)",
  declines: [
    "(?:പറയാൻ|പറയാനോ|നൽകാൻ|തരാൻ|സഹായിക്കാൻ|ചർച്ച\\s+ചെയ്യാൻ|സംസാരിക്കാൻ|വിശദീകരിക്കാൻ|പറഞ്ഞുതരാൻ)\\s+(?:എനിക്ക്\\s+)?(?:കഴിയില്ല|കഴിയുന്നില്ല|കഴിയുകയില്ല|സാധിക്കില്ല|സാധിക്കുന്നില്ല|പറ്റില്ല|ആവില്ല|സാധ്യമല്ല)",
    "(?:വിവരം|വിവരങ്ങൾ|വിവരമൊന്നും|അറിവ്)\\s+(?:\\p{L}\\S*\\s+)?(?:ഇല്ല|ലഭ്യമല്ല)",
    "(?:അറിയില്ല|അറിഞ്ഞുകൂടാ)",
  ],
  topicBehind: "(?:കുറിച്ച്|കുറിച്ചുള്ള|പറ്റി|സംബന്ധിച്ച്|സംബന്ധിച്ച)",
};

const GUJARATI: DecliningWords = {
  speaker: "(?:હું|મને|મારી|મારા|અમે|અમને|અમારી)",
  declines: [
    "(?:કહી|આપી|જણાવી|બોલી|સમજાવી|કરી)\\s+(?:શક(?:તો|તી|તા|તું|ું|ીશ|ીશું)\\s+(?:નથી|નહીં|નહિ)|નહીં\\s+શક(?:ું|ીશ))",
    "(?:આપવામાં|કહેવામાં|જણાવવામાં|આપવા|કહેવા)\\s+(?:\\p{L}\\S*\\s+)?(?:અસમર્થ|અક્ષમ)",
    "(?:માહિતી|જાણકારી|ખબર|વિગત|વિગતો)\\s+(?:\\p{L}\\S*\\s+)?નથી",
  ],
  topicBehind: "(?:વિશે|વિષે|અંગે|બાબતે|સંબંધિત|સંદર્ભે)",
};

const PANJABI: DecliningWords = {
  speaker: "(?:ਮੈਂ|ਮੈਨੂੰ|ਮੇਰੇ|ਮੇਰੀ|ਅਸੀਂ|ਸਾਨੂੰ)",
  declines: [
    "(?:ਦੱਸ|ਦੇ|ਕਹਿ|ਬੋਲ|ਕਰ)\\s+(?:ਨਹੀਂ\\s+ਸਕਦ(?:ਾ|ੀ|ੇ))|ਨਹੀਂ\\s+(?:ਦੱਸ|ਦੇ|ਕਹਿ|ਬੋਲ|ਕਰ)\\s+ਸਕਦ(?:ਾ|ੀ|ੇ)",
    "(?:ਦੇਣ|ਦੱਸਣ|ਕਹਿਣ|ਕਰਨ)\\s+(?:ਵਿੱਚ\\s+|ਤੋਂ\\s+)?(?:ਅਸਮਰੱਥ|ਅਸਮਰਥ)",
    "(?:ਜਾਣਕਾਰੀ|ਪਤਾ|ਗਿਆਨ)\\s+(?:\\p{L}\\S*\\s+)?ਨਹੀਂ",
  ],
  topicBehind: "(?:(?:ਦੇ\\s+)?ਬਾਰੇ(?:\\s+ਵਿੱਚ)?|ਸੰਬੰਧੀ|ਨਾਲ\\s+ਸੰਬੰਧਿਤ)",
};

const ODIA: DecliningWords = {
  speaker: "(?:ମୁଁ|ମୋର|ମୋତେ|ମୋ|ଆମେ)",
  declines: [
    "(?:କହି|ଦେଇ|ଜଣାଇ|କରି)\\s*(?:ପାରିବି|ପାରୁ|ପାରିବୁ)\\s*(?:ନାହିଁ|ନି)",
    "(?:ଦେବାରେ|ଦେବାକୁ|କହିବାକୁ|କହିବାରେ)\\s+(?:ଅସମର୍ଥ|ଅକ୍ଷମ)",
    "(?:ତଥ୍ୟ|ସୂଚନା|ଜ୍ଞାନ|ଜଣା)\\s+(?:\\p{L}\\S*\\s+)?ନାହିଁ",
  ],
  topicBehind: "(?:ବିଷୟରେ|ସମ୍ପର୍କରେ|ସମ୍ବନ୍ଧରେ)",
};

const URDU: DecliningWords = {
  speaker: "(?:میں|مجھے|میرے|میری|ہم|ہمیں|ہوں)",
  declines: [
    "(?:بتا|دے|کہہ|بول)\\s+نہیں\\s+سک(?:تا|تی|تے)|نہیں\\s+(?:بتا|دے|کہہ|بول|کر)\\s+سک(?:تا|تی|تے)",
    "(?:دینے|بتانے|کہنے|کرنے)\\s+(?:سے|میں)\\s+(?:قاصر|معذور)",
    "(?:معلومات|علم|معلوم|پتا|پتہ)\\s+(?:\\p{L}\\S*\\s+)?نہیں",
  ],
  topicBehind: "کے\\s+(?:بارے|متعلق|حوالے)(?:\\s+(?:میں|سے))?",
};

/** Own collection: the few forms in which assistants decline, by language. */
export const decliningWords: readonly DecliningWords[] = [
  ENGLISH,
  HINDI,
  HINGLISH,
  MARATHI,
  BENGALI,
  TAMIL,
  TELUGU,
  KANNADA,
  MALAYALAM,
  GUJARATI,
  PANJABI,
  ODIA,
  URDU,
];
