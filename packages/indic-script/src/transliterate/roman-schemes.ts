/** A scholarly way to write the letters of India in Roman ones, without loss. */
export interface RomanScheme {
  /** Letters by the vowels as `parseAksharas` names them. */
  readonly vowels: Readonly<Record<string, string>>;
  /** Letters by the consonants of Devanagari. */
  readonly consonants: Readonly<Record<string, string>>;
  readonly anusvara: string;
  readonly candrabindu: string;
  readonly visarga: string;
  readonly avagraha: string;
  /** Other spellings that are read, by what they stand for. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Capital letters are letters of their own. */
  readonly isCaseSensitive: boolean;
}

export type RomanSchemeName = "iso15919" | "iast" | "itrans" | "hk" | "slp1";

export function romanScheme(name: RomanSchemeName): RomanScheme {
  schemes[name] ??= { ...build(LETTERS[name]), ...REST[name] };
  return schemes[name];
}

export function isRomanScheme(name: string): name is RomanSchemeName {
  return Object.hasOwn(LETTERS, name);
}

const schemes: Partial<Record<RomanSchemeName, RomanScheme>> = {};

const VOWELS = "a ā i ī u ū r̥ r̥̄ l̥ l̥̄ e ē ai o ō au ê ô".split(" ");
const CONSONANTS =
  "क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह ळ ऴ ऱ ऩ क\u093c ख\u093c ग\u093c ज\u093c ड\u093c ढ\u093c फ\u093c य\u093c".split(
    " ",
  );

const LETTERS: Readonly<Record<RomanSchemeName, string>> = {
  iso15919:
    "a ā i ī u ū r̥ r̥̄ l̥ l̥̄ e ē ai o ō au ê ô k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n p ph b bh m y r l v ś ṣ s h ḷ ḻ ṟ ṉ q k͟h ġ z ṛ ṛh f ẏ",
  iast: "a ā i ī u ū ṛ ṝ ḷ ḹ ĕ e ai ŏ o au ê ô k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n p ph b bh m y r l v ś ṣ s h l̤ ḻ ṟ ṉ q k͟h ġ z r̤ r̤h f ẏ",
  itrans:
    "a A i I u U RRi RRI LLi LLI ^e e ai ^o o au a.c A.c k kh g gh ~N ch Ch j jh ~n T Th D Dh N t th d dh n p ph b bh m y r l v sh Sh s h L zh R ^n q K G z .D .Dh f Y",
  hk: "a A i I u U R RR lR lRR è e ai ò o au ê ô k kh g gh G c ch j jh J T Th D Dh N t th d dh n p ph b bh m y r l v z S s h L ḻ ṟ ṉ q k͟h ġ ź ṛ ṛh f ẏ",
  slp1: "a A i I u U f F x X ĕ e E ŏ o O ê ô k K g G N c C j J Y w W q Q R t T d D n p P b B m y r l v S z s h L ḻ ṟ ṉ k̤ K̤ g̤ j̤ q̤ Q̤ P̤ y̤",
};

const DIACRITIC = { visarga: "ḥ", avagraha: "’", isCaseSensitive: false } as const;
const ASCII = { anusvara: "M", visarga: "H", isCaseSensitive: true } as const;

const REST: Readonly<Record<RomanSchemeName, Omit<RomanScheme, "vowels" | "consonants">>> = {
  iso15919: { ...DIACRITIC, anusvara: "ṁ", candrabindu: "m̐", aliases: { ṃ: "ṁ", "'": "’" } },
  iast: { ...DIACRITIC, anusvara: "ṃ", candrabindu: "m̐", aliases: { ṁ: "ṃ", "'": "’" } },
  itrans: {
    ...ASCII,
    candrabindu: ".N",
    avagraha: ".a",
    aliases: {
      aa: "A",
      ii: "I",
      ee: "I",
      uu: "U",
      oo: "U",
      "R^i": "RRi",
      "R^I": "RRI",
      "N^": "~N",
      JN: "~n",
      chh: "Ch",
      shh: "Sh",
      w: "v",
      ".m": "M",
      ".n": "M",
    },
  },
  hk: { ...ASCII, candrabindu: "~", avagraha: "'", aliases: {} },
  slp1: { ...ASCII, candrabindu: "~", avagraha: "'", aliases: {} },
};

function build(letters: string): Pick<RomanScheme, "vowels" | "consonants"> {
  const names = letters.normalize("NFC").split(" ");
  const pairs = (keys: readonly string[], from: number) =>
    Object.fromEntries(keys.map((key, at) => [key, names[from + at]!]));
  return { vowels: pairs(VOWELS, 0), consonants: pairs(CONSONANTS, VOWELS.length) };
}
