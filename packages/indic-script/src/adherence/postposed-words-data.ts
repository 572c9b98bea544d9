/**
 * How languages whose verb comes last ask for an answer in a language: what follows or is glued to its name ("में",
 * "-ில்"), the verbs of the request, and the words that take it back or make it a question. One entry a script; Latin
 * letters are for what is romanised. A verb that ends in "*" stands for all words that begin so. Written by hand.
 */
export interface PostposedWords {
  /** Words after the name that mean "in". */
  readonly locatives: string;
  /** Endings glued to the name that mean "in". */
  readonly endings: string;
  /** Verbs of a request. */
  readonly requests: string;
  /** Nouns that make the verb "give" or "do" a request: answer, translation. */
  readonly nouns: string;
  /** Verbs that ask only beside such a noun. */
  readonly helpers: string;
  /** Words that mean "only". */
  readonly only: string;
  readonly negations: string;
  /** Words of a question: with one between the name and the verb, the name is a topic. */
  readonly questions: string;
  /** Words of "is called", "means": the prompt's own language will do as well. */
  readonly meanings: string;
  /** Words that may stand between the name and "in": "भाषा". */
  readonly language: string;
  /** Verbs of talking that say nothing of what, and of being able to: "बात कर सकते हो?" may be answered in either. */
  readonly talking?: string;
  /** Words behind a verb stem that make it a statement: "बता रहा है", "bol sakta". */
  readonly auxiliaries?: string;
  /** Verbs that ask with the bare name before them: "हिंदी बोलो". */
  readonly speaking?: string;
  readonly abilities?: string;
}

export const POSTPOSED: Readonly<Record<string, PostposedWords>> = {
  Deva: {
    locatives: "में मे मध्ये मा माध्यम महिं मां",
    endings: "त मध्ये मधून मा ेन े त्",
    requests:
      "बताइए बताइये बताओ बताएं बताएँ बताये बताए बताना बता बतलाइए बताइएगा लिखिए लिखिये लिखो लिखें लिखना लिख लिखिएगा बोलो बोलिए बोलें बोलिये कहो कहिए कहें कहिये कहना समझाइए समझाइये समझाओ समझाएं समझाएँ समझाना समझा समझाये सुनाओ सुनाइए सुनाएं चाहिए चाहिये सांगा सांग सांगावे लिहा लिही लिहावे समजावा समजावून कळवा बोला भन भन्नुहोस् लेख्नुहोस् लेख बताउनुहोस् बताऊ बुझाउनुहोस् वदतु लिखतु कथयतु लिखत वद उत्तरत कुरु करें कीजिए कीजिये करो करिए करना दीजिए दीजिये दें दे देना दीजिएगा द्या दिनुहोस् देऊ दिनू करा गर्नुहोस् रखें रखो बदलो बदलिए बदलिये बदलें बदलना बदलकर सिखाओ सिखाइए सिखाइये पढ़ाओ पढ़ाइए सुनाइये सुनाना दिखाओ दिखाइए बनाओ बनाइए बनाइये बनाएँ बनाएं भेजो भेजिए भेजें छापो छापिए गाओ गाइए पूछो पूछिए पूछें रखिए रखिये चलेगा बतलाओ बताइयेगा दिखाएं लिखवाओ लिखकर बोलना बोल सांगाल सांगशील सांगावं लिहून समजव हवे हवी पाहिजे बोल बोलूया रूपांतरित दाखवा दाखव पाठवा ऐकवा लेख्नू भन्नू भन्नोस् लेख्नोस् सुनाउनुहोस् बुझाऊ चाहिन्छ पठाउनुहोस् सांगात बरयात",
    nouns:
      "जवाब उत्तर अनुवाद भाषांतर भाषान्तर लिप्यंतरण लिप्यंतर रिप्लाई बात बातचीत व्याख्या वर्णन जवाफ अनुवादित परिवर्तन बदल रूपांतर उल्था संवाद",
    helpers: "दो कर",
    only: "केवल सिर्फ बस मात्र फक्त मात्रै ही",
    negations: "नहीं मत न नही नको नका नाही होइन नगर्नुहोस् मा",
    questions:
      "कितने कितनी कितना कौन क्या कब कैसे क्यों कहां कहाँ किसने किस कौनसी किती कोण कोणी काय कधी कसे का कति को के कहिले कैसा कौनसा किसका कितनें कुणी कुठे कुठली कशी कसा जणा किन कहिलेदेखि",
    meanings: "कहते मतलब अर्थ बोलते म्हणतात भनिन्छ कहेंगे कहलाता शब्द",
    language: "भाषा भाषेत भाषेमध्ये लिपि लिपी लिपित लिपीत भाषामा अक्षरों भाषायां",
    talking: "बात बातचीत बोल",
    abilities: "सकते सकती सकता सकोगे सकोगी पाओगे पाते पाती शकतोस शकता शकतेस",
    auxiliaries:
      "रहा रही रहे सका सके सकी चुका चुकी चुके लेता लेती लेते पाता पाती पाते दिया दी दिये दिए कर था थी थे पाया पाई पाए गया गयी गई गए लिया",
    speaking: "बोलो बोलिए बोलिये बोलें लिखो लिखिए लिखें",
  },
  Beng: {
    locatives: "ভাষায় ভাষাতে ভাষাত এ",
    endings: "তে য় ে ত এ",
    requests:
      "বলো বলুন বল লেখো লিখুন লেখ লিখো বলবেন লিখবেন বোঝাও বোঝান জানাও জানান করো করুন কর দাও দিন দিবেন চাই কোৱা কওক লিখা লিখক দিয়ক দিয়া কৰা কৰক বুজাওক শোনাও ব্যাখ্যা বলুনতো বলতো লিখবে বলবে বুঝিয়ে দেবেন দিও শেখাও শেখান শোনান পাঠাও পাঠান বানাও কওকচোন লিখিব দিব কব বদলাও বুজাই",
    nouns: "উত্তর জবাব অনুবাদ উত্তৰ ভাঙনি বর্ণনা",
    helpers: "",
    only: "শুধু শুধুমাত্র কেবল মাত্র কেৱল",
    negations: "না নয় নহয় নাই",
    questions: "কত কে কী কখন কেন কোথায় কোন কিয় কিমান",
    meanings: "মানে অর্থ বলে কয় অৰ্থ",
    language: "ভাষা ভাষার লিপি অক্ষরে",
  },
  Taml: {
    locatives: "மொழியில் ல் ல இல் லே லேயே",
    endings: "ில் ல் த்தில் லில் யில் ிலே ிலேயே ல லயே லேயே",
    requests:
      "சொல் சொல்லு சொல்லுங்கள் சொல்லுங்க சொல்லவும் கூறு கூறுங்கள் கூறவும் எழுது எழுதுங்கள் எழுதவும் பதிலளி பதிலளிக்கவும் பதிலளியுங்கள் பதில் விளக்கு விளக்கவும் விளக்குங்கள் மொழிபெயர் மொழிபெயர்க்கவும் மொழிபெயர்க்க தா தாருங்கள் தரவும் கொடு கொடுங்கள் வேண்டும் பேசு பேசுங்கள் சொல்லுடா சொல்லேன் சொல்லித்தா சொல்லித்தாங்க சொல்லுங்களேன் பேசவும் மாற்று மாற்றவும் மாற்றுங்கள் கற்றுக்கொடு எழுதித்தா எழுதுங்க பேசுங்க விளக்குங்க பாடு அனுப்பு அனுப்பவும் வேணும் தாங்க",
    nouns: "பதில் மொழிபெயர்ப்பு விடை",
    helpers: "",
    only: "மட்டும் மட்டுமே",
    negations: "இல்லை வேண்டாம் அல்ல கூடாது",
    questions: "எத்தனை யார் என்ன எப்போது ஏன் எங்கே எந்த எப்படி",
    meanings: "பொருள் அர்த்தம் அழைக்கப்படுகிறது",
    language: "மொழி",
  },
  Telu: {
    locatives: "లో భాషలో",
    endings: "లో ంలో లోనే",
    requests:
      "చెప్పండి చెప్పు రాయండి రాయి వ్రాయండి ఇవ్వండి ఇవ్వు అనువదించండి అనువదించు వివరించండి వివరించు కావాలి మాట్లాడండి తెలపండి తెలియజేయండి సమాధానమివ్వండి చేయండి జవాబివ్వండి చెప్పగలరా చెప్పరా మాట్లాడు రాయగలరా మార్చండి మార్చు నేర్పించు నేర్పండి పాడు పంపండి ఉండాలి వివరించగలరా చెప్పవా",
    nouns: "సమాధానం జవాబు అనువాదం",
    helpers: "",
    only: "మాత్రమే కేవలం",
    negations: "కాదు వద్దు లేదు కాకుండా",
    questions: "ఎన్ని ఎవరు ఏమి ఎప్పుడు ఎందుకు ఎక్కడ ఏ ఎలా",
    meanings: "అర్థం అంటారు అంటే",
    language: "భాష",
  },
  Knda: {
    locatives: "ಭಾಷೆಯಲ್ಲಿ ಅಲ್ಲಿ ನಲ್ಲಿ ಲ್ಲಿ",
    endings: "ದಲ್ಲಿ ಲ್ಲಿ ಯಲ್ಲಿ ನಲ್ಲಿ ಲ್ಲೇ ದಲ್ಲೇ",
    requests:
      "ಹೇಳಿ ಹೇಳು ಬರೆಯಿರಿ ಬರೆ ಬರೆಯಿ ಉತ್ತರಿಸಿ ಉತ್ತರಿಸು ಕೊಡಿ ಕೊಡು ನೀಡಿ ಅನುವಾದಿಸಿ ಅನುವಾದಿಸು ವಿವರಿಸಿ ವಿವರಿಸು ತಿಳಿಸಿ ಬೇಕು ಮಾತನಾಡಿ ಮಾಡಿ ಹೇಳಿರಿ ಹೇಳ್ರಿ ಹೇಳಪ್ಪ ಮಾತಾಡಿ ಮಾತಾಡು ಬರೀರಿ ಬರಿ ಕಲಿಸಿ ಕಳುಹಿಸಿ ಬದಲಾಯಿಸಿ ಪರಿವರ್ತಿಸಿ ಇರಲಿ ಹಾಡು ತಿಳಿಸು ವಿವರಿಸಿರಿ",
    nouns: "ಉತ್ತರ ಅನುವಾದ ಜವಾಬು",
    helpers: "",
    only: "ಮಾತ್ರ ಕೇವಲ",
    negations: "ಅಲ್ಲ ಬೇಡ ಇಲ್ಲ",
    questions: "ಎಷ್ಟು ಯಾರು ಏನು ಯಾವಾಗ ಏಕೆ ಎಲ್ಲಿ ಯಾವ ಹೇಗೆ",
    meanings: "ಅರ್ಥ ಎನ್ನುತ್ತಾರೆ",
    language: "ಭಾಷೆ",
  },
  Mlym: {
    locatives: "ഭാഷയിൽ ൽ ഇൽ ല്",
    endings: "ത്തിൽ ിൽ യിൽ ൽ ത്തില്‍ ില്",
    requests:
      "പറയൂ പറയുക പറ എഴുതൂ എഴുതുക എഴുത് മറുപടി ഉത്തരം തരൂ തരുക നൽകുക നൽകൂ വിവർത്തനം പരിഭാഷപ്പെടുത്തുക വിശദീകരിക്കുക വിശദീകരിക്കൂ വേണം സംസാരിക്കൂ ചെയ്യുക ചെയ്യൂ പറഞ്ഞുതരൂ മറുപടി പറയാമോ എഴുതാമോ സംസാരിക്കുക സംസാരിക്കാമോ മാറ്റുക മാറ്റൂ തരാമോ തരണം പറയണം എഴുതണം നൽകണം പഠിപ്പിക്കൂ അയക്കൂ ആവണം",
    nouns: "മറുപടി ഉത്തരം വിവർത്തനം പരിഭാഷ",
    helpers: "",
    only: "മാത്രം",
    negations: "അല്ല വേണ്ട ഇല്ല",
    questions: "എത്ര ആര് എന്ത് എപ്പോൾ എന്തുകൊണ്ട് എവിടെ ഏത് എങ്ങനെ",
    meanings: "അർത്ഥം എന്നാണ്",
    language: "ഭാഷ",
  },
  Gujr: {
    locatives: "માં ભાષામાં મા",
    endings: "માં મા માંજ",
    requests:
      "કહો કહે જણાવો લખો લખ આપો આપ સમજાવો સમજાવ બોલો કરો કર જોઈએ લખજો કહેજો આપજો બતાવો વર્ણવો બોલ કહેશો લખશો સમજાવશો જણાવશો આપશો બદલો ફેરવો શીખવો મોકલો ગાઓ સંભળાવો બનાવો",
    nouns: "જવાબ ઉત્તર અનુવાદ ભાષાંતર",
    helpers: "",
    only: "ફક્ત માત્ર કેવળ જ",
    negations: "નહીં નહિ ના મત",
    questions: "કેટલા કોણ શું ક્યારે કેમ ક્યાં કઈ કયું કેવી કેટલી",
    meanings: "અર્થ કહેવાય મતલબ",
    language: "ભાષા ભાષામાં લિપિમાં",
  },
  Guru: {
    locatives: "ਵਿੱਚ ਵਿਚ 'ਚ ਚ ਭਾਸ਼ਾ",
    endings: "ਵਿੱਚ",
    requests:
      "ਦੱਸੋ ਦੱਸ ਲਿਖੋ ਲਿਖ ਦਿਓ ਦੇਵੋ ਦਿਉ ਸਮਝਾਓ ਬੋਲੋ ਕਹੋ ਕਰੋ ਕਰ ਚਾਹੀਦਾ ਦਿਉ ਦੱਸਿਓ ਦਸੋ ਲਿਖਿਓ ਬੋਲ ਬੋਲੀਂ ਕਹਿ ਸਮਝਾ ਸਮਝਾਉ ਸੁਣਾਓ ਸੁਣਾ ਬਦਲੋ ਸਿਖਾਓ ਭੇਜੋ ਚਾਹੀਦੀ ਬਣਾਓ ਹੋਵੇ",
    nouns: "ਜਵਾਬ ਉੱਤਰ ਅਨੁਵਾਦ",
    helpers: "",
    only: "ਸਿਰਫ ਸਿਰਫ਼ ਕੇਵਲ",
    negations: "ਨਹੀਂ ਨਾ ਨਹੀ",
    questions: "ਕਿੰਨੇ ਕੌਣ ਕੀ ਕਦੋਂ ਕਿਉਂ ਕਿੱਥੇ ਕਿਹੜੀ ਕਿਵੇਂ",
    meanings: "ਮਤਲਬ ਅਰਥ ਕਹਿੰਦੇ",
    language: "ਭਾਸ਼ਾ ਲਿਪੀ",
  },
  Orya: {
    locatives: "ରେ ଭାଷାରେ",
    endings: "ରେ ଆରେ",
    requests: "କୁହ କୁହନ୍ତୁ ଲେଖ ଲେଖନ୍ତୁ ଦିଅ ଦିଅନ୍ତୁ ବୁଝାଅ ବୁଝାନ୍ତୁ କର କରନ୍ତୁ ଜଣାନ୍ତୁ ଦରକାର କହ କହନ୍ତୁ ବଦଳାନ୍ତୁ ଶିଖାନ୍ତୁ ପଠାନ୍ତୁ ଶୁଣାନ୍ତୁ ଦେବେ",
    nouns: "ଉତ୍ତର ଅନୁବାଦ ଜବାବ",
    helpers: "",
    only: "କେବଳ ମାତ୍ର",
    negations: "ନାହିଁ ନୁହେଁ ନା",
    questions: "କେତେ କିଏ କଣ କେବେ କାହିଁକି କେଉଁ କିପରି",
    meanings: "ଅର୍ଥ କହନ୍ତି",
    language: "ଭାଷା",
  },
  Arab: {
    locatives: "میں مين ۾ بہ وچ",
    endings: "",
    requests:
      "بتائیں بتائیے بتاؤ بتا لکھیں لکھیے لکھو دیں دیجیے دیجئے دو سمجھائیں سمجھاؤ بولیں بولو کہیں کہو کریں کیجیے کرو چاہیے لکو ٻڌايو دسو لکھ بول سنائیں سناؤ سنائیے بدلیں بدلو سکھائیں سکھاؤ بھیجیں بنائیں کریے دسیں دس",
    nouns: "جواب ترجمہ ترجمو",
    helpers: "",
    only: "صرف فقط محض",
    negations: "نہیں مت نہ",
    questions: "کتنے کون کیا کب کیسے کیوں کہاں کس",
    meanings: "کہتے مطلب معنی",
    language: "زبان رسم",
  },
  Latn: {
    locatives:
      "mein me mai mei main men m madhe madhye la lo nalli alli dalli il te ma maa mam vich vichch ch re bhasha bhashat",
    endings: "la lo il yil thil athil alli nalli dalli te y t e ma madhe",
    requests:
      "batao bataiye bataye bataiyega bata batana btao btaao likho likhiye likhna likh likhen likhe bolo boliye bol kaho kahiye keh samjhao samjhaiye samjhana samjha smjhao sunao chahiye chaiye karo kariye kijiye karna krdo karein dijiye dena dijie sollu sollunga sollungal ezhuthu kooru cheppu cheppandi rayandi cheppava heli helu bariri uttarisi parayu parayoo para ezhuthu bolun bolo lekho likhun lakho kaho kahejo aapo samjavo sanga sang liha dasso dso likhun dassna kuha lekha translate explain answer reply respond convert badlo badliye badlen sikhao sikhaiye padhao sunaiye sunaye sunana dikhao dikhaiye banao banaiye bhejo bhejiye puchho pucho poocho chahie chaie rakho rakhiye pesu pesunga pesuda pesalam sollen maathu maathunga ezhuthunga matladu matladandi cheppara cheppagalara marchu marchandi nerpinchu vivarinchu maatadi maatadu mathadi matadi helri heliri kalisi samsarikku samsarikkoo samsarikkamo parayamo parayanam ezhuthoo ezhuthamo tharumo tharoo bujhiye bujhao likhben bolben lekhen sangal samajav pahije samjhav kahesho lakhjo kehjo likhdo samjhaa bhana bhannus bhannuhos bhannu lekhnus lekhnuhos lekha sunaunus dinus dinuhos garnus garnuhos bujhaunus bujhau sikaunus kowa koa kowk kobo likhok",
    nouns:
      "jawab jawaab javab uttar anuvad anuwad translation answer reply response bhashantar badhil pathil samadhanam uttara marupadi uttaram baat baatein baatcheet batchit vaat gall gappa samvad uttor onubad anubad badal",
    helpers:
      "do de dedo karo kar karke dijiye den dein kijiye kariye thaa thara kodu kodi ivvandi tharu dya dao din aapo deo",
    only: "sirf only keval bas just fakt phakt mattum matrame matra maatra mattume",
    negations: "nahi nahin mat na nhi nako vendam kaadu beda venda",
    questions: "kitne kitni kitna kaun kya kab kaise kyun kyu kahan kisne kis kaunsi evaru yaaru enna entha",
    meanings: "kehte kahte matlab bolte meaning arth kahenge",
    language: "bhasha bhaasha zubaan zaban language lipi script bhashe",
    talking: "baat baatcheet batchit bol",
    abilities: "sakte sakti sakta sakoge sakogi paoge paate shakta shaktos",
    auxiliaries:
      "raha rahi rahe rha rhi rhe saka sake saki chuka chuki chuke leta leti lete paata paati paate diya di diye tha thi paya payi paye gaya gayi gaye liya reha rahe",
    speaking:
      "bolo boliye bolen likho likhiye pesu pesunga pesungal matladu matladandi maatadi mathadi samsarikku bolun",
  },
};
