export type { IncorrectMatch } from "./evaluate/match-incorrect.js";
export type { PartRecord } from "./evaluate/part-record.js";
export type { ScoringProfileDetail } from "./evaluate/profile-outcome.js";
export { builtInProfiles } from "./profile/built-in-profiles.js";
export type { Expression, First, Max, Part, PartValue, Profile, Weighted, WeightedTerm } from "./profile/profile.js";
export { scoringProfile } from "./scoring-profile.js";
export type { ScoringProfileOptions } from "./scoring-profile-options.js";
export { type MetricSource, scoringProfileWith } from "./scoring-profile-with.js";
