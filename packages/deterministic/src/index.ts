export { type ExactMatchDetail, type ExactMatchOptions, exactMatch } from "./exact-match.js";
export { type ExactSubstringDetail, type ExactSubstringOptions, exactSubstring } from "./exact-substring.js";
export { type WordOverlapDetail, type WordOverlapOptions, wordOverlap } from "./word-overlap.js";
