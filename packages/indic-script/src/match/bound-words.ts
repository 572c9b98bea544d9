/**
 * The words that make a bound of a year or number: "before", "more than". Own collection. Behind the number they need a
 * case ending or postposition before them (1857 के बाद, 1965க்கு முன்), but for those that are `free` of it (1960 नंतर).
 */
export const boundWords: Readonly<
  Record<"time" | "until" | "amount", Readonly<Record<"before" | "behind" | "free", string>>>
> = {
  until: {
    before: "until till",
    behind: "",
    free: "तक tak تک পর্যন্ত অবধি porjonto पर्यंत paryant வரை வரைக்கும் varai varaikkum వరకు varaku ವರೆಗೆ വരെ સુધી ਤੱਕ ਤਕ ପର୍ଯ୍ୟନ୍ତ",
  },
  time: {
    before: "before after beyond pre post prior",
    behind:
      "पहले पूर्व बाद पश्चात पश्चात् उपरांत उपरान्त pehle pahle pehele pahele pehlay purv poorv baad pashchat uparant " +
      "আগে আগেই পূর্বে পরে পর age aage agey pore porey por आधी अगोदर aadhi adhi agodar " +
      "முன் முன்பு முன்னர் முன்னால் முன்னே பின் பின்பு பின்னர் பின்னால் பிறகு அப்புறம் mun munbu munnadi munnar piragu pinbu pinnar apram appuram " +
      "ముందు ముందే mundu ಮೊದಲು ಮುಂಚೆ ಮುನ್ನ മുമ്പ് മുൻപ് മുന്നേ ശേഷം ਪਹਿਲਾਂ ਪਹਿਲੇ ਬਾਅਦ پہلے قبل بعد",
    free:
      "नंतर nantar nanter తర్వాత తరువాత అనంతరం పూర్వం tarvata taruvata tharvatha tharuvatha ನಂತರ ಬಳಿಕ " +
      "પહેલાં પહેલા પૂર્વે પછી બાદ ପୂର୍ବରୁ ଆଗରୁ ପରେ",
  },
  amount: {
    before: "over under above below exceeding beyond",
    behind:
      "ज़्यादा अधिक कम ऊपर नीचे zyada jyada ziyada zyaada jyaada jada adhik kam upar oopar neeche niche " +
      "বেশি বেশী অধিক কম উপরে ওপরে নিচে beshi besi odhik kom upore जास्त कमी वर खाली jast jaast kami " +
      "மேல் மேலே மேலாக மேலான மேற்பட்ட மேற்பட்டவை அதிகம் அதிகமான அதிகமாக கூடுதல் குறைவு குறைவான குறைவாக கீழ் கீழே கம்மி " +
      "mel mela melaga adhigam adhikam athigam kammi kuraivu keezha keela ఎక్కువ ఎక్కువగా తక్కువ తక్కువగా అధికం పైన కింద ekkuva takkuva thakkuva " +
      "ಹೆಚ್ಚು ಕಡಿಮೆ ಮೇಲೆ ಕೆಳಗೆ ಅಧಿಕ കൂടുതൽ അധികം കുറവ് താഴെ മുകളിൽ વધુ વધારે ઓછા ઓછું ઓછી ઉપર નીચે ਵੱਧ ਜ਼ਿਆਦਾ ਘੱਟ ਉੱਪਰ ਹੇਠਾਂ " +
      "زیادہ کم زائد اوپر نیچے ଅଧିକ କମ୍",
    free: "పైగా paiga",
  },
};

/** Case endings and postpositions that stand between a number and the word that makes a bound of it. */
export const boundCases =
  "से के का की se ke k ka ki க்கு க்குப் க்குக் க்கும் கு ஐ விட விடவும் ku kku ukku vida এর এরও র থেকে চেয়ে চাইতে er r theke cheye " +
  "च्या चा पेक्षा पेक्षाही हून chya peksha కి కు కన్నా కంటే kante kanna ರ ಕ್ಕೆ ಕ್ಕಿಂತ ಕ್ಕೂ ಗಿಂತ ന് നു ൽ ന്റെ നേക്കാൾ " +
  "ના ની થી કરતાં ਤੋਂ ਦੇ ਨਾਲੋਂ سے کے ରୁ ର ଠାରୁ";

/** "Year" behind a number; with a case ending of its own where it has one. */
export const boundYears = {
  plain:
    "साल वर्ष सन् ई ईस्वी ईसवी saal sal varsh ad ce isvi ஆம் ஆண்டு வருடம் সাল সন খ্রিস্টাব্দ साली సంవత్సరం వ ನೇ ವರ್ಷ ವರ್ಷದ വർഷം ഇസവി સાલ ਸਾਲ ਈਸਵੀ سال سن",
  inCase:
    "ஆண்டுக்கு ஆண்டுக்குப் ஆண்டிற்கு ஆண்டிற்குப் வருடத்துக்கு வருடத்திற்கு সালের সনের খ্রিস্টাব্দের सालाच्या सालच्या वर्षाच्या वर्षांच्या " +
    "సంవత్సరానికి సంవత్సరాలకు ವರ್ಷಕ್ಕೆ ವರ್ಷಕ್ಕಿಂತ വർഷത്തിന് saler সালেরও",
};

/** Words that ask: "before which year", किस साल से पहले. */
export const askingWords =
  "which what when how किस कब कितने कितना कितनी कौनसे kis kab kitne kitna kitni কোন কবে কত কতটি kon kobe koto कोणत्या केव्हा किती " +
  "எந்த எப்போது எத்தனை எவ்வளவு entha eppo ఏ ఎప్పుడు ఎన్ని ఎంత ಯಾವ ಎಷ್ಟು ഏത് എത്ര કયા ક્યારે કેટલા ਕਿਸ ਕਦੋਂ ਕਿੰਨੇ کس کب کتنے";

/** First letters of words for coming to an end, and for the last day: what lasts until a year ends in it. */
export const endingWords =
  "end finish conclu stop last clos expir leave left over deadline final due खत्म ख़त्म समाप्त संपन्न अंत अंतिम आख़िर आखिर अखेर शेवट मुदत khatm khatam samapt aakhir akhir antim " +
  "শেষ সর্বশেষ অন্তিম চূড়ান্ত sesh shesh संपल முடி முடிவ கடைசி இறுதி kadaisi kadasi mudiv ముగి ముగిస చివరి ఆఖరి తుది గడువు chivari ಮುಗಿ ಕೊನೆ ಅಂತಿಮ ಗಡುವು koney അവസാന അന്തിമ avasana પૂર્ણ અંત છેલ્લ આખર chhell ਖ਼ਤਮ ਖਤਮ ਆਖਰ ਆਖ਼ਰ ਅੰਤਿਮ ਅੰਤਮ ଶେଷ ଅନ୍ତିମ ختم آخری";
