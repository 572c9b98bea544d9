/** Why MuRIL is refused unless `allowMuril` says otherwise. */
export const MURIL_WARNING =
  "MuRIL gives nearly every pair of texts a cosine of 0.99 (standard deviation 0.002), right or wrong, so no threshold " +
  "can tell them apart: its AUC in the shipped cards is 0.00 for English, 0.11 for Hindi and 0.44 for Hinglish. It is a masked language " +
  "model that was not trained to compare sentences; on HindiWiC it is near chance (55 %) until it is fine-tuned (90 %). " +
  "Take a sentence encoder, or set allowMuril and a card of your own";

/** Whether an encoder's name is that of MuRIL, whoever converted it. */
export const isMuril = (name: string): boolean => /(?:^|[^a-z])muril(?:[^a-z]|$)/i.test(name);
