import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkKebabCase, checkMetricName, checkPackageName } from "./check-names.js";

describe("checkMetricName", () => {
  test.each(["a", "token-f1", "rouge-2", "sentence-length"])("takes %s", (name) => {
    expect(() => checkMetricName(name)).not.toThrow();
  });

  test.each([
    ["TokenF1", '; write "token-f1"'],
    ["same_text", '; write "same-text"'],
    [" word count ", '; write "word-count"'],
    ["2-grams", ""],
    ["", ""],
    ["शब्द", ""],
    ["../evil", '; write "evil"'],
  ])("refuses %j and says how to write it where that is plain", (name, fix) => {
    expect(() => checkMetricName(name)).toThrow(`metric name must be kebab-case, got ${JSON.stringify(name)}${fix}`);
  });

  test.each(["new", "default", "eval", "await", "index"])("refuses %s, which code uses for something else", (name) => {
    expect(() => checkMetricName(name)).toThrow("must not be one that code uses for something else");
  });

  test("refuses every name that a file of the template binds", () => {
    const read = (file: string) =>
      readFileSync(new URL(`../template/shared/src/${file}`, import.meta.url), "utf8").replaceAll("metricName", "");
    const code = read("metric-name.ts") + read("metric-name.test.ts");
    const imported = [...code.matchAll(/import \{([^}]*)\}/g)].flatMap(([, names = ""]) => names.split(","));
    const constants = [...code.matchAll(/const (\w+)/g)].map(([, name = ""]) => name);
    const values = [...imported, ...constants].map((name) => name.trim()).filter((name) => /^[a-z]\w*$/.test(name));
    expect(values).toContain("defineMetric");
    const accepted = values.filter((name) => {
      try {
        checkMetricName(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
        return true;
      } catch {
        return false;
      }
    });
    // A name inside of a function hides the export there, where it is not used.
    expect(accepted).toEqual(["matched"]);
  });
});

describe("checkKebabCase", () => {
  test("names what is wrong", () => {
    expect(() => checkKebabCase("package name", "Reading")).toThrow(
      'package name must be kebab-case, got "Reading"; write "reading"',
    );
  });
});

describe("checkPackageName", () => {
  test.each(["eval-metric-readability", "@me/readability", "a.b_c"])("takes %s", (name) => {
    expect(() => checkPackageName(name)).not.toThrow();
  });

  test.each(["Readability", "@me/", "@/a", "a/b", ".hidden", "_a", "शब्द", "a b", "", "a".repeat(215)])(
    "refuses %j",
    (name) => {
      expect(() => checkPackageName(name)).toThrow(`got ${JSON.stringify(name)}`);
    },
  );
});
