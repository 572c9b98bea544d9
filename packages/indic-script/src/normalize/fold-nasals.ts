/**
 * A nasal before a stop of its own class as anusvara, in the scripts that `foldReading` leaves alone: Gujarati હિન્દી and
 * હિંદી, Odia, Telugu and Kannada. Tamil and Malayalam have one spelling.
 */
export function foldNasals(text: string): string {
  if (!MAY_CHANGE.test(text)) return text;
  rules ??= BLOCKS.map((block) => [classNasals(block), letter(block + ANUSVARA)]);
  return rules.reduce((folded, [nasals, anusvara]) => folded.replace(nasals, anusvara), text);
}

const MAY_CHANGE = /[\u0acd\u0b4d\u0c4d\u0ccd]/;
/** Gujarati, Odia, Telugu, Kannada. */
const BLOCKS = [0xa80, 0xb00, 0xc00, 0xc80];
const ANUSVARA = 0x02;
const VIRAMA = 0x4d;
/** Each nasal with the first and the last stop of its class, as offsets in a block. */
const CLASSES = [
  [0x19, 0x15, 0x18],
  [0x1e, 0x1a, 0x1d],
  [0x23, 0x1f, 0x22],
  [0x28, 0x24, 0x27],
  [0x2e, 0x2a, 0x2d],
] as const;

let rules: readonly (readonly [nasals: RegExp, anusvara: string])[] | undefined;

const letter = (code: number): string => String.fromCharCode(code);

function classNasals(block: number): RegExp {
  const virama = letter(block + VIRAMA);
  const choices = CLASSES.map(
    ([nasal, first, last]) => `${letter(block + nasal)}${virama}(?=[${letter(block + first)}-${letter(block + last)}])`,
  );
  return new RegExp(choices.join("|"), "g");
}
