import { EvalError, type JsonRecord, type OpenMetric } from "@eval/core";
import { partsOf, type ReadPart } from "../profile/parts-of.js";
import type { Expression, Profile } from "../profile/profile.js";
import { checkBounds } from "./check-reachable.js";
import type { OpenExpression, OpenPart, OpenProfile } from "./opened-profile.js";

/** Makes the metrics of a profile; `model` is for those that ask one and name none. Throws `EvalError` that names the part where there is none of its name. */
export async function openProfile(
  name: string,
  profile: Profile,
  open: OpenMetric,
  model: JsonRecord | null,
): Promise<OpenProfile> {
  const parts = [
    ...partsOf(profile.primary, `${name}.primary`),
    ...Object.entries(profile.supporting ?? {}).map(([key, part]) => ({
      part: part as ReadPart,
      path: `${name}.supporting.${key}`,
    })),
  ];
  const opened = new Map<ReadPart, OpenPart>();
  for (const { part, path } of parts) opened.set(part, await openPart(part, path, open, model));
  const pick = (part: ReadPart) => opened.get(part) as OpenPart;
  const primaryParts = partsOf(profile.primary, "").map(({ part }) => pick(part));
  for (const [index, part] of primaryParts.entries()) {
    checkRange(part, parts[index]?.path ?? name);
    checkBounds(part, parts[index]?.path ?? name);
  }
  return {
    name,
    profile,
    primary: replaceParts(profile.primary, pick),
    primaryParts,
    supporting: Object.values(profile.supporting ?? {}).map((part) => pick(part as ReadPart)),
    judgesOutput: primaryParts.some(({ metric }) => metric.info.needs.includes("output")),
  };
}

async function openPart(part: ReadPart, path: string, open: OpenMetric, model: JsonRecord | null): Promise<OpenPart> {
  const { key, metric: name, options = {}, value = "score", decides = "scored" } = part;
  try {
    const made = await open(name, options);
    const lacksModel = model !== null && "model" in made.options && !("model" in options);
    const metric = lacksModel ? await open(name, { ...options, model }) : made;
    const asksModel = metric.async && !("encoder" in metric.options);
    const references = part.references ?? (asksModel ? "all" : "each");
    const id = JSON.stringify([name, options, references]);
    return { key, metric, id, references, value, decides, asksModel };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new EvalError("profile-part", `${path}: ${message}`, { cause: error });
  }
}

/** A score enters as it is only where every score is a share already: nothing is clamped later. */
function checkRange({ metric, value }: OpenPart, path: string): void {
  const { name, range, higherIsBetter } = metric.info;
  const [min, max] = range;
  if (value !== "score" || (min === 0 && max === 1 && higherIsBetter)) return;
  const scores = `${name} scores from ${min ?? "no bound"} to ${max ?? "no bound"}${higherIsBetter ? "" : ", less being better"}`;
  throw new EvalError(
    "profile-part",
    `${path} must give a value from 0 to 1, and ${scores}: add "value", as {"atLeast": …}, {"atMost": …} or {"scale": [worst, best]}`,
  );
}

function replaceParts(expression: Expression, pick: (part: ReadPart) => OpenPart): OpenExpression {
  if ("metric" in expression) return pick(expression as ReadPart);
  if ("max" in expression) return { max: expression.max.map((item) => replaceParts(item, pick)) };
  if ("first" in expression) return { first: expression.first.map((item) => replaceParts(item, pick)) };
  return { weighted: expression.weighted.map(({ weight, of }) => ({ weight, of: replaceParts(of, pick) })) };
}
