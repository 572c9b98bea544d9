import { replaceUnits } from "./replace-units.js";

/**
 * Full stops of other scripts as ".": danda and double danda of all Indian scripts, the Urdu and the ideographic full
 * stop, those of Ol Chiki, Meetei Mayek and their neighbours. Commas and question marks stay.
 *
 * @example
 * foldDanda("राम आया। وہ آیا۔"); // => "राम आया. وہ آیا."
 * foldDanda("जयते॥"); // => "जयते."
 */
export function foldDanda(text: string): string {
  return replaceUnits(text, 0x6d4, (unit) => (FULL_STOPS.includes(unit) ? "." : null));
}

const FULL_STOPS = [
  0x6d4, 0x964, 0x965, 0xdf4, 0x104a, 0x104b, 0x1362, 0x17d4, 0x17d5, 0x1c7e, 0x1c7f, 0x3002, 0xa8ce, 0xa8cf, 0xaaf0,
  0xabeb, 0xff0e, 0xff61,
];
