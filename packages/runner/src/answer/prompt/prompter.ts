import { type EvalCase, EvalError, type Message, show } from "@eval/core";
import { suggestName } from "../../rows/mapping/closest-name.js";
import { placeKnown, placeNames, placeValue } from "./case-places.js";
import { type Instructions, instructions, profileOf } from "./instructions.js";
import { fillTemplate, hasPlaces, type PlaceValue, parseTemplate, type Template } from "./template.js";

/** How questions are put to a model; what is null is left to the instructions of the case's scoring profile. */
export interface PromptSettings {
  readonly profile: string | null;
  /** A template; with one, and no profile, there is no system text but a given one. */
  readonly prompt: string | null;
  readonly system: string | null;
}

/** The conversation that asks a case, or in words why it cannot be asked. */
export type Prompt = { readonly messages: readonly Message[] } | { readonly missing: string };

/** Puts cases to a model. */
export interface Prompter {
  /** Which instructions a case is asked with; null where a template of the user is all there is. */
  profile(evalCase: EvalCase): string | null;
  ask(evalCase: EvalCase): Prompt;
}

/** `columns` are the file's own ones that are no field of a case: they may stand in a template. */
export function createPrompter({ profile, prompt, system }: PromptSettings, columns: readonly string[]): Prompter {
  if (profile !== null) instructionsOf(profile);
  const known = [...placeNames, ...columns];
  const parse = (text: string): Template => parseTemplate(text, placeKnown(columns), known);
  const templates = new Map<string, Template>();
  const template = (text: string): Template => {
    const parsed = templates.get(text) ?? parse(text);
    templates.set(text, parsed);
    return parsed;
  };
  const given = prompt === null ? null : parse(prompt);
  if (given !== null && !hasPlaces(given)) {
    const names = placeNames.map((name) => `{{${name}}}`).join(", ");
    throw new EvalError(
      "invalid-option",
      `a prompt must have a place for the question (${names}), got ${show(prompt)}`,
    );
  }
  const profileFor = (evalCase: EvalCase): string | null => profile ?? (given === null ? profileOf(evalCase) : null);

  return {
    profile: profileFor,
    ask(evalCase) {
      const name = profileFor(evalCase);
      const own = name === null ? null : instructionsOf(name);
      const fill = (text: string): PlaceValue => fillTemplate(template(text), (place) => placeValue(evalCase, place));
      const first = fill(system ?? (own === null ? "" : systemOf(own, evalCase)));
      if ("missing" in first) return first;
      const turns = given === null && asksNothingElse(evalCase) ? conversation(evalCase) : null;
      if (turns !== null) return "missing" in turns ? turns : { messages: withSystem(first.text, turns.messages) };
      const asked = fill(prompt ?? own?.prompt ?? "");
      if ("missing" in asked) return asked;
      return { messages: withSystem(first.text, [{ role: "user", content: asked.text }]) };
    },
  };
}

const systemOf = (own: Instructions, evalCase: EvalCase): string => own.systemFor?.(evalCase) ?? own.system;

function instructionsOf(name: string): Instructions {
  const found = Object.hasOwn(instructions, name) ? instructions[name] : undefined;
  if (found !== undefined) return found;
  const message = `there are no instructions for scoring profile ${show(name)}; ${suggestName(name, Object.keys(instructions))}`;
  throw new EvalError("unknown-profile", `${message}; --profile or --prompt says how to ask`);
}

/** The input of a conversation is its last question, unless the row has another one. */
const asksNothingElse = ({ input, messages }: EvalCase): boolean =>
  input === undefined || input === messages?.findLast(({ role }) => role === "user")?.content;

/** A case that is a conversation is gone on with; one that ends in an answer asks nothing. */
function conversation({ messages = [] }: EvalCase): Prompt | null {
  const last = messages.at(-1);
  if (last === undefined) return null;
  if (last.role === "user" || last.role === "tool") return { messages };
  return { missing: `the conversation of this case must end with a question, got a turn of the ${last.role}` };
}

/** A conversation that says itself how to answer is not told another way. */
function withSystem(system: string, turns: readonly Message[]): readonly Message[] {
  if (system === "" || turns.some(({ role }) => role === "system")) return turns;
  return [{ role: "system", content: system }, ...turns];
}
