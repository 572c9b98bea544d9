import { canonicalJson, sha256 } from "@eval/calls";
import type { Json, JsonRecord } from "@eval/core";
import { type Interval, wilsonInterval } from "@eval/stats";
import type { JudgeObservations, ProbeVerdict } from "./check-judge.js";
import { type Gap, verdictGap } from "./gaps.js";
import type { PositionVerdict } from "./observe-positions.js";
import type { SelfPreference } from "./self-preference.js";

/** A share with what it is a share of. */
export interface CardRate {
  readonly name: string;
  readonly language: string;
  readonly n: number;
  readonly count: number;
  readonly rate: number | null;
  readonly interval: Interval;
}

/** What is known of a judge, and where it comes from. Plain JSON. */
export interface JudgeCard {
  readonly judgeCard: 1;
  /** Short hash of all that follows: what the option `card` of a judge names. */
  readonly id: string;
  readonly judge: string;
  readonly model: JsonRecord;
  readonly options: JsonRecord;
  /** What the servers called the models that answered: a stub says so here. */
  readonly answeredBy: readonly string[];
  /** ISO 8601, day only. */
  readonly date: string;
  readonly cases: number;
  /** Right answers that the judge holds right. */
  readonly accepted: CardRate;
  /** For each harmful edit, how often the judge noticed, of those whose plain answer it accepts. */
  readonly detection: readonly CardRate[];
  /** For each harmless edit, how often the verdict stayed as it was. */
  readonly invariance: readonly CardRate[];
  readonly lengthGap: Gap;
  readonly authorityGap: Gap;
  /** Of the same model as a pairwise judge: how often an answer wins when shown first, less when shown second. */
  readonly positionGap: Gap;
  /** Of the cases judged several times, how often all draws agree. */
  readonly stability: CardRate;
  readonly errors: number;
  /** Agreement with labels of people, where there were any. */
  readonly agreement: JsonRecord | null;
  /** Kindness to answers of its own family, where labels and the models that answered were there. */
  readonly selfPreference: SelfPreference | null;
}

/** What was observed beside the verdicts on edits. */
export interface FurtherObservations {
  readonly positions?: readonly PositionVerdict[];
  readonly agreement?: JsonRecord | null;
  readonly selfPreference?: SelfPreference | null;
}

/** Which judge was observed. */
export interface CheckedJudge {
  readonly judge: string;
  readonly model: JsonRecord;
  readonly options: JsonRecord;
  readonly date: string;
}

/** Turns observations into a card. */
export async function judgeCard(
  judge: CheckedJudge,
  observed: JudgeObservations,
  { positions = [], agreement = null, selfPreference = null }: FurtherObservations = {},
): Promise<JudgeCard> {
  const { verdicts, stability, cases, errors, answeredBy } = observed;
  const plains = stability.map(([first]) => first).filter((verdict) => verdict !== null && verdict !== undefined);
  const repeated = stability.filter((draws) => draws.length > 1 && draws.every((verdict) => verdict !== null));
  const card = {
    judgeCard: 1 as const,
    ...judge,
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
