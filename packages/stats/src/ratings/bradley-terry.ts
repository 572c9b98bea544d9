import { invalidInput } from "../checks/invalid-input.js";
import { solve } from "./solve.js";

/** Strengths on a log scale that add up to 0, or null with the reason why none fit. */
export type BradleyTerry =
  | {
      readonly strengths: readonly number[];
      /** The same on the Elo scale: 400 points are odds of 10 to 1. */
      readonly elo: readonly number[];
    }
  | { readonly strengths: null; readonly elo: null; readonly reason: string };

/**
 * The Bradley-Terry model of pairwise comparisons: the strengths that make the wins seen most likely, where
 * `wins[i][j]` is how often i beat j; a tie is half a win for both.
 *
 * Does not depend on the order of the games, unlike Elo. Null where some players never lost to, or never met, the rest:
 * no finite strengths fit then (Ford's condition).
 *
 * @see Bradley and Terry 1952; Ford 1957; Hunter 2004, MM algorithms for generalized Bradley-Terry models
 * @example
 * bradleyTerry([[0, 7], [3, 0]]).strengths?.map((strength) => strength.toFixed(6)); // => ["0.423649", "-0.423649"]
 * bradleyTerry([[0, 2], [0, 0]]).strengths; // => null
 */
export function bradleyTerry(wins: readonly (readonly number[])[]): BradleyTerry {
  checkWins(wins);
  const reason = obstacle(wins);
  if (reason !== null) return { strengths: null, elo: null, reason };
  const strengths = maximise(wins);
  return { strengths, elo: strengths.map((strength) => (strength * 400) / Math.LN10) };
}

/**
 * The chance that a player of one log strength beats one of another.
 *
 * @example
 * winProbability(0, 0); // => 0.5
 */
export function winProbability(a: number, b: number): number {
  return 1 / (1 + Math.exp(b - a));
}

function checkWins(wins: readonly (readonly number[])[]): void {
  for (const [i, row] of wins.entries()) {
    if (row.length !== wins.length) throw invalidInput("wins must have as many columns as rows", row.length);
    for (const [j, count] of row.entries()) {
      if (!(count >= 0 && Number.isFinite(count))) throw invalidInput(`wins[${i}][${j}] must be at least 0`, count);
      if (i === j && count > 0) throw invalidInput(`wins[${i}][${i}] must be 0, nobody plays against himself`, count);
    }
  }
}

function obstacle(wins: readonly (readonly number[])[]): string | null {
  if (wins.length === 0) return "there are no players";
  const beaten = reach(wins.length, (from, to) => wins[from]![to]! > 0);
  const beating = reach(wins.length, (from, to) => wins[to]![from]! > 0);
  const all = [...wins.keys()];
  const list = (chosen: (player: number) => boolean) => all.filter(chosen).join(", ");
  const isBeaten = (player: number) => beaten.has(player);
  const isBeating = (player: number) => beating.has(player);
  if (beaten.size < wins.length)
    return noLoss(
      list((player) => !isBeaten(player)),
      list(isBeaten),
    );
  if (beating.size < wins.length)
    return noLoss(
      list(isBeating),
      list((player) => !isBeating(player)),
    );
  return null;
}

const noLoss = (winners: string, losers: string): string => {
  return `of players ${winners} none ever lost to any of ${losers}, so no finite strengths fit`;
};

/** All that can be reached from the first player. */
function reach(count: number, leads: (from: number, to: number) => boolean): Set<number> {
  const reached = new Set([0]);
  for (const from of reached) {
    for (let to = 0; to < count; to += 1) if (leads(from, to)) reached.add(to);
  }
  return reached;
}

const MAX_STEPS = 100;

/** Newton's method, halving steps that overshoot: the likelihood is concave, so it has one top. */
function maximise(wins: readonly (readonly number[])[]): number[] {
  let strengths = wins.map(() => 0);
  let likelihood = logLikelihood(wins, strengths);
  for (let taken = 0; taken < MAX_STEPS; taken += 1) {
    const step = newtonStep(wins, strengths);
    for (let scale = 1; ; scale /= 2) {
      const next = strengths.map((strength, i) => strength + scale * step[i]!);
      const better = logLikelihood(wins, next);
      if (better > likelihood) {
        [strengths, likelihood] = [next, better];
        break;
      }
      if (scale < 1e-6) return centred(strengths);
    }
  }
  return centred(strengths);
}

function centred(strengths: readonly number[]): number[] {
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length;
  return strengths.map((strength) => strength - mean);
}

function logLikelihood(wins: readonly (readonly number[])[], strengths: readonly number[]): number {
  let sum = 0;
  for (const [i, row] of wins.entries()) {
    for (const [j, count] of row.entries()) {
      if (count > 0) sum -= count * Math.log1p(Math.exp(strengths[j]! - strengths[i]!));
    }
  }
  return sum;
}

function newtonStep(wins: readonly (readonly number[])[], strengths: readonly number[]): number[] {
  const size = wins.length;
  const gradient = wins.map(() => 0);
  // Strengths are free up to a constant; adding 1 everywhere picks those whose sum stays the same.
  const information = wins.map(() => Array<number>(size).fill(1));
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) {
      if (i === j) continue;
      const games = wins[i]![j]! + wins[j]![i]!;
      const chance = winProbability(strengths[i]!, strengths[j]!);
      gradient[i]! += wins[i]![j]! - games * chance;
      information[i]![i]! += games * chance * (1 - chance);
      information[i]![j]! -= games * chance * (1 - chance);
    }
  }
  return solve(information, gradient);
}
