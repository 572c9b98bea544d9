import { lazyPattern } from "@eval/core/text";

const START = "^[\\s\\p{P}]*";
const END_OF_WORD = "(?![\\p{L}\\p{M}\\p{N}])";

/** "Yes, Paris." No "no": what follows it may be denied. */
const INTERJECTION = lazyPattern(
  `${START}(?:yes|sure|okay|well|certainly|of course|(?:जी )?हाँ|(?:जी )?हां|(?:ji )?haan?|হ্যাঁ|ஆம்|అవును|ಹೌದು|അതെ|હા|ਹਾਂ|ହଁ|ہاں)\\s*[,.!।]\\s*`,
  "iu",
);

/** "It was", "The answer is", "उत्तर:", "यह", "ये": what stands before an answer and says nothing. */
const BEFORE = lazyPattern(
  `${START}(?:${[
    "(?:it|this|that|he|she|they|these|those|there)(?:['’](?:s|re)|\\s+(?:is|was|are|were))",
    "(?:the\\s+)?(?:(?:correct|right|final|short)\\s+)?answer(?:\\s+(?:is|was|would be)|\\s*[:=-])",
    "(?:सही\\s+)?(?:उत्तर|जवाब)(?:\\s*[:=-]|\\s+है)|(?:यह|ये|वह|वे|इसका\\s+उत्तर|यह\\s+उत्तर)(?=\\s)",
    "(?:yeh|ye|yah|woh|wo)(?=\\s)|(?:uttar|jawab)(?:\\s*[:=-]|\\s+hai)",
    "(?:উত্তর|উত্তৰ)\\s*[:=-]|(?:এটি|এটা|ইনি|তিনি)(?=\\s)",
    "(?:விடை|பதில்)\\s*[:=-]|(?:இது|அது|இவர்|அவர்)(?=\\s)",
    "(?:సమాధానం|జవాబు)\\s*[:=-]|(?:ఇది|అది)(?=\\s)",
    "ಉತ್ತರ\\s*[:=-]|(?:ಇದು|ಅದು)(?=\\s)",
    "ഉത്തരം\\s*[:=-]|(?:ഇത്|അത്)(?=\\s)",
    "(?:જવાબ|ઉત્તર)\\s*[:=-]|(?:આ|તે)(?=\\s)",
    "(?:ਉੱਤਰ|ਜਵਾਬ)\\s*[:=-]|(?:ਇਹ|ਉਹ)(?=\\s)",
    "ଉତ୍ତର\\s*[:=-]|(?:ଏହା|ତାହା)(?=\\s)",
    "जबाफ\\s*[:=-]|(?:हे|ते)(?=\\s)",
    "(?:جواب|یہ|وہ)(?:\\s*[:=-]|(?=\\s))",
  ].join("|")})(?![\\p{L}\\p{M}])\\s*`,
  "iu",
);

/** Forms of "to be" behind what they are said of: "दिल्ली है", "Delhi hai", "டெல்லி ஆகும்". */
const BEHIND = lazyPattern(
  "(?<=[\\p{L}\\p{M}\\p{N}\\p{P}])\\s+(?:" +
    [
      "है|हैं|था|थी|थे|होगा|होगी|hai|hain|tha|thi|hoga|hogi",
      "आहे|आहेत|होता|होती|होते|हो|हुन्|थियो|छ|छन्",
      "ছিল|ছিলেন|হল|হলো|হয়|হচ্ছে|আছিল",
      "ஆகும்|ஆவார்|ஆவர்|என்பதாகும்|இருந்தது",
      "అవుతుంది|ఉంది|ఉన్నారు",
      "ಆಗಿದೆ|ಆಗಿದ್ದಾರೆ|ಆಗಿತ್ತು",
      "ആണ്|ആയിരുന്നു",
      "છે|હતા|હતી|હતું|હતો",
      "ਹੈ|ਹਨ|ਸੀ|ਸਨ",
      "ଅଟେ|ଅଟନ୍ତି|ଥିଲା|ଥିଲେ",
      "ہے|ہیں|تھا|تھی|تھے",
    ].join("|") +
    `)${END_OF_WORD}[\\s\\p{P}]*$`,
  "iu",
);

export interface FramedAnswer {
  readonly text: string;
  /** Whether a form of "to be" stood behind it: the answer was a sentence. */
  readonly isSentence: boolean;
}

/** An answer without the words that only make a sentence of it. */
export function withoutFrame(answer: string): FramedAnswer {
  const text = answer.replace(INTERJECTION(), "").replace(BEFORE(), "");
  const said = text.replace(BEHIND(), "");
  return { text: said.trim() === "" ? answer : said, isSentence: said !== text };
}
