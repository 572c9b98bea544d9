import type { NumberResult } from "@eval/core/text/numbers";
import { exactFold } from "./exact-fold.js";

/** What there are Arab ones of: "22 अरब देश", "5 Arab states". Own collection. */
const ARAB_THINGS =
  "देश देशों देशो मुल्क मुल्कों राष्ट्र राष्ट्रों राज्य राज्यों शासक शासकों व्यापारी व्यापारियों सैनिक सैनिकों यात्री यात्रियों शेख विद्वान विद्वानों नेता नेताओं सेना लीग जगत दुनिया सागर " +
  "desh deshon mulk rashtra rajya shasak vyapari sainik yatri neta league country countries state states nation nations men leaders traders";

let things: ReadonlySet<string> | undefined;

const ENDS_IN_ARAB = /(?:अरब|ارب|arab)$/;

/**
 * A number before अरब, a thousand million, which is also the name of the Arabs: the number, but before what Arabs have
 * ("22 अरब देश"), where it counts them. Capitals ("22 Arab") are left as they are.
 */
export function settleArab(number: NumberResult, behind: string): NumberResult {
  if (number.kind !== "ambiguous" || !ENDS_IN_ARAB.test(number.text)) return number;
  things ??= new Set(ARAB_THINGS.split(" ").map(exactFold));
  const { readings, kind: _kind, ...span } = number;
  const [counted, named] = readings.map(({ value, exact }) => ({ value, exact }));
  if (counted === undefined || named === undefined) return number;
  if (!things.has(behind)) return { ...span, ...counted, kind: "number", written: "both" };
  const text = number.text.replace(LAST_WORD, "");
  return { ...span, ...named, text, end: number.start + text.length, kind: "number", written: "both" };
}

const LAST_WORD = /\s*\S+$/;
