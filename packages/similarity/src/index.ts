export { type BertScoreOptions, bertScore, bertScoreWith } from "./bert-score.js";
export { calibratedSimilarity, calibratedSimilarityWith } from "./calibrated-similarity.js";
export { type CalibrateOptions, calibrate } from "./calibration/calibrate.js";
export { calibrateEncoder } from "./calibration/calibrate-encoder.js";
export type {
  CalibrationCard,
  CalibrationFinding,
  CalibrationVerdict,
  CardInterval,
  CardSlice,
  GoldShape,
  HeldOutAccuracy,
  Histogram,
  RocPoint,
  ThresholdChoice,
} from "./calibration/calibration-card.js";
export { cardMarkdown } from "./calibration/card-markdown.js";
export type { LabelledPair, LabelledScore } from "./calibration/labelled-score.js";
export { goldShapeOf } from "./cards/gold-shape.js";
export { languageKey } from "./cards/language-key.js";
export { readCard } from "./cards/read-card.js";
export { publishedCards, shippedCards } from "./cards/shipped-cards.js";
export { cachedEncoder } from "./encoders/cached-encoder.js";
export type { EncoderBackend } from "./encoders/encoder-backend.js";
export { type LexicalEncoderOptions, lexicalEncoder } from "./encoders/lexical-encoder.js";
export type { ModelEncoderOptions } from "./encoders/model-encoder.js";
export { type ModelFamily, modelFamily } from "./encoders/model-family.js";
export { openAIEmbeddings } from "./encoders/openai-embeddings.js";
export type { OpenAIEmbeddingsOptions } from "./encoders/openai-embeddings-options.js";
export type { TokenEncoder } from "./encoders/token-encoder.js";
export {
  type TransformersEncoderOptions,
  type TransformersLibrary,
  transformersEncoder,
} from "./encoders/transformers-encoder.js";
export { compareFacts, type FactFlags } from "./guards/compare-facts.js";
export { MURIL_WARNING } from "./muril.js";
export type { PairScorer, TextPair } from "./pairs/pair-scorer.js";
export { twoDocumentTfidf } from "./pairs/two-document-tfidf.js";
export type { SimilarityDetail } from "./score-similarity.js";
export type { CalibratedSimilarityOptions } from "./similarity-options.js";
export { cosine } from "./vectors/cosine.js";
export { matchTokens, type TokenMatch } from "./vectors/match-tokens.js";
