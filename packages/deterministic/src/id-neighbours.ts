import { lazyPattern } from "@eval/core/text";

/** What another identifier of the same shape looks like, at the start of a text and at its end. */
export interface Sibling {
  readonly first: RegExp;
  readonly last: RegExp;
}

export function siblingOf(shape: string): Sibling {
  return {
    first: new RegExp(`^${shape}(?![\\p{L}\\p{N}])`, "u"),
    last: new RegExp(`(?<![\\p{L}\\p{N}])${shape}$`, "u"),
  };
}

/** Whether a mark before an identifier sets it apart, though it joins elsewhere: "A-100/", "https://x.in/", "No.", "—". */
export function isApartBefore(text: string, start: number, length: number, sibling: Sibling | null): boolean {
  const mark = text[start - 1] ?? "";
  if (LONG_DASH.test(mark)) return true;
  const before = text.slice(Math.max(0, start - LOOK_BACK), start);
  if (mark === ".") return NUMBER_SIGN().test(before);
  if (URL_MARK.test(mark) && URL_BEFORE.test(before)) return true;
  // One character more, so that a letter before the sibling is seen.
  return LIST_MARK.test(mark) && sibling?.last.test(text.slice(Math.max(0, start - length - 2), start - 1)) === true;
}

/** The same behind an identifier: "/A-102", "?page=1" of an address. */
export function isApartAfter(text: string, end: number, length: number, sibling: Sibling | null): boolean {
  const mark = text[end] ?? "";
  if (LONG_DASH.test(mark)) return true;
  if (URL_MARK.test(mark) && URL_BEFORE.test(text.slice(Math.max(0, end - LOOK_BACK), end))) return true;
  return LIST_MARK.test(mark) && sibling?.first.test(text.slice(end + 1, end + length + 2)) === true;
}

const LOOK_BACK = 300;
const LONG_DASH = /[\u2014\u2015]/;
const LIST_MARK = /[/\u2012\u2013]/;
const URL_MARK = /[/&]/;
const URL_BEFORE = /(?:https?:\/\/|www\.)\S+$/i;
const NUMBER_SIGN = lazyPattern("(?<![\\p{L}\\p{M}\\p{N}])(?:no|nos|sr|id|ref|क्र|सं|नं)\\.$", "iu");
