import { EvalError, show } from "@eval/core";
import type { Person } from "./person-labels.js";

/** What the labels say of each case: what one person said, or most of them. */
export interface Truth {
  readonly name: string;
  readonly values: readonly (boolean | null)[];
  /** Cases on which as many said correct as incorrect: they have no label. */
  readonly disputed: number;
}

/** The word of the person named; without a name that of the majority. */
export function truthOf(persons: readonly Person[], name: string | null): Truth {
  const isOnly = name === null && persons.length === 1;
  const one = isOnly ? persons[0] : persons.find(({ labeler }) => labeler === name);
  if (one !== undefined) return { name: one.labeler, values: one.values, disputed: 0 };
  if (name === null) return majorityOf(persons);
  const known = persons.map(({ labeler }) => show(labeler)).join(", ");
  throw new EvalError("unknown-column", `--label must name one who labelled, got ${show(name)}; these did: ${known}`);
}

function majorityOf(persons: readonly Person[]): Truth {
  let disputed = 0;
  const values = (persons[0]?.values ?? []).map((_, row) => {
    const said = persons.map((person) => person.values[row]);
    const lead = said.filter((value) => value === true).length - said.filter((value) => value === false).length;
    if (lead !== 0) return lead > 0;
    if (said.includes(true)) disputed += 1;
    return null;
  });
  return { name: `majority of ${persons.length} labelers`, values, disputed };
}
