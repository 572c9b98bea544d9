import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fillTemplate, hasPlaces, parseTemplate } from "./template.js";

const known = ["input", "context", "language", "Domain"];
const parse = (text: string) => parseTemplate(text, (name) => known.includes(name), known);
const fill = (text: string, values: Readonly<Record<string, string>>) =>
  fillTemplate(parse(text), (name) =>
    Object.hasOwn(values, name) ? { text: values[name] as string } : { missing: `no ${name}` },
  );

describe("a prompt template", () => {
  test("puts the fields of a case in their places, in their own script", () => {
    expect(fill("प्रश्न: {{input}}\n{{ Domain }}", { input: "राजधानी?", Domain: "भूगोल" })).toEqual({
      text: "प्रश्न: राजधानी?\nभूगोल",
    });
  });

  test("never reads what a case holds as a template", () => {
    expect(fill("{{input}} {{Domain}}", { input: "{{Domain}} $& $1 {{#language}}", Domain: "d" })).toEqual({
      text: "{{Domain}} $& $1 {{#language}} d",
    });
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, value) => {
        fc.pre(!/[{}]/u.test(before));
        expect(fill(`${before}{{input}}`, { input: value })).toEqual({ text: before + value });
      }),
    );
  });

  test("says which field is missing instead of leaving a hole", () => {
    expect(fill("{{input}} {{context}}", { input: "q" })).toEqual({ missing: "no context" });
  });

  test("keeps a section where the case has its field, and the other one where it has not", () => {
    const text = "a{{#language}} in {{language}}{{/language}}{{^language}} in any{{/language}}.";
    expect(fill(text, { language: "Tamil" })).toEqual({ text: "a in Tamil." });
    expect(fill(text, {})).toEqual({ text: "a in any." });
  });

  test("leaves no empty line behind where a section stands on lines of its own", () => {
    const text = "a\n{{#context}}\n{{context}}\n{{/context}}\nb";
    expect(fill(text, { context: "c" })).toEqual({ text: "a\nc\nb" });
    expect(fill(text, {})).toEqual({ text: "a\nb" });
    expect(fill(text.replaceAll("\n", "\r\n"), { context: "c" })).toEqual({ text: "a\r\nc\r\nb" });
  });

  test("leaves single braces alone", () => {
    expect(fill('{"a": 1} {{input}} }', { input: "q" })).toEqual({ text: '{"a": 1} q }' });
  });

  test.each([
    ["{{imput}}", 'a prompt has no place {{imput}}; did you mean "input"?'],
    ["{{}}", "a prompt has no place {{}}"],
    ["{{expected}}", "a prompt must not show the model what is to be found, got {{expected}}"],
    ["{{#input}}", "a prompt must close {{#input}}"],
    ["{{/input}}", "a prompt must open {{#input}} before it closes it"],
    ["{{#input}}{{#context}}{{/input}}{{/context}}", "a prompt must close {{#context}} first, got {{/input}}"],
    ["{{__proto__}}", "a prompt has no place {{__proto__}}"],
  ])("refuses %j", (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });

  test("knows whether it has any place", () => {
    expect(hasPlaces(parse("{{#context}}x{{/context}}"))).toBe(true);
    expect(hasPlaces(parse("x {} {a}"))).toBe(false);
  });
});
