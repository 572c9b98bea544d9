import fc from "fast-check";
import { expect, test } from "vitest";
import { maskText } from "./mask-text.js";
import { maskReasoning } from "./strip-reasoning.js";

test("maskText leaves only the letters of the scripts asked for, where they were", () => {
  expect(maskText("का abc க்1, मैं", ["Deva"], [])).toBe("का       1, मैं");
  expect(maskText("का abc का", ["Deva", "Latn"], [{ start: 3, end: 6 }])).toBe("का     का");
  expect(maskText("日本のabc", ["Jpan"], [])).toBe("日本の   ");
});

test("masks keep the length of any text", () => {
  const unit = fc.constantFrom(..."काabक்ி 1<>/👍\ud800", "<think>", "</think>", "[THINK]", "◁think▷", "<|end|>", "𑀓");
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(maskText(text, ["Deva"], [])).toHaveLength(text.length);
      expect(maskReasoning(text)).toHaveLength(text.length);
    }),
  );
});
