import { describe, expect, test } from "vitest";
import { scoringProfile } from "../scoring-profile.js";

const primary = { metric: "token-f1" };
const make =
  (profile: object, name = "mine") =>
  () =>
    scoringProfile({ profiles: { [name]: profile } as never });

describe("a profile is checked when the metric is made", () => {
  test.each([
    [{ threshold: 0.7 }, "profiles.mine.primary of scoring-profile must be a part"],
    [{ threshold: 0.7, primary: [] }, "profiles.mine.primary of scoring-profile must be a part"],
    [{ primary }, "profiles.mine.threshold of scoring-profile must be above 0 and at most 1, got undefined"],
    [{ threshold: 0, primary }, "threshold of scoring-profile must be above 0 and at most 1, got 0"],
    [{ threshold: 70, primary }, "threshold of scoring-profile must be above 0 and at most 1, got 70"],
    [{ threshold: "0.7", primary }, 'must be above 0 and at most 1, got "0.7"'],
    [{ treshold: 0.7, primary }, 'profiles.mine of scoring-profile has no field "treshold"; did you mean "threshold"?'],
    [
      { threshold: 0.7, primary, version: 1.5 },
      "profiles.mine.version of scoring-profile must be a whole number from 1",
    ],
    [{ threshold: 0.7, primary, name: "yours" }, "profiles.mine.name of scoring-profile must be the name under which"],
    [{ threshold: 0.7, primary: { metrics: "x" } }, 'has no field "metrics"; did you mean "metric"?'],
    [{ threshold: 0.7, primary: { metric: "" } }, "profiles.mine.primary.metric of scoring-profile must be a name"],
    [
      { threshold: 0.7, primary: { max: [] } },
      "profiles.mine.primary.max of scoring-profile must be a list with something",
    ],
    [
      { threshold: 0.7, primary: { max: [primary], first: [primary] } },
      "must have one of metric, max, weighted and first",
    ],
    [
      { threshold: 0.7, primary: { max: [primary, { metric: "bleu", wieght: 1 }] } },
      'profiles.mine.primary.max[1] of scoring-profile has no field "wieght"; known are',
    ],
    [
      {
        threshold: 0.7,
        primary: {
          weighted: [
            { weight: 0.6, of: primary },
            { weight: 0.6, of: { metric: "bleu" } },
          ],
        },
      },
      "profiles.mine.primary.weighted of scoring-profile must have weights that add up to 1, got 1.2",
    ],
    [
      { threshold: 0.7, primary: { weighted: [{ weight: -1, of: primary }] } },
      "profiles.mine.primary.weighted[0].weight of scoring-profile must be a number above 0, got -1",
    ],
    [
      { threshold: 0.7, primary: { ...primary, decides: "pass" } },
      'decides of scoring-profile must be "scored" or "passed"',
    ],
    [{ threshold: 0.7, primary: { ...primary, decides: [] } }, "decides of scoring-profile must list labels"],
    [
      { threshold: 0.7, primary: { ...primary, references: "some" } },
      'references of scoring-profile must be "each" or "all"',
    ],
    [
      { threshold: 0.7, primary: { ...primary, value: { atLeast: 1, atMost: 1 } } },
      'value of scoring-profile must be "score"',
    ],
    [
      { threshold: 0.7, primary: { ...primary, value: { scale: [1, 1] } } },
      "value.scale of scoring-profile must be two different",
    ],
    [
      { threshold: 0.7, primary: { ...primary, value: { atLeast: "0.5" } } },
      "value.atLeast of scoring-profile must be a number",
    ],
    [
      { threshold: 0.7, primary, supporting: { other: { metric: "bleu", decides: "passed" } } },
      "profiles.mine.supporting.other.decides of scoring-profile must stand in parts of primary only",
    ],
    [
      { threshold: 0.7, primary: { max: [primary, { ...primary, options: { tokens: "squad" } }] } },
      'profiles.mine.primary.max[1] of scoring-profile must have a key of its own in profiles.mine, since "tokenF1"',
    ],
  ])("%j is refused with the path to what is wrong", (profile, message) => {
    expect(make(profile)).toThrow(message);
  });

  test.each(["auto", "source_preserved", "short_answer_qa"])("the name %s is taken", (name) => {
    expect(make({ threshold: 0.7, primary }, name)).toThrow(
      `profiles.${name} of scoring-profile must have another name`,
    );
  });

  test("a name that objects have anyway is a name like any other", () => {
    expect(make({ threshold: 0.7, primary }, "constructor")).not.toThrow();
    expect(() => scoringProfile({ profile: "constructor" })).toThrow('no scoring profile is named "constructor"');
  });

  test("weights of a third add up to 1", () => {
    const third = (metric: string) => ({ weight: 1 / 3, of: { metric } });
    expect(make({ threshold: 0.7, primary: { weighted: ["bleu", "chrf", "rouge-l"].map(third) } })).not.toThrow();
  });

  test("a profile option that names none is refused, with the one that was meant", () => {
    expect(() => scoringProfile({ profile: "short_anser_qa" })).toThrow(
      'no scoring profile is named "short_anser_qa"; did you mean "short_answer_qa"?',
    );
  });

  test("a threshold for all profiles is checked as their own are", () => {
    expect(() => scoringProfile({ threshold: 1.5 })).toThrow(
      "threshold of scoring-profile must be above 0 and at most 1",
    );
  });

  test.each([
    [{ number: 7 }, "graders.number of scoring-profile must be the name of a profile, a profile or a part, got 7"],
    [{ number: "numric" }, 'no scoring profile is named "numric"'],
    [{ number: {} }, "graders.number"],
    [{ number: { metric: "numeric-match", treshold: 1 } }, 'has no field "treshold"'],
  ])("the graders %j are refused", (graders, message) => {
    expect(() => scoringProfile({ graders: graders as never })).toThrow(message);
  });
});
