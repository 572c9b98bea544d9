import { describe, expect, test } from "vitest";
import { isPair } from "./pair.js";

/** The term in ‹›, the gloss in ⟦⟧. */
function pair(marked: string): boolean {
  const text = marked.replace(/[‹›⟦⟧]/g, "");
  const place = (mark: string) => marked.slice(0, marked.indexOf(mark)).replace(/[‹›⟦⟧]/g, "").length;
  return isPair(text, { start: place("‹"), end: place("›") }, { start: place("⟦"), end: place("⟧") });
}

describe("isPair", () => {
  test.each([
    "⟦barley⟧ (‹बरसीम›) and maize",
    "‹बाल› (⟦child⟧)",
    "the word '‹बाल›' means ⟦child⟧",
    "‹बाल› यानी ⟦बच्चा⟧",
    "‹बाल› = ⟦child⟧",
    "⟦ज्वार⟧ (जिसे ‹बरसीम› भी कहा जाता है)",
    'replies "‹कल› शाम को मैंने खाना खाया था" (I ate outside ⟦tomorrow⟧)',
  ])("sees a translation in %s", (text) => expect(pair(text)).toBe(true));

  test.each(["‹बाल› is asked. The ⟦child⟧ sleeps", "the ⟦child⟧ asks for ‹बाल›", "‹बाल› and the ⟦child⟧"])(
    "sees none in %s",
    (text) => expect(pair(text)).toBe(false),
  );
});
