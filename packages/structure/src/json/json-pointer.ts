import { EvalError, show } from "@eval/core";
import type { JsonNode } from "@eval/core/json";

/** A value that a pointer names, or the place where nothing is. */
export interface Place {
  /** A JSON pointer without wildcards. */
  readonly path: string;
  readonly node: JsonNode | null;
}

/** The steps of a pointer; `*` is any item or member. */
export type PointerSteps = readonly string[];

/**
 * Reads a JSON pointer (RFC 6901), in which a step `*` stands for every item of a list or member of an object. A key
 * that is `*` itself cannot be named.
 */
export function parsePointer(pointer: string): PointerSteps {
  if (!/^(?:\/(?:[^~/]|~[01])*)*$/u.test(pointer)) {
    throw new EvalError(
      "invalid-option",
      `a path must be a JSON pointer such as "/items/*/price" or "", got ${show(pointer)}`,
    );
  }
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/**
 * The values that a pointer names. A step that leads nowhere gives one place with nothing in it, so that what is
 * missing is seen; `*` in an empty list or object gives no place at all.
 */
export function selectPlaces(start: Place, steps: PointerSteps): readonly Place[] {
  let places: Place[] = [start];
  for (const step of steps) places = places.flatMap((place) => (place.node === null ? [place] : next(place, step)));
  return places;
}

function next({ path, node }: Place, step: string): Place[] {
  const below = (key: string, child: JsonNode | undefined): Place => ({
    path: `${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`,
    node: child ?? null,
  });
  if (node?.type === "object") {
    if (step === "*") return [...node.members].map(([key, child]) => below(key, child));
    return [below(step, node.members.get(step))];
  }
  if (node?.type === "array") {
    if (step === "*") return node.items.map((child, index) => below(String(index), child));
    // ascii: the grammar of JSON pointers
    return [below(step, /^(?:0|[1-9][0-9]*)$/.test(step) ? node.items[Number(step)] : undefined)];
  }
  return [below(step, undefined)];
}
