import { EvalError, show } from "@eval/core";
import { type SampleStrategy, sampleStrategies } from "@eval/runner";
import { nearest } from "../discovery/nearest.js";
import type { Config } from "./config.js";
import { runModes } from "./run-modes.js";

/** Options that say which cases to take, as the command line gives them. */
export interface SamplingFlags {
  readonly filter?: readonly string[];
  readonly limit?: number;
  readonly sample?: number;
  readonly seed?: string;
  readonly strategy?: string;
  readonly cases?: string;
  readonly mode?: string;
  readonly maxCalls?: number;
}

/** Which cases to take, and how many calls of models are allowed. Null takes no heed of it. */
export interface SamplingSettings {
  /** Only the first so many cases. */
  readonly limit: number | null;
  /** File that names cases. */
  readonly list: string | null;
  readonly draw: {
    readonly size: number;
    readonly seed: number;
    readonly strategy: SampleStrategy;
    readonly mode: string | null;
  } | null;
  readonly maxCalls: number | null;
}

const DEFAULT_SEED = 1;

/** The command line over the configuration; what contradicts itself is an error. */
export function samplingSettings(flags: SamplingFlags, config: Config): SamplingSettings {
  const { limit, list, size, mode, maxCalls } = choiceIn(flags) ?? choiceIn(config) ?? ALL;
  refuseIdle(flags, size);
  const chance = {
    seed: seedOf(flags.seed ?? String(config.seed ?? DEFAULT_SEED)),
    strategy: strategyOf(flags.strategy ?? config.strategy ?? "auto"),
  };
  const draw = size === null ? null : { size, ...chance, mode };
  return { limit, list, draw, maxCalls: flags.maxCalls ?? config.maxCalls ?? maxCalls };
}

/** Whether the command line says anything about which cases to take. */
export const choosesCases = (flags: SamplingFlags): boolean =>
  choiceIn(flags) !== null || flags.seed !== undefined || flags.strategy !== undefined;

interface Choice {
  readonly limit: number | null;
  readonly list: string | null;
  readonly size: number | null;
  readonly mode: string | null;
  readonly maxCalls: number | null;
}

const ALL: Choice = { limit: null, list: null, size: null, mode: null, maxCalls: null };

/** What one place says of which cases to take; null where it says nothing. */
function choiceIn({ cases, limit, sample, mode }: Pick<Config, "cases" | "limit" | "sample" | "mode">): Choice | null {
  const said = Object.entries({ cases, limit, sample, mode }).filter(([, value]) => value !== undefined);
  if (said.length > 1) {
    const options = said.map(([name]) => `--${name}`).join(" and ");
    throw new EvalError("invalid-option", `one option must say which cases to take, got ${options}`);
  }
  if (cases !== undefined) return { ...ALL, list: cases };
  if (limit !== undefined) return { ...ALL, limit };
  if (sample !== undefined) return { ...ALL, size: sample };
  return mode === undefined ? null : modeNamed(mode);
}

function modeNamed(name: string): Choice {
  const found = Object.hasOwn(runModes, name) ? runModes[name] : undefined;
  if (found === undefined) throw unknownName("--mode", name, Object.keys(runModes));
  return { ...ALL, size: found.sample, mode: name, maxCalls: found.maxCalls };
}

/** A seed without a draw would be believed to do something. */
function refuseIdle({ seed, strategy }: SamplingFlags, size: number | null): void {
  const idle = seed !== undefined ? "--seed" : strategy !== undefined ? "--strategy" : null;
  if (idle === null || size !== null) return;
  throw new EvalError("invalid-option", `${idle} must come with --sample or --mode, got it without; nothing is drawn`);
}

function strategyOf(name: string): SampleStrategy {
  const strategy = sampleStrategies.find((known) => known === name);
  if (strategy === undefined) throw unknownName("--strategy", name, sampleStrategies);
  return strategy;
}

function unknownName(option: string, name: string, known: readonly string[]): Error {
  const near = nearest(name, known);
  const hint = near === null ? "" : `; did you mean ${near}?`;
  return new EvalError("invalid-option", `${option} must be ${known.join(", ")}, got ${show(name)}${hint}`);
}

function seedOf(text: string): number {
  const seed = Number(text);
  // ascii: options of a command line
  if (/^[0-9]+$/.test(text) && Number.isSafeInteger(seed)) return seed;
  throw new EvalError("invalid-option", `--seed must be a whole number from 0 to 2^53 - 1, got ${show(text)}`);
}
