export { type BleuDetail, type BleuOptions, bleu } from "./bleu.js";
export {
  type CharacterErrorRateDetail,
  type CharacterErrorRateOptions,
  characterErrorRate,
} from "./character-error-rate.js";
export { type CharacterRatioDetail, type CharacterRatioOptions, characterRatio } from "./character-ratio.js";
export { type ChrfDetail, type ChrfOptions, chrf } from "./chrf.js";
export { type ChrfPlusPlusOptions, chrfPlusPlus } from "./chrf-plus-plus.js";
export {
  type ContextPrecisionAtKDetail,
  type ContextPrecisionAtKOptions,
  contextPrecisionAtK,
} from "./context-precision-at-k.js";
export { type DateMatchDetail, type DateMatchOptions, dateMatch } from "./date-match.js";
export { type EditSimilarityDetail, type EditSimilarityOptions, editSimilarity } from "./edit-similarity.js";
export { type ExactMatchDetail, type ExactMatchOptions, exactMatch } from "./exact-match.js";
export { type ExactSubstringDetail, type ExactSubstringOptions, exactSubstring } from "./exact-substring.js";
export { type HitAtKDetail, type HitAtKOptions, hitAtK } from "./hit-at-k.js";
export { type IdMatchDetail, type IdMatchOptions, idMatch } from "./id-match.js";
export { type JaroWinklerDetail, type JaroWinklerOptions, jaroWinkler } from "./jaro-winkler.js";
export { type MultipleChoiceDetail, type MultipleChoiceOptions, multipleChoice } from "./multiple-choice.js";
export { type NdcgDetail, type NdcgOptions, ndcg } from "./ndcg.js";
export { type NormalizedMatchDetail, type NormalizedMatchOptions, normalizedMatch } from "./normalized-match.js";
export { type NumericMatchDetail, type NumericMatchOptions, numericMatch } from "./numeric-match.js";
export { type RetrievalOverlapDetail, type RetrievalOverlapOptions, retrievalOverlap } from "./retrieval-overlap.js";
export { rouge1 } from "./rouge-1.js";
export { rouge2 } from "./rouge-2.js";
export { rougeL } from "./rouge-l.js";
export { type RougeLsumOptions, rougeLsum } from "./rouge-lsum.js";
export type { EmptyGold } from "./sequence/empty-gold.js";
export type { RougeDetail, RougeOptions } from "./sequence/rouge.js";
export type { RougeTokenizer } from "./sequence/rouge-tokenizers.js";
export type { TextUnit } from "./sequence/text-units.js";
export {
  type AnswerRelation,
  type ShortAnswerMatchDetail,
  type ShortAnswerMatchOptions,
  shortAnswerMatch,
} from "./short-answer-match.js";
export { type SquadExactMatchDetail, type SquadExactMatchOptions, squadExactMatch } from "./squad-exact-match.js";
export { type TerDetail, type TerOptions, ter } from "./ter.js";
export { type TokenF1Detail, type TokenF1Options, tokenF1 } from "./token-f1.js";
export { type WordErrorRateDetail, type WordErrorRateOptions, wordErrorRate } from "./word-error-rate.js";
export { type WordOverlapDetail, type WordOverlapOptions, wordOverlap } from "./word-overlap.js";
