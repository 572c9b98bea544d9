import { indianWords } from "./indian-words.js";
import { moreIndianWords } from "./more-indian-words.js";
import { powerOfTen, type Rational, rational } from "./rational.js";
import type { WordMeaning } from "./word-meaning.js";

/**
 * Hundreds, thousands, halves and quarters that Marathi, Bengali, Tamil and Telugu write as one word with the number
 * before them, and the forms of their scales behind which a number goes on: तीनशे, সাড়ে তিনশো, முந்நூற்று, రెండువందల.
 * Spellings of one number are parted by "/". Own collection.
 */
export function* joinedIndianWords(): Generator<readonly [word: string, meaning: WordMeaning]> {
  yield* marathi();
  yield* bengali();
  yield* tamil();
  yield* telugu();
}

const HUNDRED: WordMeaning = { role: "hundred" };
const scale = (exponent: number): WordMeaning => ({ role: "scale", value: powerOfTen(exponent) });
const small = (value: number): WordMeaning => ({ role: "small", value, sort: value < 10 ? "unit" : "single" });
const amount = (value: Rational): WordMeaning => ({ role: "amount", value });
const half = (value: number): WordMeaning => amount(rational(BigInt(value * 2 + 1), 2n));
const joined = (...parts: readonly WordMeaning[]): WordMeaning => ({ role: "joined", parts });

const DEVANAGARI = /^[\u0900-\u097f]+$/;
const BENGALI = /^[\u0980-\u09ff]+$/;
const TAMIL = /^[\u0b80-\u0bff]+$/;

/** The words for one to ninety-nine that are written in a script; of Devanagari those of Marathi. */
function* smallsIn(script: RegExp): Generator<readonly [word: string, value: number]> {
  for (const [word, meaning] of [...indianWords(), ...moreIndianWords()])
    if (meaning.role === "small" && script.test(word)) yield [word, meaning.value];
}

type Word = readonly [word: string, meaning: WordMeaning];

/** What stands before the number that it adds to, and before a scale by itself. */
const QUARTER: WordMeaning = { role: "shift", value: rational(1n, 4n), alone: rational(5n, 4n) };
const HALF: WordMeaning = { role: "shift", value: rational(1n, 2n), alone: null };
const LESS_A_QUARTER: WordMeaning = { role: "shift", value: rational(-1n, 4n), alone: null };

/** The last number that a quarter or a half is glued to: "साडेवीस". */
const LAST_SHIFTED = 20;

function* marathi(): Generator<Word> {
  const amounts: readonly Word[] = [
    ["दीड", half(1)],
    ["अडीच", half(2)],
    ["पाऊण", amount(rational(3n, 4n))],
  ];
  const shifts: readonly Word[] = [
    ["सव्वा", QUARTER],
    ["साडे", HALF],
    ["पावणे", LESS_A_QUARTER],
  ];
  yield* amounts;
  yield* shifts;
  for (const [word, meaning] of amounts) yield [`${word}शे`, joined(meaning, HUNDRED)];
  yield ["सव्वाशे", joined(QUARTER, HUNDRED)];
  for (const [word, value] of smallsIn(DEVANAGARI)) {
    yield [`${word}शे`, joined(small(value), HUNDRED)];
    if (value > LAST_SHIFTED) continue;
    for (const [shift, meaning] of shifts) {
      yield [shift + word, joined(meaning, small(value))];
      yield [`${shift}${word}शे`, joined(meaning, small(value), HUNDRED)];
    }
  }
}

const BENGALI_HUNDREDS = ["শ", "শো", "শত"];
/** Two, six and nine have a shorter form before "hundred". */
const BENGALI_SHORT: readonly (readonly [word: string, value: number])[] = [
  ["দু", 2],
  ["ছ", 6],
  ["ন", 9],
];

function* bengali(): Generator<Word> {
  const amounts: readonly Word[] = [
    ["দেড়", half(1)],
    ["আড়াই", half(2)],
    ["সোয়া", QUARTER],
  ];
  yield* amounts;
  yield ["সাড়ে", HALF];
  yield ["পৌনে", LESS_A_QUARTER];
  yield ["শো", HUNDRED];
  for (const hundred of BENGALI_HUNDREDS) {
    for (const [word, meaning] of amounts) yield [word + hundred, joined(meaning, HUNDRED)];
    for (const [word, value] of [...smallsIn(BENGALI), ...BENGALI_SHORT])
      yield [word + hundred, joined(small(value), HUNDRED)];
  }
}

/** One hundred to nine hundred, without the ending ூறு (ம் in the last): by itself, and before more. */
const TAMIL_HUNDREDS = "நூ இருநூ முந்நூ/முன்னூ/முநூ நானூ/நாநூ ஐநூ/ஐந்நூ/ஐஞ்நூ அறுநூ/ஆறுநூ எழுநூ/ஏழுநூ எண்ணூ/எட்டுநூ தொள்ளாயிர";
/** What a vowel glues to the hundred before it, in the letters behind its consonant: நூற்றைம்பது, 150. */
const TAMIL_BEHIND_HUNDRED =
  "ொன்று:1 ிரண்டு:2 ைந்து:5 ாறு:6 ேழு:7 ெட்டு:8 ொன்பது:9 ிருபது:20 ைம்பது:50 றுபது:60 ெழுபது:70 ெண்பது:80";
const TAMIL_THOUSANDS = "ஓர் ஈர்/இரண்ட் மூவ்/மூன்ற் நால்/நான்க் ஐய்/ஐந்த் ஆற் ஏழ் எட்ட்/எண்ண் ஒன்பத்/ஒன்பதின் பத்த்/பதின்";
const TAMIL_HALVES = "ஒன்ற் இரண்ட் மூன்ற் நான்க்/நால் ஐந்த் ஆற் ஏழ் எட்ட் ஒன்பத் பத்த்";
const TAMIL_QUARTERS = "ஒன்றே இரண்டே மூன்றே நான்கே/நாலே ஐந்தே";

function* tamil(): Generator<Word> {
  for (const [stem, value] of spellings(TAMIL_HUNDREDS)) {
    const parts = value === 1 ? [HUNDRED] : [small(value), HUNDRED];
    const meaning = value === 1 ? HUNDRED : joined(...parts);
    const isLast = value === 9;
    yield [stem + (isLast ? "ம்" : "று"), meaning];
    const oblique = stem + (isLast ? "த்த" : "ற்ற");
    for (const vowel of ["ு", "ி"]) yield [oblique + vowel, meaning];
    for (const entry of TAMIL_BEHIND_HUNDRED.split(" ")) {
      const [rest = "", behind] = entry.split(":");
      yield [oblique + rest, joined(...parts, opening(Number(behind)))];
    }
  }
  yield* tamilThousands();
  for (const [stem, value] of spellings(TAMIL_HALVES)) yield [glue(stem, "ரை"), half(value)];
  for (const [stem, value] of spellings(TAMIL_QUARTERS)) {
    yield [`${stem}கால்`, amount(rational(BigInt(value * 4 + 1), 4n))];
    yield [`${stem}முக்கால்`, amount(rational(BigInt(value * 4 + 3), 4n))];
  }
  yield ["அரை", { role: "part", value: rational(1n, 2n), needsNumber: false, isPlural: false }];
  for (const lakh of ["லட்ச", "இலட்ச", "லக்ஷ"]) {
    yield [`${lakh}த்து`, scale(5)];
    yield [`${lakh}த்தி`, scale(5)];
  }
  yield ["லக்ஷம்", scale(5)];
  yield ["கோடியே", scale(7)];
}

/** A number that a unit may stand behind, if it is one of the tens. */
const opening = (value: number): WordMeaning => ({ role: "small", value, sort: value < 10 ? "unit" : "tens" });

function* tamilThousands(): Generator<Word> {
  for (const vowel of ["ு", "ி"]) yield [`ஆயிரத்த${vowel}`, scale(3)];
  const stems: (readonly [stem: string, value: number])[] = [...spellings(TAMIL_THOUSANDS), ["பதினோர்", 11]];
  // From eleven up the final u of the number goes: பதினைந்து, பதினைந்தாயிரம்.
  for (const [word, value] of smallsIn(TAMIL)) if (word.endsWith("ு")) stems.push([word.slice(0, -1) + VIRAMA, value]);
  for (const [stem, value] of stems) {
    const meaning = joined(small(value), scale(3));
    for (const ending of ["ாயிரம்", "ாயிரத்து", "ாயிரத்தி"]) yield [glue(stem, ending), meaning];
  }
}

const VIRAMA = "\u0bcd";

/** An ending in the place of the virama that a stem ends with. */
const glue = (stem: string, ending: string): string => stem.slice(0, -1) + ending;

const TELUGU_UNITS = "ఒకటి రెండు మూడు నాలుగు ఐదు/అయిదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది";

function* telugu(): Generator<Word> {
  for (const word of ["వందలు", "వందల", "నూరు", "నూట", "నూటా"]) yield [word, HUNDRED];
  yield ["వెయ్యి", scale(3)];
  yield ["వెయ్యిన్నర", joined(half(1), scale(3))];
  yield ["లక్షా", scale(5)];
  yield ["లక్షన్నర", joined(half(1), scale(5))];
  yield ["కోటిన్నర", joined(half(1), scale(7))];
  for (const [word, value] of spellings(TELUGU_UNITS)) {
    yield [`${word}న్నర`, half(value)];
    for (const ending of ["వందలు", "వందల"]) yield [word + ending, joined(small(value), HUNDRED)];
    for (const ending of ["వేలు", "వేల"]) yield [word + ending, joined(small(value), scale(3))];
    for (const ending of ["లక్షలు", "లక్షల"]) yield [word + ending, joined(small(value), scale(5))];
  }
  yield ["అర", { role: "part", value: rational(1n, 2n), needsNumber: false, isPlural: false }];
}

/** One, two, three …, each in its spellings. */
function* spellings(list: string): Generator<[word: string, value: number]> {
  for (const [index, words] of list.split(/\s+/).entries())
    for (const word of words.split("/")) yield [word, index + 1];
}
