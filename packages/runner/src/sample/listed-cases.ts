import { EvalError, show } from "@eval/core";
import type { CaseList } from "./case-list.js";
import type { ListReading, Sample } from "./sample.js";

interface Found {
  readonly listedBy: ListReading;
  readonly numbers: readonly number[];
}

/** Finds the cases of a list among those that go by, so that no other id has to be kept. */
export interface ListedCases {
  see(number: number, id: string | undefined): void;
  /** The case numbers, ascending, and as what the list was read. Throws where a case of it did not come by. */
  found(): Found;
}

/**
 * What a list names: ids where all of its names are ids of cases, else case numbers. A sample that was drawn from the
 * very same files is meant by its numbers, one from other files (the answers of another model to the same questions)
 * by its ids.
 */
export function listedCases(list: CaseList, files: Sample["files"]): ListedCases {
  if (!("sample" in list)) return searchNames(list.names, list.path);
  const { cases, files: before } = list.sample;
  if (isSame(before, files)) {
    return searchNumbers(
      cases.map(({ case: number }) => number),
      list.path,
    );
  }
  const ids = cases.map(({ id }) => id);
  if (ids.every((id) => id !== null)) return searchIds(ids, list.path);
  throw new EvalError(
    "invalid-sample",
    `${list.path} must have been drawn from these files or give every case an id, got other files; write the case numbers one a line to take the rows with these numbers`,
  );
}

function isSame(before: Sample["files"], now: Sample["files"]): boolean {
  return before.length === now.length && before.every(({ sha256 }, index) => sha256 === now[index]?.sha256);
}

function searchNames(names: readonly string[], path: string): ListedCases {
  const byId = searchIds(names, path);
  // ascii: case numbers are written by programs
  const areNumbers = names.every((name) => /^[1-9][0-9]{0,9}$/.test(name));
  const byNumber = areNumbers ? searchNumbers(names.map(Number), path) : null;
  let ids = 0;
  const wanted = new Set(names);
  return {
    see(number, id) {
      if (id !== undefined && wanted.has(id)) ids += 1;
      byId.see(number, id);
      byNumber?.see(number, id);
    },
    // Numbers of which some are ids too may be meant as ids: then the one that is missing has to be told.
    found: () => (byNumber !== null && ids === 0 ? byNumber.found() : byId.found()),
  };
}

function searchIds(ids: readonly string[], path: string): ListedCases {
  const numbers = new Map<string, number | null>(ids.map((id) => [id, null]));
  let doubled: string | null = null;
  return {
    see(number, id) {
      if (id === undefined || !numbers.has(id)) return;
      if (numbers.get(id) !== null) doubled ??= id;
      numbers.set(id, number);
    },
    found() {
      if (doubled !== null) {
        throw new EvalError(
          "invalid-input",
          `${path} must name cases by ids of their own, got ${show(doubled)}, which several cases have`,
        );
      }
      return { listedBy: "ids", numbers: ascending([...numbers], path) };
    },
  };
}

function searchNumbers(wanted: readonly number[], path: string): ListedCases {
  const seen = new Map<number, number | null>(wanted.map((number) => [number, null]));
  return {
    see(number) {
      if (seen.has(number)) seen.set(number, number);
    },
    found: () => ({ listedBy: "row numbers", numbers: ascending([...seen], path) }),
  };
}

function ascending(found: readonly (readonly [string | number, number | null])[], path: string): number[] {
  const missing = found.filter(([, number]) => number === null).map(([name]) => name);
  if (missing.length > 0) {
    const more = missing.length === 1 ? "" : ` and ${missing.length - 1} more`;
    throw new EvalError(
      "invalid-input",
      `${path} must name cases that are read and to be scored, got ${show(missing[0])}${more}, which are not there, filtered out, or excluded`,
    );
  }
  return found.map(([, number]) => number as number).sort((left, right) => left - right);
}
