import { describe, expect, test } from "vitest";
import { goldShapeOf } from "./gold-shape.js";
import { languageKey } from "./language-key.js";

describe("goldShapeOf", () => {
  test.each([
    ["Mumbai", "en", "short"],
    ["The capital of Maharashtra is Mumbai.", "en", "sentence"],
    ["महाराष्ट्र की राजधानी मुंबई है।", "en", "other-language"],
    ["महाराष्ट्र की राजधानी मुंबई है।", "hi", "sentence"],
    ["मुंबई", "hi", "short"],
    ["Mumbai", "hi", "other-language"],
    ["1947", "hi", "short"],
    ["१९४७", "en", "short"],
    ["Maharashtra ki rajdhani Mumbai hai.", "hinglish", "sentence"],
    ["The sun rises in the east.", "hinglish", "other-language"],
    ["Purab", "hinglish", null],
    ["पूरब", "hinglish", "other-language"],
    ["மதுரை", "ta", "short"],
    ["", "en", "short"],
  ])("%j for answers in %s is %j", (text, language, shape) => {
    expect(goldShapeOf(text, language)).toBe(shape);
  });
});

describe("languageKey", () => {
  test.each([
    ["en", "en"],
    ["en-IN", "en"],
    ["EN_us", "en"],
    ["hi", "hi"],
    ["hi-Deva-IN", "hi"],
    ["hi-Latn", "hinglish"],
    ["Hinglish", "hinglish"],
    ["ta-Latn", "ta-latn"],
    ["pa-Arab-PK", "pa-arab"],
  ])("%s is %s", (tag, key) => {
    expect(languageKey(tag)).toBe(key);
  });
});
