/**
 * Words by which a question asks for what holds at the time of asking, so that its gold may have gone stale. Whole
 * words, as they are written most; our own list.
 */
export const timeWords: readonly string[] = [
  // English
  ..."current currently now nowadays today todays tonight latest newest recent recently presently incumbent".split(" "),
  // Hindi, Marathi, Nepali
  ..."अभी वर्तमान आज आजकल अब मौजूदा नवीनतम हाल हालिया फिलहाल फ़िलहाल सध्या सध्याचे सध्याच्या आता नुकतेच अहिले".split(" "),
  // Bengali, Assamese
  ..."বর্তমান বর্তমানে এখন আজ সাম্প্রতিক সর্বশেষ বৰ্তমান বৰ্তমানে এতিয়া আজি".split(" "),
  // Tamil
  ..."தற்போது தற்போதைய இப்போது இப்போதைய இன்று இன்றைய சமீபத்திய நடப்பு".split(" "),
  // Telugu
  ..."ప్రస్తుతం ప్రస్తుత ఇప్పుడు ఇప్పటి నేడు ఈరోజు తాజా".split(" "),
  // Kannada
  ..."ಪ್ರಸ್ತುತ ಈಗ ಈಗಿನ ಇಂದು ಇತ್ತೀಚಿನ".split(" "),
  // Malayalam
  ..."ഇപ്പോൾ ഇപ്പോഴത്തെ നിലവിൽ നിലവിലെ ഇന്ന്".split(" "),
  // Gujarati
  ..."હાલ હાલમાં હાલના વર્તમાન અત્યારે આજે હવે તાજેતરમાં".split(" "),
  // Punjabi
  ..."ਹੁਣ ਵਰਤਮਾਨ ਮੌਜੂਦਾ ਅੱਜ ਤਾਜ਼ਾ".split(" "),
  // Odia
  ..."ବର୍ତ୍ତମାନ ଏବେ ଆଜି".split(" "),
  // Urdu
  ..."موجودہ ابھی آج اب حالیہ تازہ".split(" "),
];
