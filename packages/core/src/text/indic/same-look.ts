/**
 * Sequences that look like another one and mean it, by script. From the Unicode Standard, chapters 12 and 13 (tables
 * of vowel letters, legacy chillus, khanda ta, eyelash ra), and the visual rewrites of google-research/nisaba
 * (Apache-2.0), rewritten; left out are its guesses about overlapping signs and its reading of a Vedic accent below
 * a consonant as a Sindhi letter.
 */
export const SAME_LOOK: readonly string[] = [
  // Devanagari: vowel letters built from a letter and a sign, and two-part signs in either order.
  `अॆ=ऄ अे=ऄ अा=आ र्इ=ई उु=ऊ एॅ=ऍ एॆ=ऎ एे=ऐ अॉ=ऑ आॅ=ऑ अॊ=ऒ आॆ=ऒ अो=ओ आे=ओ अौ=औ आै=औ अॅ=ॲ अऺ=ॳ अऻ=ॴ आऺ=ॴ
   अॏ=ॵ आꣿ=ॵ अॖ=ॶ अॗ=ॷ एꣿ=ꣾ ाॅ=ॉ ाॆ=ॊ ाे=ो ाै=ौ ाऺ=ऻ ाꣿ=ॏ ॅा=ॉ ॆा=ॊ ेा=ो ैा=ौ ऺा=ऻ ꣿा=ॏ
   ऍॅ=ऍ ऎॆ=ऎ ऐे=ऐ ॉॅ=ॉ ॊॆ=ॊ ोे=ो ौै=ौ ऑॅ=ऑ ऒॆ=ऒ ओे=ओ औै=औ ऩ़=ऩ ऱ़=ऱ ऴ़=ऴ`,
  // Candra with a nasal dot is candrabindu.
  "ॲं=अँ ॲँ=अँ ऑं=आँ ऑँ=आँ ऍं=एँ ऍँ=एँ ॅं=ँ ॅँ=ँ ॉं=ाँ ॉँ=ाँ",
  // Ra with a vocalic letter, and eyelash ra.
  "र्ऋ=रृ र्ॠ=रॄ र्ऌ=रॢ र्ॡ=रॣ र्\u200d=ऱ्",
  // Bengali
  "অা=আ ঋৃ=ৠ ঌৢ=ৡ ত্\u200d=ৎ াে=ো ৗে=ৌ র\u200c্=র\u200d্",
  // Gujarati
  `અા=આ અૅ=ઍ અે=એ અૈ=ઐ અૉ=ઑ અો=ઓ આે=ઓ અૌ=ઔ આૈ=ઔ આૅ=ઑ ૅા=ૉ ૉૅ=ૉ ોે=ો ૌૈ=ૌ ઐે=ઐ ઓે=ઓ ઔૈ=ઔ`,
  // Gurmukhi: vowel bearers
  "ਅਾ=ਆ ੲਿ=ਇ ੲੀ=ਈ ੳੁ=ਉ ੳੂ=ਊ ੲੇ=ਏ ਅੈ=ਐ ੳੋ=ਓ ਅੌ=ਔ",
  // Kannada: the last row is the arc of ma written as a sign u.
  "ಉಾ=ಊ ಒೌ=ಔ ಋಾ=ೠ ೕಿ=ೀ ೕೆ=ೇ ೖೆ=ೈ ೕೊ=ೋ ೇೂ=ೋ",
  "ವಿು=ಮಿ ವೆು=ಮೆ ಾ಼=಼ಾ ಿ಼=಼ಿ ೀ಼=಼ೀ ು಼=಼ು ೂ಼=಼ೂ ೃ಼=಼ೃ ೆ಼=಼ೆ ೇ಼=಼ೇ ೈ಼=಼ೈ ೊ಼=಼ೊ ೋ಼=಼ೋ ೌ಼=಼ೌ",
  // Malayalam: vowel letters, chillus, the nta conjunct, signs in the wrong order
  "ഇൗ=ഈ ഉൗ=ഊ എെ=ഐ ഒാ=ഓ ഒൗ=ഔ ണ്\u200d=ൺ ന്\u200d=ൻ ര്\u200d=ർ ല്\u200d=ൽ ള്\u200d=ൾ ക്\u200d=ൿ ന്റ=ൻ്റ",
  "െെ=ൈ ാെ=ൊ ാേ=ോ ൗെ=ൌ",
  // Odia, with two old spellings of wa
  "ଅା=ଆ ଏୗ=ଐ ଓୗ=ଔ ଓ୍ବ=ୱ ଓ୍ୱ=ୱ",
  // Tamil: the sign aa typed for ra, the shri ligature, the sign uu in two parts
  "அூ=ஆ உௗ=ஊ ா்=ர் ாி=ரி ாீ=ரீ ஸ்ரீ=ஶ்ரீ ுா=ூ ொ்=ெர் ொி=ெரி ோ்=ேர் ோி=ேரி ௌ்=ெள் ௌி=ெளி ாெ=ொ ாே=ோ",
  // Telugu
  "ఒౕ=ఓ ఒౌ=ఔ ిౕ=ీ ెౕ=ే ొౕ=ో బుు=ఋ",
  // Sinhala
  "අා=ආ අැ=ඇ අෑ=ඈ උෟ=ඌ ඍෘ=ඎ ඏෟ=ඐ එ්=ඒ එෙ=ඓ ඔෟ=ඖ ෙෙ=ෛ ෘෘ=ෲ",
  // Urdu and its neighbours: Arabic keyboards' kaf and yeh, stretching, hamza carriers, waw with damma
  "ك=ک ي=ی ـ= ۀ=ۂ هٔ=ۂ یٔ=ئ ٲ=أ ٳ=إ ڧ=ف ۇ=وُ",
  "ٮٜ=ب ح۬=خ د۬=ذ ر۬=ز سۛ=ش ص۬=ض ع۬=غ ڡ۬=ف ں۬=ن دؕ=ڈ رؕ=ڑ رۛ=ژ",
];

/** Devanagari letters with a stem: their half form and the sign aa look like the whole letter. */
export const STEMMED = "खगघचजझञणतथधनऩपबभमयलवशषसॹॺॻॼॾॿ";
