import { describe, expect, test } from "vitest";
import { checkTrace } from "./check-trace.js";
import { hindiForms } from "./hindi-forms.js";

describe("hindiForms", () => {
  test.each([
    ["हराना", "हराने"],
    ["नदी का किनारा", "नदी का किनारे"],
    ["किनारा", "किनारों"],
    ["मिठाई", "मिठाइयों"],
    ["नदी", "नदियाँ"],
    ["पैर", "पैरों"],
  ])("of %s has %s", (gloss, form) => expect(hindiForms(gloss)).toContain(form));

  test("has no plural that is the form of a verb", () => expect(hindiForms("कर")).not.toContain("करें"));

  test("lets a trace name a sense in an inflected form", () => {
    const trace = "उत्तर में नदी के किनारे का ज़िक्र सही है।";
    expect(checkTrace("नदी के तीर पर मंदिर है।", trace).label).toBe("no_misread_detected");
  });
});
