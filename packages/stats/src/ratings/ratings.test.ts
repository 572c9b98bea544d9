import { describe, expect, test } from "vitest";
import { expectNear, vectors } from "../../test/vectors.js";
import { bradleyTerry } from "./bradley-terry.js";
import { elo } from "./elo.js";
import { passAtK } from "./pass-at-k.js";
import { winProbability } from "./win-probability.js";

describe("bradleyTerry", () => {
  test("agrees with the MM algorithm and statsmodels", () => {
    for (const { input, expected, tolerance } of vectors("stats-ranking", "bradley_terry")) {
      const { strengths, elo: scaled } = bradleyTerry(input.wins);
      expectNear(strengths, expected.log_strength, tolerance);
      expectNear(scaled, expected.elo_relative, 1000 * tolerance);
      const chances = strengths!.map((a) => strengths!.map((b) => winProbability(a, b)));
      expectNear(chances, expected.win_probability, tolerance);
    }
  });

  test("is undefined where no finite strengths fit", () => {
    for (const { input } of vectors("stats-ranking", "bradley_terry_undefined")) {
      expect(bradleyTerry(input.wins).strengths).toBeNull();
    }
  });

  test("names who never lost to whom", () => {
    const wins = [
      [0, 5, 5],
      [0, 0, 3],
      [0, 2, 0],
    ];
    expect(bradleyTerry(wins)).toMatchObject({
      reason: "of players 0 none ever lost to any of 1, 2, so no finite strengths fit",
    });
    expect(
      bradleyTerry([
        [0, 0],
        [1, 0],
      ]),
    ).toMatchObject({
      reason: "of players 1 none ever lost to any of 0, so no finite strengths fit",
    });
    expect(bradleyTerry([])).toMatchObject({ strengths: null, reason: "there are no players" });
  });

  test("a lopsided chain converges", () => {
    const wins = [
      [0, 1000, 0],
      [1, 0, 1000],
      [0, 1, 0],
    ];
    expectNear(bradleyTerry(wins).strengths, [Math.log(1000), 0, -Math.log(1000)], 1e-9);
  });

  test.each([
    [[[0, 1]], "wins must have as many columns as rows, got 2"],
    [
      [
        [0, -1],
        [1, 0],
      ],
      "wins[0][1] must be at least 0, got -1",
    ],
    [[[1]], "wins[0][0] must be 0, nobody plays against himself, got 1"],
  ])("refuses %j", (wins, message) => {
    expect(() => bradleyTerry(wins)).toThrow(message);
  });
});

describe("elo", () => {
  test("agrees with the update formula, in either order of the games", () => {
    for (const { input, params, expected, tolerance } of vectors("stats-ranking", "elo")) {
      const games = input.games.map(([a, b, score]: [string, string, number]) => ({ a, b, score }));
      const options = { k: params.k, initial: params.init };
      for (const [list, ratings] of [
        [games, expected.ratings],
        [[...games].reverse(), expected.ratings_if_games_reversed],
      ]) {
        const result = elo(list, options);
        expect(result.map(({ player }) => player)).toEqual(Object.keys(ratings));
        expectNear(
          result.map(({ rating }) => rating),
          Object.values(ratings),
          tolerance,
        );
      }
    }
  });

  test("a player may have any name", () => {
    expect(elo([{ a: "__proto__", b: "constructor", score: 0.5 }])).toEqual([
      { player: "__proto__", rating: 1500 },
      { player: "constructor", rating: 1500 },
    ]);
    expect(() => elo([{ a: "A", b: "A", score: 1 }])).toThrow(`a game must have two players, got "A"`);
  });
});

describe("passAtK", () => {
  test("agrees with exact fractions", () => {
    for (const { input, expected, tolerance } of vectors("stats-misc", "pass_at_k")) {
      expectNear(passAtK(input.c, input.n, input.k).value, expected.pass_at_k, tolerance);
    }
  });

  test("fewer samples than k say nothing", () => {
    expect(passAtK(1, 3, 5)).toEqual({ value: null, reason: "pass@5 needs 5 samples, there are 3" });
  });
});
