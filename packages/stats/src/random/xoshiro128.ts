/**
 * xoshiro128** 1.1: a function that gives the next 32 bits of the stream that starts at a state of four words, not
 * all of them 0. Period 2^128 - 1.
 *
 * @see https://prng.di.unimi.it/xoshiro128starstar.c
 */
export function xoshiro128(state: readonly [number, number, number, number]): () => number {
  let [s0, s1, s2, s3] = state;
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(s1, 5), 7), 9) >>> 0;
    const shifted = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= shifted;
    s3 = rotateLeft(s3, 11);
    return result;
  };
}

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
