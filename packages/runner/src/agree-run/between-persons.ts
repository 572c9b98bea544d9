import { type Agreement, agreementOf } from "../agree/agreement.js";
import type { VerdictColumn } from "../agree/read-labels.js";
import type { Person } from "./person-labels.js";

/** Two who labelled, on the cases of which both gave a verdict. */
export interface PersonPair {
  readonly a: string;
  readonly b: string;
  readonly agreement: Agreement;
}

/** A metric beside one person, on the cases of which both gave a verdict. */
export interface MetricBesidePerson {
  readonly verdict: string;
  readonly labeler: string;
  readonly agreement: Agreement;
}

type Values = readonly (boolean | null)[];

/** Each two people. */
export const personPairs = (persons: readonly Person[], clusters: readonly string[] | null): PersonPair[] =>
  persons.flatMap((a, at) =>
    persons.slice(at + 1).map((b) => ({
      ...{ a: a.labeler, b: b.labeler },
      agreement: agreementBetween(a.values, b.values, clusters),
    })),
  );

/** Each metric beside each person: a metric that agrees with people as they agree with each other does what it can. */
export const metricsBesidePersons = (
  verdicts: readonly VerdictColumn[],
  persons: readonly Person[],
  clusters: readonly string[] | null,
): MetricBesidePerson[] =>
  verdicts.flatMap(({ column, values }) =>
    persons.map((person) => ({
      ...{ verdict: column, labeler: person.labeler },
      agreement: agreementBetween(person.values, values, clusters),
    })),
  );

function agreementBetween(first: Values, second: Values, clusters: readonly string[] | null): Agreement {
  const rows = [...first.keys()].filter((row) => first[row] !== null && second[row] !== null);
  return agreementOf({
    human: rows.map((row) => first[row] === true),
    judge: rows.map((row) => second[row] === true),
    clusters: clusters === null ? null : rows.map((row) => clusters[row] as string),
  });
}
