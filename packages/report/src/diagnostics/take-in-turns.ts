import { type Random, shuffle } from "@eval/stats";

/**
 * The items of several strata as one list of which every beginning holds each stratum about in proportion to its size.
 * Which items of a stratum come first, and which stratum begins, is left to chance.
 */
export function spreadEvenly<Item>(strata: readonly (readonly Item[])[], random: Random): Item[] {
  return strata
    .flatMap((items) => {
      const offset = random.float();
      return shuffle(items, random).map((item, index) => ({ item, place: (index + offset) / items.length }));
    })
    .sort((left, right) => left.place - right.place)
    .map(({ item }) => item);
}

/** One of each list in turn; when one is used up, the others go on. */
export function takeInTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = lists.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}
