import type { CalibrationCard, GoldShape } from "../calibration/calibration-card.js";

/** The card that decides a pair, and those whose AUC it must answer for. */
export type FoundCard =
  | { readonly kind: "found"; readonly card: CalibrationCard; readonly weakest: CalibrationCard }
  /** No card is about this encoder. */
  | { readonly kind: "none" }
  /** There are cards of this encoder, for these languages only. */
  | { readonly kind: "unsupported"; readonly languages: readonly string[] };

/**
 * The card for an encoder, a language and a kind of gold answer. Where the very kind has no threshold, that of another
 * kind is taken, and the weaker AUC of the two is what the pair is worth.
 */
export function findCard(
  cards: readonly CalibrationCard[],
  encoder: string,
  language: string | null,
  shape: GoldShape | null,
): FoundCard {
  const ofEncoder = cards.filter((card) => card.encoder === encoder);
  if (ofEncoder.length === 0) return { kind: "none" };
  const ofLanguage = ofEncoder.filter((card) => card.language === null || card.language === language);
  const exact = ofLanguage.find((card) => card.goldShape === shape && shape !== null);
  const deciding = exact !== undefined && exact.threshold !== null ? exact : ofLanguage.find(hasThreshold);
  const card = deciding ?? exact ?? ofLanguage[0];
  if (card === undefined) {
    return { kind: "unsupported", languages: [...new Set(ofEncoder.flatMap((one) => one.language ?? []))] };
  }
  return { kind: "found", card, weakest: weaker(card, exact ?? card) };
}

const hasThreshold = ({ threshold }: CalibrationCard): boolean => threshold !== null;

const weaker = (a: CalibrationCard, b: CalibrationCard): CalibrationCard => ((b.auc ?? 0) < (a.auc ?? 0) ? b : a);
