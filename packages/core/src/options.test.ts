import { describe, expect, test } from "vitest";
import { type OptionRules, resolveOptions } from "./options.js";

interface Options {
  readonly threshold: number;
  readonly edges: string;
  readonly normalize: readonly string[];
  readonly strict: boolean;
  readonly limit: number | null;
  readonly preset: string | null;
}

const rules: OptionRules<Options> = {
  defaults: { threshold: 0.5, edges: "word", normalize: ["nfc"], strict: false, limit: null, preset: null },
  choices: { edges: ["word", "exact"] },
  presets: { scripts: { edges: "exact", threshold: 1 } },
};

const resolve = (given?: object) => resolveOptions("sample", rules, given as Partial<Options>);

describe("resolveOptions", () => {
  test("gives the defaults where nothing is given", () => {
    expect(resolve()).toEqual(rules.defaults);
    expect(resolve({})).toEqual(rules.defaults);
  });

  test("lets what is given win over the preset, and the preset over the defaults", () => {
    expect(resolve({ preset: "scripts", threshold: 0.7 })).toEqual({
      ...rules.defaults,
      preset: "scripts",
      edges: "exact",
      threshold: 0.7,
    });
  });

  test.each([
    [{ treshold: 1 }, 'sample has no option "treshold"; it takes threshold, edges, normalize, strict, limit, preset'],
    [JSON.parse('{"__proto__": 1}'), /^sample has no option "__proto__"/],
    [{ toString: 1 }, /^sample has no option "toString"/],
  ])("refuses the unknown option in %j and lists the known ones", (given, message) => {
    expect(() => resolve(given)).toThrow(
      expect.objectContaining({
        code: "unknown-option",
        message: typeof message === "string" ? message : expect.stringMatching(message),
      }),
    );
  });

  test("says so where a metric takes no option", () => {
    expect(() => resolveOptions("bare", { defaults: {} }, { threshold: 1 } as object)).toThrow(
      'bare has no option "threshold"; it takes none',
    );
  });

  test.each([
    [{ threshold: "0.7" }, 'threshold of sample must be a number, got "0.7"'],
    [{ threshold: null }, "threshold of sample must be a number, got null"],
    [{ threshold: undefined }, "threshold of sample must be a number, got undefined"],
    [{ threshold: Number.NaN }, "threshold of sample must be plain JSON, got null"],
    [{ strict: 1 }, "strict of sample must be a boolean, got 1"],
    [{ normalize: "nfc" }, 'normalize of sample must be a list, got "nfc"'],
    [{ normalize: { 0: "nfc" } }, 'normalize of sample must be a list, got {"0":"nfc"}'],
    [{ normalize: [() => 1] }, "normalize of sample must be plain JSON, got [null]"],
    [{ limit: () => 1 }, "limit of sample must be plain JSON, got () => 1"],
    [{ edges: "letter" }, 'edges of sample must be one of "word", "exact", got "letter"'],
    [{ preset: "script" }, 'preset of sample must be one of "scripts", got "script"'],
    [{ preset: "constructor" }, 'preset of sample must be one of "scripts", got "constructor"'],
    [[], "options of sample must be an object, got []"],
    [null, "options of sample must be an object, got null"],
    ["threshold", 'options of sample must be an object, got "threshold"'],
  ])("refuses %o", (given, message) => {
    expect(() => resolve(given as object)).toThrow(expect.objectContaining({ code: "invalid-option", message }));
  });

  test.each([[0], ["ten"], [[1]], [null]])("takes %j for an option whose default is null", (limit) => {
    expect(resolve({ limit }).limit).toEqual(limit);
  });

  test("freezes all the way down what it gives, and copies it", () => {
    const normalize = ["lower-case"];
    const options = resolve({ normalize });
    expect(Object.isFrozen(options) && Object.isFrozen(options.normalize)).toBe(true);
    normalize.push("nfc");
    expect(options.normalize).toEqual(["lower-case"]);
    expect(Object.isFrozen(rules.defaults.normalize)).toBe(false);
  });
});
