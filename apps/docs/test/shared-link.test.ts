import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFragment, writeFragment } from "../playground/shared-link.mjs";

// Units of UTF-16 by themselves, halves of pairs among them.
const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 });
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  units.map((codes) => String.fromCharCode(...codes)),
  fc.string({ unit: fc.constantFrom("क", "्", "\u200d", "ष", "ि", "ी", "ம்", "१", "।", " "), maxLength: 60 }),
  fc.string({ unit: fc.constantFrom("👩🏽‍🌾", "🇮🇳", "\ud83d", "\udc4d", "\u202e", "\u0000"), maxLength: 20 }),
);
const shared = fc.record({
  fields: fc.record(
    { input: text, output: text, expected: fc.array(text), context: fc.array(text), trace: text, language: text },
    { requiredKeys: [] },
  ),
  options: fc.dictionary(
    fc.stringMatching(/^[a-z][a-z-]{0,12}$/),
    fc.record({ steps: fc.array(text), threshold: fc.option(fc.nat()) }),
    { noNullPrototype: true },
  ),
  open: fc.array(text),
});

const fragmentOf = (value: unknown) => `#case=1z.${deflateRawSync(JSON.stringify(value)).toString("base64url")}`;

describe("a link to a case", () => {
  test("gives every case back as it was, in whatever script, with halves of surrogate pairs", async () => {
    await fc.assert(
      fc.asyncProperty(shared, async (value) => {
        const fragment = await writeFragment(value);
        expect(fragment).toMatch(/^case=1[zp]\.[A-Za-z0-9_-]+$/);
        expect(await readFragment(`#${fragment}`)).toEqual(value);
      }),
      { numRuns: 300 },
    );
  });

  test("is packed where that makes it shorter", async () => {
    const output = "भारत की राजधानी नई दिल्ली है। ".repeat(300);
    const fragment = await writeFragment({ fields: { output }, options: {}, open: [] });
    expect(fragment).toMatch(/^case=1z\./);
    expect(fragment.length).toBeLessThan(output.length / 10);
    expect(await writeFragment({ fields: {}, options: {}, open: [] })).toMatch(/^case=1[zp]\./);
  });

  test("that is cut short, changed or made up is named as damaged, and never throws", async () => {
    const whole = await writeFragment({ fields: { output: "नई दिल्ली" }, options: {}, open: [] });
    for (let length = "case=".length; length < whole.length; length++) {
      expect(await readFragment(whole.slice(0, length))).toHaveProperty("problem");
    }
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (rest) => {
        const read = await readFragment(`#case=1z.${rest}`);
        expect(read === null || "problem" in read || "fields" in read).toBe(true);
      }),
    );
  });

  test.each([
    ["#case=2z.AAAA", "version 2"],
    ["#case=1x.AAAA", "damaged"],
    ["#case=", "damaged"],
    [fragmentOf({ fields: { output: 1 }, options: {}, open: [] }), "damaged"],
    [fragmentOf({ fields: { expected: "x" }, options: {}, open: [] }), "damaged"],
    [fragmentOf({ fields: {}, options: { bleu: [] }, open: [] }), "damaged"],
    [fragmentOf([]), "damaged"],
    [fragmentOf({ fields: { output: "a".repeat(3_000_000) } }), "more than the playground takes"],
  ])("says what is wrong with %.40s", async (fragment, problem) => {
    expect(await readFragment(fragment)).toEqual({ problem: expect.stringContaining(problem) });
  });

  test("keeps of a link what the page knows, and nothing else", async () => {
    const read = await readFragment(fragmentOf({ fields: { output: "x", onload: "y" }, more: 1 }));
    expect(read).toEqual({ fields: { output: "x" }, options: {}, open: [] });
  });

  test("is told from places on the page", async () => {
    expect(await readFragment("")).toBeNull();
    expect(await readFragment("#results-title")).toBeNull();
  });
});
