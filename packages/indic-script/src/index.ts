export type { ScriptAdherenceDetail } from "./adherence/adherence-detail.js";
export { type ScriptAdherenceOptions, scriptAdherence } from "./adherence/script-adherence.js";
export { identifiableLanguages } from "./language/identifiable-languages.js";
export {
  type IdentifiedLanguage,
  type IdentifyLanguageOptions,
  identifyLanguage,
  type LanguageShare,
  type LanguageToken,
} from "./language/identify-language.js";
export { type Loanword, loanwordTerms, lookupLoanword } from "./loanwords/lookup-loanword.js";
export { type IndicMatchOptions, indicMatch } from "./match/indic-match.js";
export type { IndicMatchDetail } from "./match/indic-match-verdicts.js";
export { type MatchLevel, matchLevels } from "./match/match-level.js";
export type { Refusal } from "./match/refusal.js";
export { type SameAnswerOptions, sameAnswer } from "./match/same-answer.js";
export { type CodeMixing, codeMixing } from "./mixing/code-mixing.js";
export { codeMixingIndex } from "./mixing/code-mixing-index.js";
export { iIndex } from "./mixing/i-index.js";
export { mIndex } from "./mixing/m-index.js";
export type { MixingDetail, MixingOptions } from "./mixing/measured-mix.js";
export { switchPoints } from "./mixing/switch-points.js";
export { type IndicNormalizeOptions, indicNormalize, type NormalizedText } from "./normalize/indic-normalize.js";
export { type IndicStep, type IndicStepName, indicSteps, type NormalizationLevel } from "./normalize/indic-steps.js";
export { type PhoneticOptions, phoneticKey } from "./phonetic/phonetic-key.js";
export { soundsAlike } from "./phonetic/sounds-alike.js";
export { scriptName } from "./script/letter-scripts.js";
export type { NeutralKind, NeutralSpan } from "./script/neutral-span.js";
export { neutralSpans } from "./script/neutral-spans.js";
export {
  type ScriptProfile,
  type ScriptProfileOptions,
  type ScriptShare,
  type ScriptSpan,
  scriptProfile,
} from "./script/script-profile.js";
export {
  type TransliterateOptions,
  type TransliterationScheme,
  transliterate,
  transliterationCandidates,
} from "./transliterate/transliterate.js";
export type { ProblemKind, TextProblem } from "./well-formed/text-problem.js";
export { textProblems } from "./well-formed/text-problems.js";
export { type WellFormedTextDetail, wellFormedText } from "./well-formed/well-formed-text.js";
