import { canonicalJson, sha256 } from "@eval/calls";
import type { AsyncMetric, Json } from "@eval/core";
import { wilsonInterval } from "@eval/stats";
import { type DescribedJudge, describeJudge } from "../card/card-fit.js";
import type { CardRate, JudgeCard } from "../card/judge-card.js";
import type { JudgeObservations, ProbeVerdict } from "./check-judge.js";
import { type Gap, verdictGap } from "./gaps.js";
import type { LabelAgreement } from "./label-agreement.js";
import type { PositionVerdict } from "./observe-positions.js";
import type { SelfPreference } from "./self-preference.js";

/** What was observed beside the verdicts on edits. */
export interface FurtherObservations {
  readonly positions?: readonly PositionVerdict[];
  readonly agreement?: LabelAgreement | null;
  readonly selfPreference?: SelfPreference | null;
  /** Hashes of prompts asked for labelled answers. */
  readonly labelledPrompts?: readonly string[];
}

/** Which judge was observed, and when. */
export interface CheckedJudge extends DescribedJudge {
  readonly date: string;
}

/** A judge as its card names it. */
export const checkedJudge = ({ info, options }: AsyncMetric, date: string): CheckedJudge => ({
  ...describeJudge(info.name, info.version, options),
  date,
});

/** Turns observations into a card. */
export async function judgeCard(
  judge: CheckedJudge,
  observed: JudgeObservations,
  { positions = [], agreement = null, selfPreference = null, labelledPrompts = [] }: FurtherObservations = {},
): Promise<JudgeCard> {
  const { verdicts, stability, cases, errors, answeredBy, prompts, languages } = observed;
  const plains = stability.map(([first]) => first).filter((verdict) => verdict !== null && verdict !== undefined);
  const repeated = stability.filter((draws) => draws.length > 1 && draws.every((verdict) => verdict !== null));
  const card = {
    judgeCard: 1 as const,
    ...judge,
    prompts: [...new Set([...prompts, ...labelledPrompts])].sort(),
    languages,
    answeredBy,
    cases,
    accepted: rateOf("accepted", "", plains.filter(Boolean).length, plains.length),
    detection: ratesBy(
      verdicts,
      "harmful",
      ({ plain }) => plain === true,
      ({ changed }) => changed === false,
    ),
    invariance: ratesBy(
      verdicts,
      "harmless",
      () => true,
      ({ plain, changed }) => changed === plain,
    ),
    lengthGap: gapOf(verdicts, "padded"),
    authorityGap: gapOf(verdicts, "authority"),
    positionGap: positionGapOf(positions),
    stability: rateOf(
      "stable",
      "",
      repeated.filter((draws) => draws.every((verdict) => verdict === draws[0])).length,
      repeated.length,
    ),
    errors: errors.length,
    agreement,
    selfPreference,
  };
  const id = (await sha256(canonicalJson(card as unknown as Json))).slice(0, 12);
  return { ...card, id };
}

/** A rate for each edit and language, over pairs in which both verdicts are there and `counts` holds. */
function ratesBy(
  verdicts: readonly ProbeVerdict[],
  kind: ProbeVerdict["kind"],
  counts: (verdict: ProbeVerdict) => boolean,
  isGood: (verdict: ProbeVerdict) => boolean,
): CardRate[] {
  const groups = new Map<string, ProbeVerdict[]>();
  for (const verdict of verdicts) {
    if (verdict.kind !== kind || verdict.plain === null || verdict.changed === null || !counts(verdict)) continue;
    const key = `${verdict.name}\n${verdict.language}`;
    groups.set(key, [...(groups.get(key) ?? []), verdict]);
  }
  return [...groups.values()].map((group) => {
    const { name, language } = group[0] as ProbeVerdict;
    return rateOf(name, language, group.filter(isGood).length, group.length);
  });
}

const rateOf = (name: string, language: string, count: number, n: number): CardRate => ({
  name,
  language,
  n,
  count,
  rate: n === 0 ? null : count / n,
  interval: wilsonInterval(count, n),
});

function gapOf(verdicts: readonly ProbeVerdict[], name: ProbeVerdict["name"]): Gap {
  const pairs = verdicts.filter(
    (verdict) => verdict.name === name && verdict.plain !== null && verdict.changed !== null,
  );
  return verdictGap(
    pairs.map(({ changed }) => changed === true),
    pairs.map(({ plain }) => plain === true),
  );
}

function positionGapOf(positions: readonly PositionVerdict[]): Gap {
  const pairs = positions.filter(({ whenFirst, whenSecond }) => whenFirst !== null && whenSecond !== null);
  return verdictGap(
    pairs.map(({ whenFirst }) => whenFirst === true),
    pairs.map(({ whenSecond }) => whenSecond === true),
  );
}
