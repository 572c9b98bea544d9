import { EvalError } from "@eval/core";
import { suggestName } from "../../rows/mapping/closest-name.js";

/** A prompt with places in it that a case fills. */
export interface Template {
  readonly text: string;
  readonly parts: readonly TemplatePart[];
}

type TemplatePart =
  | string
  | { readonly kind: "field"; readonly name: string }
  /** Kept where the case has the field, or with `without` where it does not. */
  | {
      readonly kind: "section";
      readonly name: string;
      readonly without: boolean;
      readonly parts: readonly TemplatePart[];
    };

/** A tag, and where it stands alone on its line and opens or closes a section, that line whole. */
const TAG =
  /(?:(?<=^|\n)[\t ]*\{\{[\t ]*(?<mark>[#^/])(?<alone>[^{}]*)\}\}[\t ]*(?:\r?\n|$))|\{\{(?<inside>[^{}]*)\}\}/gu;

/**
 * Reads a template: `{{input}}` is the field of a case, `{{#language}}…{{/language}}` stands only where the case has the
 * field, `{{^language}}…{{/language}}` only where it does not. `isKnown` says which names there are; another one is an
 * error, since a model would be sent it as it stands.
 */
export function parseTemplate(text: string, isKnown: (name: string) => boolean, known: readonly string[]): Template {
  const open: { readonly name: string; readonly without: boolean; readonly parts: TemplatePart[] }[] = [];
  const root: TemplatePart[] = [];
  const here = () => open.at(-1)?.parts ?? root;
  let start = 0;
  for (const match of text.matchAll(TAG)) {
    if (match.index > start) here().push(text.slice(start, match.index));
    start = match.index + match[0].length;
    const { mark, name } = readTag(match.groups ?? {});
    if (!isKnown(name)) throw unknown(name, known);
    if (mark === "") here().push({ kind: "field", name });
    else if (mark !== "/") open.push({ name, without: mark === "^", parts: [] });
    else {
      const closed = open.pop();
      if (closed?.name !== name) throw unbalanced(name, closed?.name);
      here().push({ kind: "section", ...closed });
    }
  }
  const [left] = open;
  if (left !== undefined)
    throw new EvalError("invalid-option", `a prompt must close {{#${left.name}}}, got no end of it`);
  if (start < text.length) root.push(text.slice(start));
  return { text, parts: root };
}

function readTag({ mark, alone, inside = "" }: Readonly<Record<string, string | undefined>>) {
  if (mark !== undefined) return { mark, name: (alone ?? "").trim() };
  const tag = inside.trim();
  const first = tag.charAt(0);
  return "#^/".includes(first) && first !== "" ? { mark: first, name: tag.slice(1).trim() } : { mark: "", name: tag };
}

function unknown(name: string, known: readonly string[]): EvalError {
  if (name === "expected" || name === "incorrect" || name === "output") {
    return new EvalError("invalid-option", `a prompt must not show the model what is to be found, got {{${name}}}`);
  }
  return new EvalError("invalid-option", `a prompt has no place {{${name}}}; ${suggestName(name, known)}`);
}

const unbalanced = (name: string, open: string | undefined): EvalError =>
  new EvalError(
    "invalid-option",
    open === undefined
      ? `a prompt must open {{#${name}}} before it closes it`
      : `a prompt must close {{#${open}}} first, got {{/${name}}}`,
  );

/** What a case gives for a place: a text, or in words why there is none. */
export type PlaceValue = { readonly text: string } | { readonly missing: string };

/** Whether anything of a case goes into a template. */
export const hasPlaces = ({ parts }: Template): boolean => parts.some((part) => typeof part !== "string");

/** Fills a template in one pass: what a case holds is never read as a template. */
export function fillTemplate({ parts }: Template, valueOf: (name: string) => PlaceValue): PlaceValue {
  const texts: string[] = [];
  for (const part of parts) {
    if (typeof part === "string") {
      texts.push(part);
      continue;
    }
    const value = valueOf(part.name);
    if (part.kind === "section") {
      if ("missing" in value !== part.without) continue;
      const inner = fillTemplate({ text: "", parts: part.parts }, valueOf);
      if ("missing" in inner) return inner;
      texts.push(inner.text);
    } else if ("missing" in value) return value;
    else texts.push(value.text);
  }
  return { text: texts.join("") };
}
