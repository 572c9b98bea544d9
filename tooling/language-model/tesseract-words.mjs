// @ts-check
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

// Parts of a traineddata file, by their place in its table (tesseract 4, tessdatamanager.h).
const LSTM_SYSTEM_DAWG = 19;
const LSTM_UNICHARSET = 21;

// Flags of an edge, above its letter (dawg.h).
const LAST_OF_NODE = 1n;
const BACKWARD = 2n;
const ENDS_WORD = 4n;
const FLAG_BITS = 3n;

/**
 * The word list of a language model of Tesseract 4, which is a graph of letters.
 * @param {string} file a gzipped traineddata file
 */
export function tesseractWords(file) {
  const data = gunzipSync(readFileSync(file));
  const letters = part(data, LSTM_UNICHARSET)
    .toString("utf8")
    .split("\n")
    .slice(1)
    .map((line) => line.split(" ")[0] ?? "");
  const dawg = part(data, LSTM_SYSTEM_DAWG);
  const letterBits = BigInt(Math.ceil(Math.log2(dawg.readInt32LE(2) + 1)));
  const edges = Array.from({ length: dawg.readInt32LE(6) }, (_, at) => dawg.readBigUInt64LE(10 + 8 * at));
  /** @type {string[]} */
  const words = [];
  const walk = (/** @type {number} */ node, /** @type {string} */ prefix) => {
    for (let at = node; ; at += 1) {
      const edge = /** @type {bigint} */ (edges[at]);
      const flags = edge >> letterBits;
      const word = prefix + letters[Number(edge & ((1n << letterBits) - 1n))];
      if (flags & ENDS_WORD) words.push(word);
      const next = Number(edge >> (letterBits + FLAG_BITS));
      if (next > 0 && !(flags & BACKWARD)) walk(next, word);
      if (flags & LAST_OF_NODE) return;
    }
  };
  walk(0, "");
  return words;
}

/**
 * @param {Buffer} data
 * @param {number} index
 */
function part(data, index) {
  const count = data.readInt32LE(0);
  const offsets = Array.from({ length: count }, (_, at) => Number(data.readBigInt64LE(4 + 8 * at)));
  const start = /** @type {number} */ (offsets[index]);
  const end = offsets.slice(index + 1).find((offset) => offset >= 0) ?? data.length;
  return data.subarray(start, end);
}
