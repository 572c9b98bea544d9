/** What a word does in an answer. */
export type WordRole =
  | "function"
  | "link"
  | "honorific"
  | "or"
  | "and"
  | "possible"
  | "unsure"
  | "changer"
  | "belief"
  | "yes"
  | "no"
  | "before-era"
  | "filler"
  | "answer-noun"
  | "contrast"
  | "copula"
  | "naming"
  | "relation"
  | "knowing"
  | "rank"
  | "former"
  | "now"
  | "exception"
  | "undecided"
  | "report";

/**
 * The words that steer the reading of an answer, by what they do. Own collection; English, Hindi, Roman Hindi, then
 * the other languages of India. A few words each: those that surround answers, not all there are.
 */
export const wordRoleLists: Readonly<Record<WordRole, readonly string[]>> = {
  link: [
    "of the a an de da di du von van al ibn",
    "का की के ka ki ke kaa kee चा ची चे च्या کا کی کے",
    "ની નો ના નું ਦਾ ਦੀ ਦੇ",
  ],
  relation: [
    "to from by with for into onto over under against between than via on at in as",
    "से को पर में तक ने द्वारा बनाम se ko par mein me tak ne dwara سے کو پر میں تک نے",
  ],
  function: [
    "this that these those it its his her their there here which who whom whose what when where how why he she they we you i",
    "was were are be been being has have had do does did also so very just only all one some most more such known called",
    "यह वह ये वे इस उस इन उन इसका उसका इसकी उसकी इसके उसके इसे उसे जो जिस जिसे जिसका जिसकी जिसके कि भी ही तो सा सी से एक कोई कुछ",
    "कौन क्या कहाँ कब कैसे कितना कितने कितनी किस किसे किसने किसका किसकी किसके क्यों अपना अपनी अपने हुआ हुई हुए गया गई गए",
    "था थी थे रहा रही रहे होता होती होते हो कर करके किया की करने करना जाता जाती जाते लिए साथ बाद वाला वाली वाले",
    "ye yeh wo woh is us in un iska uska iski uski iske uske jo jis ki bhi hi to toh ek koi kuch kaun kya kahan kab kaise",
    "kitna kitne kitni kis kise kisne kiska kiski kiske kyun kyon kyo apna apni apne hua hui hue gaya gayi gaye tha thi",
    "raha rahi rahe hota hoti hote ho kar karke kiya karna jata jaata jati jaati jate jaate liye saath baad wala wali wale",
    "sa si se haan na ji arre yaar bhai",
    "এটি এই সেই যে একটি হয় হল ছিল এর ও আহে तो ती ते हा ही हे होते होता होती",
    "இது அது ஒரு என்ற என்று ఇది అది ఒక ಇದು ಅದು ಒಂದು ഇത് അത് ഒരു આ તે એક ਇਹ ਉਹ ਇੱਕ",
  ],
  copula: [
    "is are was were be equals means",
    "है हैं था थी थे होगा होगी होंगे hai hain tha thi hoga hogi honge hota",
    "ہے ہیں تھا تھی تھے ہوگا ہوگی आहे आहेत হল হলো হচ্ছে છે ਹੈ ਹਨ ஆகும் ఉంది ಆಗಿದೆ ആണ് ছিল ছিলেন छ हो",
  ],
  honorific: [
    "mr mrs ms miss dr prof professor sir lady lord saint st sri shri shree smt shrimati sushri pt pandit pundit ustad ust",
    "mahatma maharaja maharaj maharana raja rani king queen emperor empress swami swamy sant guru acharya acarya maulana",
    "maharshi rishi begum nawab sultan shah babu ji jee sahib saheb sahab justice general colonel captain president minister",
    "late hon honourable honorable her his majesty chhatrapati samrat",
    "श्री श्रीमती सुश्री कुमारी डॉ डा प्रो प्रोफेसर पं पंडित पण्डित उ उस्ताद सर महात्मा महाराजा महाराज महाराणा राजा रानी",
    "सम्राट बादशाह स्वामी संत सन्त गुरु आचार्य मौलाना महर्षि ऋषि बेगम नवाब सुल्तान बाबू जी साहब साहिब न्यायमूर्ति स्व छत्रपति",
    "শ্রী শ্রীমতী ড ডঃ পণ্ডিত ওস্তাদ রাজা মহারাজা সম্রাট মহাত্মা স্বামী பண்டித திரு டாக்டர் மகாத்மா சுவாமி శ్రీ డాక్టర్ మహాత్మా",
    "ಶ್ರೀ ಡಾ ಮಹಾತ್ಮ ശ്രീ ഡോ മഹാത്മാ શ્રી ડો મહાત્મા સ્વામી ਸ਼੍ਰੀ ਡਾ ਮਹਾਤਮਾ ਗੁਰੂ",
  ],
  or: [
    "or nor either",
    "या अथवा किंवा वा ya yaa athva athwa",
    "অথবা কিংবা বা அல்லது లేదా ಅಥವಾ അല്ലെങ്കിൽ അഥവാ અથવા ਜਾਂ ବା କିମ୍ବା ଅଥବା یا",
    "othoba athoba kimba kinva alladhu allathu athava allengil",
  ],
  and: ["and plus", "और एवं व तथा aur evam tatha", "आणि এবং ও আর மற்றும் మరియు ಮತ್ತು ഉം ഒപ്പം અને ਅਤੇ ਤੇ ଏବଂ ও اور"],
  possible: [
    "may might could perhaps maybe possibly probably likely can",
    "शायद संभवतः सम्भवतः संभव shayad shaayad sambhavtah",
    "সম্ভবত হয়তো হয়ত বোধহয় সম্ভৱতঃ ஒருவேளை ஒருவேளைச் బహుశా బహుశ ಬಹುಶಃ ಬಹುಶ ഒരുപക്ഷേ ഒരുപക്ഷെ કદાચ ਸ਼ਾਇਦ कदाचित बहुधा ହୁଏତ ବୋଧହୁଏ ସମ୍ଭବତଃ شاید",
    "hoyto hoito oruvelai oruvela bahusha kadachit",
  ],
  unsure: ["unsure unclear uncertain whether undetermined", "अनिश्चित अस्पष्ट"],
  changer: [
    "vice deputy former ex non anti half step assistant pseudo quasi sub under counter co mid pre post neo fake false",
    "north south east west northern southern eastern western northeast northwest southeast southwest",
    "उप सह गैर छद्म अर्ध भूतपूर्व पूर्वोत्तर उत्तर दक्षिण पूर्व पश्चिम उत्तरी दक्षिणी पूर्वी पश्चिमी",
    "uttar dakshin purv purab poorab poorv paschim pashchim uttari dakshini purvi paschimi",
    "উত্তর দক্ষিণ পূর্ব পশ্চিম வடக்கு தெற்கு கிழக்கு மேற்கு ఉత్తర దక్షిణ తూర్పు పశ్చిమ ಉತ್ತರ ದಕ್ಷಿಣ ಪೂರ್ವ ಪಶ್ಚಿಮ",
    "വടക്ക് തെക്ക് കിഴക്ക് പടിഞ്ഞാറ് ઉત્તર દક્ષિણ પૂર્વ પશ્ચિમ ਉੱਤਰ ਦੱਖਣ ਪੂਰਬ ਪੱਛਮ",
  ],
  belief: [
    "think thinks thought believe believes believed assume assumes assumed mistaken mistakenly wrongly misconception myth confuse confused",
    "सोचते मानते समझते समझा भ्रम मिथक ग़लतफ़हमी गलतफहमी sochte samajhte maante mante samjha galatfehmi galatfahmi",
    "ভাবে ভাবেন মনে समजतात मानतात वाटते वाटतं நினைக்கிறார்கள் நினைப்பார்கள் நினைக்கின்றனர் நினைப்பர் நினைப்பது கருதுகிறார்கள் கருதுகின்றனர் எண்ணுகிறார்கள் நம்புகிறார்கள்",
    "అనుకుంటారు భావిస్తారు నమ్ముతారు માને સમજે ಭಾವಿಸುತ್ತಾರೆ ಅಂದುಕೊಳ್ಳುತ್ತಾರೆ കരുതുന്നു വിചാരിക്കുന്നു ਸੋਚਦੇ ਸਮਝਦੇ ਮੰਨਦੇ سمجھتے سوچتے مانتے",
  ],
  yes: [
    "yes yeah yep yup true correct right",
    "हाँ हां जी सही सत्य बिल्कुल haan han haanji ji sahi",
    "হ্যাঁ ஆம் ஆமாம் అవును ಹೌದು അതെ હા ਹਾਂ ହଁ ہاں होय हो",
  ],
  no: [
    "no nope nah not false incorrect wrong never",
    "नहीं नही ना ग़लत गलत असत्य nahi nahin nahee nahii naa galat",
    "না இல்லை కాదు లేదు ಇಲ್ಲ ಅಲ್ಲ ഇല്ല അല്ല ના નહીં ਨਹੀਂ ନା نہیں नाही",
  ],
  "before-era": ["bc bce", "ईपू ईसापूर्व बीसी"],
  filler: [
    "ad ce anno year years era approximately about around circa roughly nearly exactly total",
    "ई ईस्वी ईसवी सन् सन वर्ष साल लगभग करीब क़रीब कुल san saal varsh lagbhag kareeb karib isvi",
  ],
  "answer-noun": [
    "answer ans solution",
    "उत्तर जवाब हल uttar jawab jawaab",
    "উত্তর பதில் விடை సమాధానం ಉತ್ತರ ഉത്തരം જવાબ ਜਵਾਬ ਉੱਤਰ جواب",
  ],
  contrast: [
    "but however actually instead though although whereas rather",
    "लेकिन परंतु परन्तु किंतु किन्तु मगर बल्कि वास्तव असल दरअसल जबकि",
    "lekin magar balki asal darasal jabki",
    "কিন্তু বরং আসলে ஆனால் కానీ ಆದರೆ എന്നാൽ പക്ഷേ પણ પરંતુ ਪਰ ਸਗੋਂ पण परंतु",
  ],
  rank: [
    "second third fourth fifth 2nd 3rd 4th 5th दूसरा दूसरी दूसरे तीसरा तीसरी तीसरे चौथा चौथी द्वितीय तृतीय",
    "doosra doosri doosre dusra dusri teesra teesri tisra tisri chautha दुसरा दुसरी तिसरा तिसरी",
    "দ্বিতীয় তৃতীয় இரண்டாவது மூன்றாவது రెండవ మూడవ ಎರಡನೇ ಮೂರನೇ രണ്ടാമത്തെ മൂന്നാമത്തെ બીજું બીજો ત્રીજો ਦੂਜਾ ਤੀਜਾ",
  ],
  knowing: [
    "know knows sure certain remember idea clue dunno idk पता मालूम जानता जानती यकीन यक़ीन पक्का pata maloom malum pakka yakeen",
    "জানি জানা নিশ্চিত தெரியாது தெரியவில்லை తెలియదు తెలీదు ಗೊತ್ತಿಲ್ಲ ತಿಳಿದಿಲ್ಲ അറിയില്ല ഉറപ്പില്ല ખબર ખાતરી ਪਤਾ माहीत माहित ठाऊक खात्री थाहा ଜାଣେ ଜାଣିନି معلوم پتہ پتا",
    "theriyadhu theriyathu teriyadu theliyadu teliyadu gottilla gothilla ariyilla janina jani mahit",
  ],
  naming: [
    "called named known termed dubbed titled nicknamed",
    "कहा कहते कहलाते कहलाता कहलाती जाना जाने नाम पुकारा kaha kahaa kehte kahte kehlate kahlate jaana jaane jana pukara bulaya naam",
  ],
  former: [
    "used formerly former previously previous earlier once until till before erstwhile originally old",
    "पहले पूर्व भूतपूर्व पूर्ववर्ती पुराना पुरानी पुराने करता करती करते pehle pahle pehele pahele purana purani karta karti karte",
    "আগে পূর্বে পূর্বতন প্রাক্তন একসময় একদা পুরনো पूर्वी आधी माजी अगोदर முன்பு முன்னர் முன்னாள் முதலில் முந்தைய முன்",
    "ఇంతకుముందు గతంలో పూర్వం మొదట ముందు మాజీ ఒకప్పుడు پہلے سابق سابقہ પહેલાં પહેલા અગાઉ ಮೊದಲು ಹಿಂದೆ ಮಾಜಿ",
    "മുമ്പ് മുൻപ് നേരത്തെ പണ്ട് മുൻ ਪਹਿਲਾਂ ਪਹਿਲਾ ਸਾਬਕਾ ପୂର୍ବରୁ ଆଗରୁ ଆଗେ",
  ],
  now: [
    "now nowadays today currently current presently became",
    "अब आज आजकल अभी वर्तमान फिलहाल फ़िलहाल मौजूदा ab aaj aajkal abhi vartaman filhal filhaal",
    "এখন বর্তমানে বর্তমান আজ आता सध्या हल्ली विद्यमान இப்போது இப்பொழுது இன்று தற்போது தற்போதைய இப்போதைய",
    "ఇప్పుడు ప్రస్తుతం ప్రస్తుత నేడు اب آج موجودہ હવે અત્યારે હાલ આજે ಈಗ ಇಂದು ಪ್ರಸ್ತುತ ഇപ്പോൾ ഇന്ന് നിലവിൽ ਹੁਣ ਅੱਜ ବର୍ତ୍ତମାନ ଏବେ",
  ],
  exception: [
    "except excepting excluding barring besides but than apart aside exception exclusive excepted excluded",
    "अलावा अलावे अतिरिक्त सिवा सिवाय छोड़कर छोड़ छोड़के बजाय बजाए जगह",
    "alawa alava alaawa ilawa atirikt siva siwa sivay sivaye siway chhodkar chodkar chhodke chodke chhod chod bajay bajaye jagah jagha",
    "علاوہ سوا سوائے چھوڑ چھوڑکر بجائے جگہ ছাড়া ছাড়াও বাদে বাদ ব্যতীত ব্যতিরেকে বদলে পরিবর্তে",
    "सोडून खेरीज व्यतिरिक्त शिवाय वगळता वगळून ऐवजी தவிர தவிர்த்து அல்லாமல் பதிலாக తప్ప మినహా కాకుండా మినహాయించి తప్పించి బదులు బదులుగా",
    "સિવાય બદલે ಹೊರತು ಬಿಟ್ಟು ಹೊರತುಪಡಿಸಿ ಬದಲು ಬದಲಿಗೆ ഒഴികെ അല്ലാതെ ഒഴിച്ച് പകരം ਇਲਾਵਾ ਬਿਨਾਂ ਛੱਡ ବ୍ୟତୀତ ଛଡ଼ା",
  ],
  undecided: [
    "both same equal equally neither दोनों दोनो समान बराबर dono donon barabar",
    "উভয় இருவரும் ఇద్దరూ ಇಬ್ಬರೂ രണ്ടും બંને ਦੋਵੇਂ",
  ],
  report: [
    "say says said claim claims guess",
    "लगता लगती कहते बोलते बताते lagta lagti kehte kahte bolte batate বলে বলেন म्हणतात சொல்கிறார்கள் கூறுகிறார்கள் கூறுகின்றனர் என்கிறார்கள் என்பார்கள் சொல்வார்கள் అంటారు చెబుతారు",
    "કહે ಹೇಳುತ್ತಾರೆ പറയുന്നു ਕਹਿੰਦੇ کہتے لگتا",
  ],
};
