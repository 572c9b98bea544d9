import { checkCount } from "../checks/check-count.js";
import { xoshiro128 } from "./xoshiro128.js";

/** A seeded source of chance: the same seed gives the same draws on every platform. */
export interface Random {
  /** 32 random bits, as a whole number from 0 to 2^32 - 1. */
  readonly uint32: () => number;
  /** A whole number from 0 to `bound` - 1, each equally likely. */
  readonly below: (bound: number) => number;
  /** A number from 0 to just under 1, out of 2^53 equally spaced ones. */
  readonly float: () => number;
}

/**
 * A generator of random numbers out of a seed: xoshiro128** 1.1, its state filled by SplitMix64 as its authors
 * recommend. Whole-number arithmetic only, so every engine gives the same draws. Not for secrets.
 *
 * The seed is a whole number from 0 to 2^53 - 1; neighbouring seeds give unrelated draws.
 *
 * @see Blackman and Vigna 2021, Scrambled linear pseudorandom number generators, https://prng.di.unimi.it
 * @see Lemire 2019, Fast random integer generation in an interval, for `below`
 * @example
 * seededRandom(7).uint32() === seededRandom(7).uint32(); // => true
 * seededRandom(7).below(1); // => 0
 */
export function seededRandom(seed: number): Random {
  checkCount("seed", seed);
  const uint32 = xoshiro128(splitMix64(seed));
  return {
    uint32,
    below: (bound) => {
      checkCount("bound", bound, 1);
      return bound > LARGEST_EXACT_FACTOR ? belowLarge(bound, uint32) : draw(bound, TWO_32 % bound, uint32);
    },
    float: () => bits53(uint32) * 2 ** -53,
  };
}

/** A 32-bit draw times this is below 2^53, so the product of two doubles is exact. */
const LARGEST_EXACT_FACTOR = 2 ** 21;
const TWO_32 = 2 ** 32;

/** Draws below one bound, many times: gives what `below` would, without checking the bound each time. */
export function drawsBelow(bound: number, { uint32, below }: Random): () => number {
  checkCount("bound", bound, 1);
  if (bound > LARGEST_EXACT_FACTOR) return () => below(bound);
  const threshold = TWO_32 % bound;
  return () => draw(bound, threshold, uint32);
}

/** Lemire's method: draws whose product leaves a rest below the threshold would make some results more frequent. */
function draw(bound: number, threshold: number, uint32: () => number): number {
  for (;;) {
    const product = uint32() * bound;
    const whole = Math.floor(product / TWO_32);
    if (product - whole * TWO_32 >= threshold) return whole;
  }
}

function belowLarge(bound: number, uint32: () => number): number {
  const fair = 2 ** 53 - (2 ** 53 % bound);
  let drawn = bits53(uint32);
  while (drawn >= fair) drawn = bits53(uint32);
  return drawn % bound;
}

const bits53 = (uint32: () => number): number => (uint32() >>> 11) * TWO_32 + uint32();

/** Four words of 32 bits out of two of 64, the low half first. */
function splitMix64(seed: number): [number, number, number, number] {
  let state = BigInt(seed);
  const next = (): bigint => {
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
    let mixed = state;
    mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n);
    mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
    return mixed ^ (mixed >> 31n);
  };
  const [first, second] = [next(), next()];
  const low = (word: bigint) => Number(word & 0xffffffffn);
  return [low(first), low(first >> 32n), low(second), low(second >> 32n)];
}
