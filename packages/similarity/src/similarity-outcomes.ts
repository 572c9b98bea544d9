import type { JsonRecord, Outcome } from "@eval/core";
import type { CalibrationCard } from "./calibration/calibration-card.js";
import type { Candidate } from "./candidate.js";
import type { FoundCard } from "./cards/find-card.js";
import type { FactFlags } from "./guards/compare-facts.js";
import type { PairScorer } from "./pairs/pair-scorer.js";

type Found = Extract<FoundCard, { kind: "found" }>;

/** The card cannot tell near from far, so a score would only look like knowledge. */
export function lowDiscrimination(
  scorer: PairScorer,
  language: string | null,
  { weakest }: Found,
  minAuc: number,
): Outcome<JsonRecord> {
  const { auc, aucInterval } = weakest;
  const range = aucInterval.low === null ? "" : ` (${fixed(aucInterval.low)} to ${fixed(aucInterval.high ?? 1)})`;
  const said = auc === null ? "unknown" : `${fixed(auc)}${range}`;
  return {
    score: null,
    label: "low_discrimination",
    reason: `${scorer.id} cannot tell right from wrong for ${language ?? "this language"}: AUC ${said}, below ${minAuc}`,
    metadata: { ...face(scorer, language), card: cardRecord(weakest) },
  };
}

/** There are cards of this encoder, and none for this language. */
export function unsupportedPair(
  scorer: PairScorer,
  language: string | null,
  languages: readonly string[],
): Outcome<JsonRecord> {
  const asked = language === null ? "a case without a language" : JSON.stringify(language);
  return {
    score: null,
    label: "unsupported_pair",
    reason: `${scorer.id} is calibrated for ${languages.join(", ")}, not for ${asked}: calibrate it`,
    metadata: { ...face(scorer, language), languages },
  };
}

interface Surroundings {
  readonly scorer: PairScorer;
  readonly language: string | null;
  readonly guards: "flag" | "cap" | "off";
}

/** What a score means by the card or threshold of the answer it was measured against. */
export function verdict(
  { candidate, score }: { readonly candidate: Candidate; readonly score: number },
  flags: FactFlags,
  { scorer, language, guards }: Surroundings,
): Outcome<JsonRecord> {
  const { found, index } = candidate;
  const metadata = { ...face(scorer, language), expectedIndex: index, ...flags, ...cardOf(found) };
  const threshold = thresholdOf(found);
  if (threshold === null) {
    return {
      score,
      passed: null,
      label: "uncalibrated",
      reason: `${whyNone(found, scorer.id)}${noted(flags)}`,
      metadata,
    };
  }
  const isNear = threshold !== "none" && score >= threshold;
  const isCapped = isNear && guards === "cap" && flags.differences !== undefined;
  const passed = isNear && !isCapped;
  const compared =
    threshold === "none"
      ? "the card calls nothing similar"
      : `${fixed(score)} ${isNear ? "reaches" : "is below"} ${fixed(threshold)}`;
  const reason = `${compared}${isCapped ? ", and yet the answers differ" : ""}${noted(flags)}`;
  return {
    score,
    passed,
    label: passed ? "similar" : "dissimilar",
    reason,
    metadata: { ...metadata, threshold: threshold === "none" ? null : threshold },
  };
}

/** Null where nothing may decide; "none" where a card found that rejecting everything does best. */
function thresholdOf(found: Candidate["found"]): number | "none" | null {
  if (found.kind === "threshold") return found.threshold;
  if (found.kind !== "found" || found.card.verdict === "too_few") return null;
  const isRejecting = found.card.findings.some(({ code }) => code === "rejects_everything");
  return found.card.threshold ?? (isRejecting ? "none" : null);
}

function whyNone(found: Candidate["found"], encoder: string): string {
  if (found.kind !== "found") return `no card is about ${encoder}: calibrate it, or give a threshold`;
  if (found.card.verdict !== "too_few") return "the card has no threshold";
  const { similar, dissimilar } = found.card.sample;
  return `the card has too few labels to decide with: ${similar} similar and ${dissimilar} dissimilar`;
}

const noted = ({ differences = [] }: FactFlags): string =>
  differences.length === 0 ? "" : `; look at ${differences.join(", ")}`;

const face = ({ id, revision }: PairScorer, language: string | null) => ({ encoder: id, revision, language });

const cardOf = (found: Candidate["found"]): JsonRecord => {
  if (found.kind !== "found") return { calibrated: false };
  const { card, weakest } = found;
  return {
    calibrated: card.verdict !== "too_few",
    card: cardRecord(card),
    ...(weakest !== card && { otherGoldShape: cardRecord(weakest) }),
  };
};

/** What of a card belongs beside a score. */
function cardRecord(card: CalibrationCard): JsonRecord {
  const {
    language,
    goldShape,
    verdict: of,
    auc,
    aucInterval,
    threshold,
    accuracyInSample,
    crossValidated,
    sample,
  } = card;
  return {
    language,
    goldShape,
    verdict: of,
    auc,
    aucLow: aucInterval.low,
    aucHigh: aucInterval.high,
    threshold,
    accuracyInSample,
    crossValidatedAccuracy: crossValidated?.accuracy ?? null,
    pairs: sample.pairs,
    findings: card.findings.map(({ code }) => code),
  };
}

const fixed = (value: number): string => value.toFixed(3);
