import { describe, expect, test } from "vitest";
import { showControls } from "./hidden-controls.js";

describe("showControls", () => {
  test.each([
    ["\u2067a\u2069", "⟨U+2067⟩a⟨U+2069⟩"],
    ["a\u200eb\u061c", "a⟨U+200E⟩b⟨U+061C⟩"],
    ["\ud83d\udc69\ud83d", "👩⟨U+D83D⟩"],
    ["\u001b[31m", "⟨U+001B⟩[31m"],
  ])("writes out the controls of %j", (text, shown) => {
    expect(showControls(text)).toBe(shown);
  });

  test.each(["क्‍ष न‌हीं", "👩‍👩‍👧 ❤️", "یہ جواب", "a\n\tb"])("leaves %j as it is: joiners are data", (text) => {
    expect(showControls(text)).toBe(text);
  });
});
