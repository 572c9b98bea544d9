/** A score inside a sentence: four decimals at most, none that say nothing. */
export const scoreText = (score: number): string => String(Number(score.toFixed(4)));
