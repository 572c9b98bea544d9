// @ts-check

/**
 * Cases to start from, each with the metrics that are opened.
 *
 * @type {readonly { title: string, fields: import("./shared-case.mjs").Fields, open: string[] }[]}
 */
export const examples = [
  {
    title: "Hindi answer in Latin letters",
    fields: {
      input: "भारत की राजधानी क्या है? हिंदी में उत्तर दें।",
      output: "Bharat ki rajdhani Dilli hai.",
      expected: ["दिल्ली"],
    },
    open: ["script-adherence", "indic-match"],
  },
  {
    title: "Tamil",
    fields: {
      input: "தமிழ்நாட்டின் தலைநகரம் எது?",
      output: "தமிழ்நாட்டின் தலைநகரம் சென்னை ஆகும்.",
      expected: ["சென்னை"],
    },
    open: ["indic-match", "script-adherence"],
  },
  {
    title: "Hinglish prompt, English answer",
    fields: {
      input: "Mera phone bahut slow chal raha hai, kya karun?",
      output: "Clear the cache, remove apps you do not use and restart the phone.",
    },
    open: ["script-adherence"],
  },
  {
    title: "१९४७ = 1947",
    fields: {
      input: "भारत कब स्वतंत्र हुआ?",
      output: "भारत सन् १९४७ में स्वतंत्र हुआ।",
      expected: ["1947"],
    },
    open: ["numeric-match", "indic-match"],
  },
  {
    title: "5 लाख = 500000",
    fields: {
      input: "इस योजना में कितनी राशि मिलती है?",
      output: "इस योजना में ₹5 लाख मिलते हैं।",
      expected: ["500000"],
    },
    open: ["numeric-match", "exact-substring"],
  },
  {
    title: "Named, but denied",
    fields: {
      input: "Which city is the capital of Australia?",
      output: "The capital is Sydney, not Canberra.",
      expected: ["Canberra"],
    },
    open: ["exact-substring", "short-answer-match"],
  },
  {
    title: "Trap word कल",
    fields: {
      input: "कल बारिश हुई थी, इसलिए मैच नहीं हुआ।",
      trace: "The user says that it will rain tomorrow, so there was no match.",
    },
    open: ["trap-words"],
  },
  {
    title: "Hidden characters",
    fields: {
      input: "उत्तर हिंदी में लिखें।",
      output: "नई\u200b दिल्ली <b>\u202etrue\u202c</b> दि\u200dल्ली \ud83d",
      expected: ["नई दिल्ली"],
    },
    open: ["well-formed-text", "normalized-match"],
  },
];
