import { type CapabilityBench, capabilityBench } from "./capability-bench/capability-bench.js";
import { builtInProfiles } from "./profile/built-in-profiles.js";
import { type ProfileBook, profileBook } from "./profile/profile-book.js";
import type { ScoringProfileOptions } from "./scoring-profile-options.js";

/** What a preset puts in the place of our own; null without one. */
export const benchOf = ({ preset }: Pick<ScoringProfileOptions, "preset">): CapabilityBench | null =>
  preset === "capability-bench" ? capabilityBench() : null;

/** The profiles that options come to. Throws on what is wrong with one. */
export function bookOf(options: Pick<ScoringProfileOptions, "preset" | "profiles" | "graders">): ProfileBook {
  const { profiles, graders } = options;
  return profileBook({ builtIn: benchOf(options)?.profiles ?? builtInProfiles, profiles, graders });
}
