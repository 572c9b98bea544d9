import { solve } from "./solve.js";
import { winProbability } from "./win-probability.js";

const MAX_STEPS = 100;

/** Newton's method, halving steps that overshoot: the likelihood is concave, so it has one top. */
export function bradleyTerryFit(wins: readonly (readonly number[])[]): number[] {
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
