import { EvalError, show } from "@eval/core";
import { benchDoubts } from "./bench-doubts.js";
import { capabilityRating } from "./capability-rating.js";
import { type ComparisonWithPeople, comparedWithPeople } from "./comparison-with-people.js";
import type { Doubt } from "./doubt.js";
import { ownDoubts } from "./own-doubts.js";
import type { RatingFacts } from "./rating-facts.js";
import type { RunRating, RunRatings } from "./run-ratings.js";

interface RatingPreset {
  readonly by: "point" | "interval";
  readonly doubts: (facts: RatingFacts) => Doubt[];
  /** What labels of people say; null where the preset does not ask for any. */
  readonly people: ((facts: RatingFacts) => ComparisonWithPeople) | null;
}

const presets: Readonly<Record<string, RatingPreset>> = {
  default: { by: "interval", doubts: ownDoubts, people: comparedWithPeople },
  "capability-bench": { by: "point", doubts: benchDoubts, people: null },
};

/**
 * Rates a run three times: how well the model did (Strong, Moderate-Strong, Mixed, Weak), how far the measurement can be
 * believed (High, Medium, Low), and how much of it people should look at. Each with its reasons.
 *
 * `capability-bench` has the rules of genai_capability_bench 8aa833c. `default` has the same lines and levels, but asks
 * the lower bound of an interval to clear them, and doubts what is uncertain, unmeasured or contradicted. There the
 * reliability is High only where labels of people bear the verdicts out, those of the run or those on the judge's card.
 */
export function rateRun(facts: RatingFacts, preset = "default"): RunRatings {
  const rules = presets[preset];
  if (rules === undefined) {
    throw new EvalError(
      "invalid-option",
      `preset must be one of ${Object.keys(presets).join(", ")}, got ${show(preset)}`,
    );
  }
  const capability = capabilityRating(facts, rules.by);
  const reliability = reliabilityRating(rules.doubts(facts), rules.people?.(facts) ?? null);
  return { preset, capability, reliability, posture: postureOf(capability, reliability) };
}

const MANY = 3;

function reliabilityRating(ofRun: readonly Doubt[], people: ComparisonWithPeople | null): RunRating {
  const doubts = [...(people?.doubts ?? []), ...ofRun];
  const points = doubts.reduce((sum, doubt) => sum + doubt.points, 0);
  const isProven = people === null || people.proof !== null;
  const level = points >= MANY ? "Low" : points > 0 || !isProven ? "Medium" : "High";
  const against = doubts.length === 0 && isProven ? ["nothing speaks against the measurement"] : [];
  const told = [people?.proof, ...doubts.map(({ reason }) => reason), people?.lack].filter((reason) => reason != null);
  return { level, reasons: [...told, ...against] };
}

function postureOf(capability: RunRating, reliability: RunRating): RunRating {
  const told = `capability is ${capability.level} and reliability ${reliability.level}`;
  if (reliability.level === "Low") return { level: "Interpret With Caution", reasons: [told] };
  const isDoubtful = reliability.level === "Medium" || ["Mixed", "Weak", "Not rated"].includes(capability.level);
  return { level: isDoubtful ? "Targeted Review Recommended" : "Directionally Reliable", reasons: [told] };
}
