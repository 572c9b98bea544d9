import type { Metric } from "@eval/core";
import type { ReadPart } from "../profile/parts-of.js";
import type { PartValue, Profile } from "../profile/profile.js";

/** A part with its metric made. */
export interface OpenPart {
  readonly key: string;
  readonly metric: Metric;
  /** What the results of one metric with the same options are remembered under. */
  readonly id: string;
  readonly references: "each" | "all";
  readonly value: PartValue;
  readonly decides: NonNullable<ReadPart["decides"]>;
  /** Each of its answers may cost a call to a model. */
  readonly asksModel: boolean;
}

export type OpenExpression =
  | OpenPart
  | { readonly max: readonly OpenExpression[] }
  | { readonly weighted: readonly { readonly weight: number; readonly of: OpenExpression }[] }
  | { readonly first: readonly OpenExpression[] };

export interface OpenProfile {
  readonly name: string;
  readonly profile: Profile;
  readonly primary: OpenExpression;
  readonly primaryParts: readonly OpenPart[];
  readonly supporting: readonly OpenPart[];
  /** Whether a blank output settles the case. */
  readonly judgesOutput: boolean;
}
