import type { JsonRecord } from "@eval/core";
import type { Interval } from "@eval/stats";
import type { Gap } from "../check/gaps.js";
import type { LabelAgreement } from "../check/label-agreement.js";
import type { SelfPreference } from "../check/self-preference.js";

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
  /** Name and version of the judge's prompts. */
  readonly rubric: string;
  readonly model: JsonRecord;
  /** All options that can change a verdict, with their defaults. */
  readonly options: JsonRecord;
  /** Hashes of the prompts that were asked: a judge may have several, with an accepted answer and without. */
  readonly prompts: readonly string[];
  /** Cases by language, "" where they do not say. */
  readonly languages: Readonly<Record<string, number>>;
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
  readonly agreement: LabelAgreement | null;
  /** Kindness to answers of its own family, where labels and the models that answered were there. */
  readonly selfPreference: SelfPreference | null;
}
