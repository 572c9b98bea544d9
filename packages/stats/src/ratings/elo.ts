import { checkShare } from "../checks/check-share.js";
import { invalidInput } from "../checks/invalid-input.js";

/** One game: `score` is that of the first player, 1 for a win, 0 for a loss, 0.5 for a tie. */
export interface Game {
  readonly a: string;
  readonly b: string;
  readonly score: number;
}

export interface EloOptions {
  /** How far one game moves a rating: 32 where not given. */
  readonly k?: number;
  /** What a player starts with: 1500 where not given. */
  readonly initial?: number;
}

export interface Rating {
  readonly player: string;
  readonly rating: number;
}

/**
 * Elo ratings after games played one after the other, players in the order of their first game.
 *
 * The order of the games changes the ratings. For games without an order, such as comparisons of models, use
 * `bradleyTerry`.
 *
 * @see Elo 1978, The rating of chessplayers; base 10, scale 400
 * @example
 * elo([{ a: "A", b: "B", score: 0 }]); // => [{ player: "A", rating: 1484 }, { player: "B", rating: 1516 }]
 */
export function elo(games: readonly Game[], { k = 32, initial = 1500 }: EloOptions = {}): Rating[] {
  const ratings = new Map<string, number>();
  for (const { a, b, score } of games) {
    checkShare("score", score);
    if (a === b) throw invalidInput("a game must have two players", a);
    const [ratingA, ratingB] = [ratings.get(a) ?? initial, ratings.get(b) ?? initial];
    const expected = 1 / (1 + 10 ** ((ratingB - ratingA) / 400));
    ratings.set(a, ratingA + k * (score - expected));
    ratings.set(b, ratingB - k * (score - expected));
  }
  return Array.from(ratings, ([player, rating]) => ({ player, rating }));
}
