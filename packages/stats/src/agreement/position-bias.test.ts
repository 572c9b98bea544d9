import { describe, expect, test } from "vitest";
import { expectNear, vectors } from "../../test/vectors.js";
import { positionBias } from "./position-bias.js";

describe("positionBias", () => {
  test("gives the shares of a judge asked in both orders", () => {
    for (const { input, expected, tolerance } of vectors("stats-seed004", "pairwise_position_bias")) {
      const bias = positionBias(input.b_wins_when_second.map(Boolean), input.b_wins_when_first.map(Boolean));
      expectNear(
        [bias.winsSecond, bias.winsFirst, bias.gap, bias.swapAverage].map(({ value }) => value),
        [expected.second, expected.first, expected.gap, expected.swap_average],
        tolerance,
      );
      expectNear(
        [bias.winsTwice, bias.losesTwice, bias.flipped].map(({ value }) => value),
        [expected.b_twice, expected.a_twice, expected.flipped],
        tolerance,
      );
    }
  });

  test("600 pairs with 44.5 % and 75.5 %: swap average .6, flipped .543, by no means by chance", () => {
    const pairs = [
      ...Array(197).fill([true, true]),
      ...Array(70).fill([true, false]),
      ...Array(256).fill([false, true]),
      ...Array(77).fill([false, false]),
    ];
    const bias = positionBias(
      pairs.map(([second]) => second),
      pairs.map(([, first]) => first),
    );
    expectNear([bias.winsSecond.value, bias.winsFirst.value, bias.gap.value], [0.445, 0.755, 0.31], 1e-12);
    expectNear([bias.swapAverage.value, bias.flipped.value], [0.6, 326 / 600], 1e-12);
    expect(bias.p).toBeLessThan(6e-26);
  });

  test("no pairs have no shares", () => {
    expect(positionBias([], []).gap).toEqual({ value: null, reason: "there are no pairs" });
  });
});
