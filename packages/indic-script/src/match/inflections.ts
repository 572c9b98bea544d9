/** An ending of a word form, and what stands in the word itself in its place. */
export interface Ending {
  readonly ending: string;
  readonly restored: string;
}

/**
 * Case endings, plurals and particles glued to nouns, by language: "ending" or "ending=what it replaces", several
 * replacements by "|". Only what is regular and frequent with names and answers; derivation (भारतीय of भारत) is
 * another word. Collected from the grammars named in SOURCES.md.
 */
const TABLES: Readonly<Record<string, string>> = {
  // Hindi: oblique and direct plurals, the honorific जी
  hi: "ों=|ा|े ो=ा े=ा ें= याँ=ी|ि यां=ी|ि ियाँ=ी|ि ियां=ी|ि ियों=ी|ि एँ= एं= ाएँ=ा ाएं=ा ाओं=ा ुओं=ु|ू ओं= जी= गण=",
  // Marathi: stems before endings change (पुणे, पुण्यात; गंगा, गंगेत)
  mr: `ला= ने= नी= त= ात=|ा ेत=ा|े ्यात=ा|े|ी ीत=ी चा= ची= चे= च्या= ाचा=|ा ाची=|ा ाचे=|ा ाच्या=|ा ेचा=ा|े ेची=ा|े ेचे=ा|े ेच्या=ा|े ीचा=ी|ि ीची=ी|ि
   ीचे=ी|ि ्याचा=ा|े ्याची=ा|े ्याचे=ा|े ्याच्या=ा|े ाने=|ा ाला=|ा ाना= ांना=|ा ांनी=|ा ांचा=|ा ांची=|ा ांचे=|ा ांच्या=|ा ेने=ा|े ेला=ा|े ्याला=ा|े ्याने=ा|े हून=
   ाहून=|ा ेहून=ा|े वर= ावर=|ा मध्ये= ामध्ये=|ा ेमध्ये=ा|े साठी= ासाठी=|ा पासून= ापासून=|ा जी= जींनी= तील= ातील=|ा ेतील=ा|े ीतील=ी मधील= ामधील=|ा शी= ाशी=|ा`,
  ne: "को= का= की= मा= ले= लाई= बाट= सँग= हरू= हरूको= हरूले=",
  bn: "র= ের= এর= য়ের= ে= তে= েতে= য়= য়ে= কে= েকে= টি= টা= টির= টার= টিতে= গুলি= গুলো= রা= েরা= দের= েদের= ই= ও= েই= তেই= কেও= েও= জি= জী=",
  as: "ৰ= ৰে= ৰা= ত= ক= লৈ= ে= টো= খন= বোৰ= সকল= ই= ও=",
  gu: "માં= નો= ની= નું= ના= ને= થી= એ= ઓ= ઓને= ઓમાં= માંથી= પર= નાં= ાઓ=ા|ો ે=|ો ા=ો ાં=|ું|ો ામાં=ો|ું જી= જીએ=",
  pa: "ਾਂ=|ਾ ੇ=ਾ ਿਆਂ=ਾ|ੀ ੀਆਂ=ੀ ਵਾਂ= ਆਂ= ਜੀ=",
  or: "ର= ରେ= କୁ= ରୁ= ଙ୍କ= ଙ୍କୁ= ଙ୍କର= ଟି= ଟା= ମାନେ= ମାନଙ୍କ= ଗୁଡ଼ିକ= ଏ= ଓ= େ=",
  ta: `ம்= ில்=|்|ு ின்=|்|ு ை=|்|ு ால்=|்|ு ுக்கு=|்|ு ிற்கு=|்|ு ாக=|்|ு ான்= ிலிருந்து=|்|ு ிலும்=|்|ு ும்=|்|ு ாகும்=|்|ு ோடு=|்|ு ுடன்=|்|ு ிலுள்ள=|்|ு
   யில்= யின்= யை= யால்= யும்= யாகும்= யிலிருந்து= க்கு= வில்= வின்= வை= வால்= வுக்கு= வாகும்= வும்= விலிருந்து= த்தில்=ம் த்தின்=ம் த்தை=ம் த்துக்கு=ம் த்திற்கு=ம் த்தால்=ம்
   த்திலிருந்து=ம் மும்=ம் மாகும்=ம் தான்= ஜி= ஜீ= கள்= களில்= களின்= களை= ங்கள்=ம் ங்களில்=ம் ற்றில்=று ற்றின்=று ட்டில்=டு ட்டின்=டு ட்டுக்கு=டு னில்=ன் னின்=ன் ரில்=ர் ரின்=ர் லில்=ல் லின்=ல்`,
  te: "ం= లో= లోని= కు= కి= ని= ను= తో= నుండి= నుంచి= యొక్క= లు= జీ= జి= లలో= లను= లకు= గా= లోనే= పై= వద్ద= ంలో=ం ాన్ని=ం ానికి=ం ంతో=ం పు= ాలు=ం ాలలో=ం ే=|ి|ు",
  kn: `ದಲ್ಲಿ= ಯಲ್ಲಿ= ನಲ್ಲಿ= ವಿನಲ್ಲಿ= ಲ್ಲಿ= ಿನಲ್ಲಿ=|ು|್ ದ= ಯ= ನ= ವಿನ= ಿನ=|ು|್ ಗೆ= ಕ್ಕೆ= ಿಗೆ=|ು|್ ಯಿಂದ= ದಿಂದ= ನಿಂದ= ಿಂದ=|ು|್ ವನ್ನು= ಯನ್ನು= ನನ್ನು= ನ್ನು= ಅನ್ನು=
   ಜಿ= ಜೀ= ಗಳು= ಗಳಲ್ಲಿ= ಗಳ= ವೂ= ವು= ಯು= ನು= ಾಗಿದೆ=|ು|್ ವಾಗಿದೆ= ಯಾಗಿದೆ=`,
  ml: `ം= ിൽ=|്|ം യിൽ= വിൽ= ത്തിൽ=ം| ത്തിലെ=ം യിലെ= ിലെ=|് ിന്റെ=|് ന്റെ=|ൻ യുടെ= ത്തിന്റെ=ം| ുടെ=് െ=|് യെ= നെ=|ൻ ിനെ=|് ത്തെ=ം ക്ക്= ിന്=|് ത്തിന്=ം ആണ്= ാണ്=|് യാണ്= മാണ്=ം നാണ്=ൻ
   രാണ്=ർ ലാണ്=ൽ ളാണ്=ൾ ും=|് യും= വും= മും=ം കൾ= കളിൽ= കളുടെ= ിനും=|് ിലും=|് ിലാണ്=|് യിലാണ്= ത്തിലാണ്=ം ിയിൽ=ി ായി=|്|ം ായ=|്|ം ഉം= നും=ൻ ജി=`,
  ur: "وں= یں= وں=ا ے=ا یاں=ی یوں=ی",
};

const compiled = new Map<string, readonly Ending[]>();

/** The endings of a language, longest first; none for a language without a table. */
export function endingsOf(language: string): readonly Ending[] {
  let endings = compiled.get(language);
  if (endings === undefined) {
    endings = parseEndings((TABLES[language] ?? "").normalize("NFC"));
    compiled.set(language, endings);
  }
  return endings;
}

function parseEndings(table: string): Ending[] {
  const endings = table
    .split(/\s+/)
    .filter((entry) => entry !== "")
    .flatMap((entry) => {
      const [ending = "", restored = ""] = entry.split("=");
      return restored.split("|").map((stem) => ({ ending, restored: stem }));
    });
  return endings.sort((left, right) => right.ending.length - left.ending.length);
}
