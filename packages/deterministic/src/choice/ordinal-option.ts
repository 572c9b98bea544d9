import { lazyPattern } from "@eval/core/text";

/** First to fifth, in English, Hindi and Roman Hindi. */
const ORDINALS: readonly string[] = [
  "first 1st पहला पहले प्रथम pehla pahla",
  "second 2nd दूसरा दूसरे द्वितीय dusra doosra",
  "third 3rd तीसरा तीसरे तृतीय teesra tisra",
  "fourth 4th चौथा चौथे चतुर्थ chautha",
  "fifth 5th पाँचवाँ पांचवां पाँचवा पंचम paanchva",
];

/** "The second one" ends what it says, or is said to be right or wrong: "the first one to fly" is no option. */
const PATTERN = lazyPattern(
  `(?<![\\p{L}\\p{M}\\p{N}])(${ORDINALS.join(" ").replaceAll(" ", "|")})\\s+` +
    "(?:(?:option|choice|विकल्प|ऑप्शन)(?![\\p{L}\\p{M}\\p{N}])|(?:one|wala|waala|वाला)(?=\\s*(?:$|[.,;:!?।\\n])|\\s+(?:is|hai|है|sahi|सही)(?![\\p{L}\\p{M}])))",
  "giu",
);

/** "the third option" and "तीसरा विकल्प" as "option 3", which names the option at that place. */
export const countOption = (text: string): string =>
  text.replace(PATTERN(), (_, word: string) => {
    const place = ORDINALS.findIndex((words) => words.split(" ").includes(word.toLowerCase()));
    return `option ${place + 1}`;
  });
