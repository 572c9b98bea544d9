import { type CallContext, EvalError, type JsonRecord, type Outcome, type ScoreContext } from "@eval/core";
import { collapseWhitespace, isBlank, toNfc } from "@eval/core/text";
import type { CalibrationCard } from "./calibration/calibration-card.js";
import type { Candidate } from "./candidate.js";
import { type FoundCard, findCard } from "./cards/find-card.js";
import { goldShapeOf } from "./cards/gold-shape.js";
import { languageKey } from "./cards/language-key.js";
import { shippedCards } from "./cards/shipped-cards.js";
import { compareFacts } from "./guards/compare-facts.js";
import { isMuril, MURIL_WARNING } from "./muril.js";
import type { PairScorer } from "./pairs/pair-scorer.js";
import type { CalibratedSimilarityOptions } from "./similarity-options.js";
import { lowDiscrimination, unsupportedPair, verdict } from "./similarity-outcomes.js";

/** What explains a similarity: who encoded, which answer, what the card knows, what differs. */
export type SimilarityDetail = JsonRecord;

interface Question {
  readonly output: string;
  readonly answers: readonly { readonly text: string; readonly index: number }[];
  readonly language: string | null;
}

export type SimilaritySettings = Omit<CalibratedSimilarityOptions, "card"> & { readonly card: CalibrationCard | null };

/** Scores one case. Where no card lets the encoder decide, it is not asked. */
export async function scoreSimilarity(
  { output, answers, language }: Question,
  settings: SimilaritySettings,
  openScorer: (context: ScoreContext) => Promise<PairScorer>,
  context: ScoreContext,
): Promise<Outcome<SimilarityDetail>> {
  if (isBlank(output)) return BLANK;
  const scorer = await openScorer(context);
  checkScorer(scorer, settings);
  const same = answers.find(({ text }) => plain(text) === plain(output));
  if (same !== undefined) return identical(same, output, scorer, language, context);

  const key = language === null ? null : languageKey(language);
  const candidates = answers.map((answer) => ({ ...answer, found: cardFor(answer.text, scorer, key, settings) }));
  const able = candidates.filter(({ found }) => found.kind !== "unsupported" && !isWeak(found, settings.minAuc));
  if (able.length === 0) {
    const { found } = candidates[0]!;
    return found.kind === "unsupported"
      ? unsupportedPair(scorer, language, found.languages)
      : lowDiscrimination(scorer, language, found as Extract<FoundCard, { kind: "found" }>, settings.minAuc);
  }

  const scores = await scorer.scorePairs(
    able.map(({ text }) => ({ expected: text, output })),
    context,
  );
  const scored = able.flatMap((candidate, at) => {
    const score = scores[at] ?? null;
    return score === null ? [] : [{ candidate, score }];
  });
  if (scored.length === 0) return { ...NO_FEATURES, metadata: { encoder: scorer.id } };
  const best = scored.reduce((top, one) => (margin(one) > margin(top) ? one : top));
  const flags = settings.guards === "off" ? {} : compareFacts(best.candidate.text, output);
  return verdict(best, flags, { scorer, language, guards: settings.guards });
}

const BLANK: Outcome<SimilarityDetail> = Object.freeze({
  score: 0,
  passed: false,
  label: "blank",
  reason: "the output is blank",
  metadata: Object.freeze({}),
});

const NO_FEATURES = {
  score: null,
  label: "no_features",
  reason: "the encoder makes nothing of one of the texts",
} as const;

/** No card is needed to accept an accepted answer; the score is what the encoder makes of it, which need not be 1. */
async function identical(
  { text, index }: Question["answers"][number],
  output: string,
  scorer: PairScorer,
  language: string | null,
  context: CallContext,
): Promise<Outcome<SimilarityDetail>> {
  const [score = null] = await scorer.scorePairs([{ expected: text, output }], context);
  const metadata = { encoder: scorer.id, revision: scorer.revision, language, expectedIndex: index, identical: true };
  if (score === null) return { ...NO_FEATURES, metadata };
  return { score, passed: true, label: "similar", reason: "the output is an accepted answer", metadata };
}

const plain = (text: string): string => collapseWhitespace(toNfc(text)).trim();

function checkScorer({ id, revision }: PairScorer, { card, allowMuril }: SimilaritySettings): void {
  if (isMuril(id) && !allowMuril) throw new EvalError("muril-refused", MURIL_WARNING);
  if (card === null) return;
  if (card.encoder !== id) {
    throw new EvalError(
      "card-mismatch",
      `the card must be of the encoder ${id}, got one of ${card.encoder}: calibrate anew`,
    );
  }
  if (card.revision !== null && card.revision !== revision) {
    const message = `the card must be of revision ${revision} of ${id}, got one of ${card.revision}: calibrate anew`;
    throw new EvalError("card-mismatch", message);
  }
}

function cardFor(text: string, { id }: PairScorer, language: string | null, settings: SimilaritySettings) {
  const { threshold, card } = settings;
  if (threshold !== null) return { kind: "threshold", threshold } as const;
  const shape = settings.goldShape ?? goldShapeOf(text, language ?? "");
  return findCard(card === null ? shippedCards() : [card], id, language, shape);
}

function isWeak(found: Candidate["found"], minAuc: number): boolean {
  if (found.kind !== "found" || minAuc === 0) return false;
  const { auc, verdict: of } = found.weakest;
  return of === "constant" || auc === null || auc < minAuc;
}

/** How far a score is on the good side of its threshold; without one the score itself. */
function margin({ candidate: { found }, score }: { candidate: Candidate; score: number }): number {
  if (found.kind === "threshold") return score - found.threshold;
  return found.kind === "found" ? score - (found.card.threshold ?? 0) : score;
}
