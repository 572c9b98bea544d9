import type { Expression, Part } from "./profile.js";

/** A part as profiles are read: with its key, and with what it counts for. */
export type ReadPart = Part & { readonly key: string };

/** The parts of an expression with the paths at which they stand, in reading order. */
export function partsOf(
  expression: Expression,
  path: string,
): readonly { readonly part: ReadPart; readonly path: string }[] {
  if ("metric" in expression) return [{ part: expression as ReadPart, path }];
  if ("weighted" in expression) {
    return expression.weighted.flatMap(({ of }, index) => partsOf(of, `${path}.weighted[${index}].of`));
  }
  const [kind, list] =
    "max" in expression ? (["max", expression.max] as const) : (["first", expression.first] as const);
  return list.flatMap((item, index) => partsOf(item, `${path}.${kind}[${index}]`));
}
