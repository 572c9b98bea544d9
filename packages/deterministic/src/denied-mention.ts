import { lazyPattern } from "@eval/core/text";

const START = "(?<![\\p{L}\\p{M}])";
const END = "(?![\\p{L}\\p{M}])";

/** "not 5", "isn't on 3 April", "rather than 5". */
const DENIED_BEFORE = lazyPattern(
  `(?:${START}(?:not|rather than|instead of|न कि|na ki)|n['’]t)\\s+(?:(?:the|on|in|equal(?: to)?)\\s+)?$`,
  "iu",
);

const INDIC_NOT = "नहीं|नही|नाही|नव्हे|होइन|nahi|nahin|nahee|nhi|নয়|নয়|না|இல்லை|அல்ல|కాదు|ಅಲ್ಲ|അല്ല|નથી|નહીં|ਨਹੀਂ|ନୁହେଁ|نہیں";
const INDIC_BE = "है|था|थी|थे|hai|tha|thi|ہے|تھا|છે|ਹੈ|ਸੀ";

/** "5 नहीं, 6", "5 is wrong". What counts things that are not is a number: "40 लोग नहीं आए", "40 did not come". */
const DENIED_BEHIND = lazyPattern(
  `^\\s*(?:(?:को|ko)\\s+)?(?:(?:${INDIC_NOT})(?:\\s+(?:${INDIC_BE}))?\\s*(?:$|[,.;।!۔\\n])` +
    `|(?:is|was|would be)\\s+(?:wrong|incorrect|not\\s+(?:right|correct|(?:the|an?)\\s+(?:right\\s+|correct\\s+)?answer))${END})`,
  "iu",
);

/** Any word of the above. Few outputs hold one, and a pattern for Latin letters alone is done in a third of the time. */
const MAY_DENY_LATIN = /not|n't|rather|instead|wrong|incorrect|na ki|nah|nhi/i;
const MAY_DENY = lazyPattern(`${MAY_DENY_LATIN.source}|n’t|न कि|${INDIC_NOT}`, "iu");
const BEYOND_LATIN = /[^\u0000-\u00ff]/;
/** Longer than any of the words before. */
const WINDOW = 30;

const denyNothing = (): boolean => false;

/** A test whether what stands at a place of a text is only named to be denied: directly before or behind it. */
export function denialsIn(text: string): (start: number, end: number) => boolean {
  const mayDeny = BEYOND_LATIN.test(text) ? MAY_DENY() : MAY_DENY_LATIN;
  if (!mayDeny.test(text)) return denyNothing;
  return (start, end) =>
    DENIED_BEFORE().test(text.slice(Math.max(0, start - WINDOW), start)) ||
    DENIED_BEHIND().test(text.slice(end, end + WINDOW * 2));
}
