import { describe, expect, test } from "vitest";
import { actionOfKey } from "../page/action-of-key.js";

const press = (key: string, code: string, own: object = {}) =>
  actionOfKey({ key, code, repeat: false, isComposing: false, ctrlKey: false, altKey: false, metaKey: false, ...own });

describe("actionOfKey", () => {
  // Digits as Unicode 17 names them: ASCII, Devanagari, Bengali, Tamil, Extended Arabic, Arabic, Ol Chiki, Meetei Mayek.
  test.each(["123", "१२३", "১২৩", "௧௨௩", "۱۲۳", "١٢٣", "᱑᱒᱓", "꯱꯲꯳"])("takes %s as 1, 2 and 3", (digits) => {
    expect([...digits].map((digit) => press(digit, ""))).toEqual(["correct", "incorrect", "unsure"]);
  });

  test.each(["7", "७", "৭", "௭", "۷", "᱗", "꯷", "0", "०"])("takes %s for nothing", (digit) => {
    expect(press(digit, "")).toBeNull();
  });

  test("takes digits by their place where a layout puts something else there", () => {
    expect(press("&", "Digit1")).toBe("correct");
    expect(press("ऍ", "Digit1")).toBe("correct");
    expect(press("3", "Numpad3")).toBe("unsure");
  });

  test("takes letters as printed on a Latin layout, and by place on another", () => {
    expect(press("n", "KeyN")).toBe("unlabelled");
    expect(press("ल", "KeyN")).toBe("unlabelled");
    expect(press("u", "KeyF")).toBe("undo");
    expect(press("f", "KeyU")).toBeNull();
    expect(press("ह", "KeyU")).toBe("undo");
    expect(press("?", "Slash")).toBe("keys");
    expect(press("ArrowLeft", "ArrowLeft")).toBe("previous");
  });

  test.each(["repeat", "isComposing", "ctrlKey", "altKey", "metaKey"])("does nothing with %s", (state) => {
    expect(press("1", "Digit1", { [state]: true })).toBeNull();
  });
});
