import { EvalError, type Json, type JsonRecord, show } from "@eval/core";
import { hintOf } from "../nearest.js";
import type { Profile } from "./profile.js";
import { readFields, refuse } from "./read-fields.js";
import { readProfile } from "./read-profile.js";

/** Names that say how a profile is found, and are none. */
export const AUTO = "auto";
export const SOURCE_PRESERVED = "source_preserved";

/** The profiles that a metric knows, by name. */
export interface ProfileBook {
  readonly names: readonly string[];
  /** Throws `EvalError` where there is none of that name, since a misspelt profile is no short answer. */
  find(name: string): Profile;
}

interface Sources {
  readonly builtIn: Readonly<Record<string, Json>>;
  readonly profiles: JsonRecord;
  readonly graders: JsonRecord;
}

/** Built-in profiles, those of the options, and graders, which are profiles in short form. Throws on what is wrong. */
export function profileBook({ builtIn, profiles, graders }: Sources): ProfileBook {
  const known = new Map<string, Profile>();
  const put = (name: string, path: string, profile: Profile): void => {
    if (name === AUTO || name === SOURCE_PRESERVED) refuse(path, "must have another name, since this one asks the row");
    if (known.has(name)) refuse(path, "must have another name, since a profile has this one already");
    known.set(name, profile);
  };
  for (const [name, json] of Object.entries(builtIn)) known.set(name, readProfile(json, name, name));
  for (const [name, json] of Object.entries(profiles)) {
    put(name, `profiles.${name}`, readProfile(json, name, `profiles.${name}`));
  }
  const find = (name: string): Profile => {
    const profile = known.get(name);
    if (profile !== undefined) return profile;
    throw new EvalError(
      "unknown-profile",
      `no scoring profile is named ${show(name)}; ${hintOf(name, [...known.keys()])}`,
    );
  };
  for (const [name, json] of Object.entries(graders)) {
    put(name, `graders.${name}`, typeof json === "string" ? find(json) : readGrader(json, name));
  }
  return { names: [...known.keys()], find };
}

/** A grader is a profile, or an expression alone, whose parts count by their own verdicts. */
function readGrader(json: Json, name: string): Profile {
  const path = `graders.${name}`;
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    refuse(path, `must be the name of a profile, a profile or a part, got ${show(json)}`);
  }
  if ("primary" in (json as JsonRecord)) return readProfile(json, name, path);
  const { threshold = 1, summary, ...primary } = json as JsonRecord;
  if (Object.keys(primary).length === 0) readFields({ primary: null }, path, ["metric", "max", "weighted", "first"]);
  const profile = { threshold, primary, ...(summary !== undefined && { summary }) };
  return readProfile(profile, name, path, "passed");
}
