import { expect, test } from "vitest";
import { foldLoose } from "../indic/fold-loose.js";
import { findNumbers } from "./find-numbers.js";
import { unitFormBlocks, unitForms } from "./unit-forms.js";

test.each([...unitFormBlocks()])("the forms of block %d are as they are looked up", (block) => {
  const forms = [...unitForms(block)].map(([form]) => form);
  expect(forms.length).toBeGreaterThan(0);
  expect(forms.filter((form) => foldLoose(form) !== form)).toEqual([]);
  expect(forms.filter((form) => form.charCodeAt(0) >> 7 !== block && block !== 0x0c && block !== 0x0d)).toEqual([]);
});

const unitsIn = (text: string) =>
  findNumbers(text).map(({ unit, currency, ...number }) => [
    number.kind === "number" ? number.value : number.kind,
    unit ?? currency,
  ]);

test.each([
  ["5 हफ़्तों में", 5, "week"],
  ["4 दिवसांच्या आत", 4, "day"],
  ["2 महिन्यांपेक्षा जास्त", 2, "month"],
  ["३ दिनभित्र", 3, "day"],
  ["৩ দিনের মধ্যে", 3, "day"],
  ["২ ঘণ্টায়", 2, "h"],
  ["৫ বছৰত", 5, "year"],
  ["3 દિવસમાં", 3, "day"],
  ["3 ਦਿਨਾਂ ਵਿੱਚ", 3, "day"],
  ["୩ ଦିନରେ", 3, "day"],
  ["7 நாட்களுக்குள்", 7, "day"],
  ["2 வாரங்களுக்குப் பிறகு", 2, "week"],
  ["4 రోజుల్లోగా", 4, "day"],
  ["2 వారాలకు", 2, "week"],
  ["4 ದಿನಗಳೊಳಗೆ", 4, "day"],
  ["3 ವರ್ಷಗಳ ಕಾಲ", 3, "year"],
  ["4 ദിവസത്തിനുള്ളിൽ", 4, "day"],
  ["3 മണിക്കൂറിനകം", 3, "h"],
  ["3 گھنٹوں میں", 3, "h"],
  ["3 dinon mein", 3, "day"],
  ["2 hafton tak", 2, "week"],
  ["500 டாலர்கள்", 500, "USD"],
  ["৫০০ টাকার", 500, "INR"],
  ["रु. 49", 49, "INR"],
  ["ரூ. 49 மட்டும்", 49, "INR"],
  ["રૂ.49", 49, "INR"],
  ["রু. ৪৯", 49, "INR"],
])("%j has a number with its unit in whatever case", (text, value, unit) => {
  expect(unitsIn(text)).toEqual([[value, unit]]);
});

test.each(["2 மணிக்கு", "2 baje", "1947 ರಲ್ಲಿ", "25 thi 30"])("%j has no unit of these", (text) => {
  expect(unitsIn(text).every(([, unit]) => unit === undefined)).toBe(true);
});
