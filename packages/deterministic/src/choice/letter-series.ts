/**
 * Letters that name the options of a question, in their order, by script. Latin first; what stands at one place names
 * the same option. क is the first of क ख ग घ (Hindi, Nepali) and the third of अ ब क ड (Marathi), so the language decides.
 */
const LATIN = "A B C D E F G H".split(" ");
const EVERYWHERE: readonly (readonly string[])[] = [
  LATIN,
  "अ ब स द".split(" "),
  "ए बी सी डी".split(" "),
  "ক খ গ ঘ ঙ".split(" "),
  "ੳ ਅ ੲ ਸ ਹ".split(" "),
  "କ ଖ ଗ ଘ ଙ".split(" "),
  "அ ஆ இ ஈ உ".split(" "),
  "అ ఆ ఇ ఈ ఉ".split(" "),
  "ఎ బి సి డి".split(" "),
  "ಅ ಆ ಇ ಈ ಉ".split(" "),
  "ಎ ಬಿ ಸಿ ಡಿ".split(" "),
  "എ ബി സി ഡി".split(" "),
  "الف ب ج د".split(" "),
];
const HINDI = "क ख ग घ ङ".split(" ");
const MARATHI = "अ ब क ड".split(" ");

const others = [...EVERYWHERE, HINDI];
const marathi = [...EVERYWHERE, MARATHI];

/** The series that a reply in a language may use. */
export function letterSeries(language: string | undefined): readonly (readonly string[])[] {
  return language?.toLowerCase().split(/[-_]/)[0] === "mr" ? marathi : others;
}
