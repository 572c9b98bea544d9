/**
 * Full stops of other scripts as ".": danda and double danda of all Indian scripts, the Urdu and the ideographic full
 * stop, those of Ol Chiki, Meetei Mayek and their neighbours. Commas and question marks stay.
 *
 * @example
 * foldDanda("राम आया। وہ آیا۔"); // => "राम आया. وہ آیا."
 * foldDanda("जयते॥"); // => "जयते."
 */
export function foldDanda(text: string): string {
  return text.replace(FULL_STOPS, ".");
}

const FULL_STOPS =
  /[\u06d4\u0964\u0965\u0df4\u104a\u104b\u1362\u17d4\u17d5\u1c7e\u1c7f\u3002\ua8ce\ua8cf\uaaf0\uabeb\uff0e\uff61]/g;
