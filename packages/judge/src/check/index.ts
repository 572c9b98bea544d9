export type { CardRate, JudgeCard } from "../card/judge-card.js";
export { readJudgeCard } from "../card/read-judge-card.js";
export { cardLines } from "./card-lines.js";
export { type CheckOptions, type JudgeObservations, observeJudge, type ProbeVerdict } from "./check-judge.js";
export { correctedPassRate } from "./corrected-pass-rate.js";
export { type Gap, verdictGap } from "./gaps.js";
export {
  type CheckedJudge,
  checkedJudge,
  type FurtherObservations,
  judgeCard,
} from "./judge-card.js";
export { type LabelAgreement, type LabelledVerdict, labelAgreement } from "./label-agreement.js";
export { observePositions, type PositionVerdict } from "./observe-positions.js";
export { type Probe, type ProbeName, type ProbeSource, probesOf } from "./probes.js";
export { type AnsweredVerdict, type SelfPreference, selfPreference } from "./self-preference.js";
