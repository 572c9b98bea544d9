/** One spelling and the one that stands for it. */
export interface Rewrite {
  readonly from: string;
  readonly to: string;
}

/** Applies a set of rewrites. */
export interface Rewriter {
  /** Where in a text there is something to do: the index of the code unit that ends it, or -1. */
  readonly indexOf: (text: string) => number;
  readonly rewrite: (text: string) => string;
  /** Without one of these there is nothing to do: units alone, and units each directly behind another one. */
  readonly signs: { readonly units: readonly number[]; readonly pairs: readonly (readonly [number, number])[] };
}

/** Reads rewrites written as `from=to`, separated by white space; nothing after the sign deletes. */
export function parseRewrites(source: string): Rewrite[] {
  return source
    .trim()
    .split(/\s+/)
    .map((rule) => {
      const [from = "", to = ""] = rule.split("=");
      return { from, to };
    });
}

/**
 * Compiles rewrites. They are tried where they end, the longest first, and again on what they made, so that rewrites
 * build on one another: अ + ा becomes आ, and that with ॅ becomes ऑ. `indexOf` stops at the `watched` units as well.
 *
 * The last two code units of a rewrite pick it out: one table look-up for most units of a text, two for the others,
 * tell that nothing ends there.
 */
export function compileRewrites(rewrites: readonly Rewrite[], watched: Iterable<number> = []): Rewriter {
  const index = indexByEnding(rewrites);
  const { columns } = index;
  const isWatched = new Uint8Array(0x10000);
  const units = [...watched];
  for (const unit of units) isWatched[unit] = 1;
  const stops = columns.map((column, unit) => column | isWatched[unit]!);

  function indexOf(text: string): number {
    let previous = 0;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (stops[unit] !== 0) {
        if (isWatched[unit] === 1) return at;
        const rules = rulesEnding(index, previous, unit);
        if (rules?.some(({ from }) => text.startsWith(from, at + 1 - from.length))) return at;
      }
      previous = unit;
    }
    return -1;
  }

  // Code units in an array, not a string that grows: looking at the end of one copies it all every time.
  function rewrite(text: string): string {
    const written: number[] = [];
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      written.push(unit);
      if (columns[unit] === 0) continue;
      for (let rule = ruleAtEnd(index, written); rule !== undefined; rule = ruleAtEnd(index, written)) {
        written.length -= rule.from.length;
        for (let next = 0; next < rule.to.length; next += 1) written.push(rule.to.charCodeAt(next));
      }
    }
    return textOf(written);
  }

  return { indexOf, rewrite, signs: signsOf(rewrites, units) };
}

function signsOf(rewrites: readonly Rewrite[], watched: readonly number[]): Rewriter["signs"] {
  const endings = rewrites.map(
    ({ from }) => [from.charCodeAt(from.length - 2), from.charCodeAt(from.length - 1)] as const,
  );
  const alone = endings.flatMap(([before, last]) => (Number.isNaN(before) ? [last] : []));
  return { units: [...watched, ...alone], pairs: endings.filter(([before]) => !Number.isNaN(before)) };
}

interface EndingIndex {
  /** By code unit: the number of its column, 0 where no rewrite ends in it. */
  readonly columns: Uint8Array;
  /** By code unit: the number of its row, 0 where no rewrite has it before its end. */
  readonly rows: Uint8Array;
  readonly columnCount: number;
  readonly cells: readonly (readonly Rewrite[] | undefined)[];
}

/** The rewrites that may end in two code units, the longest first. */
function rulesEnding(index: EndingIndex, previous: number, unit: number): readonly Rewrite[] | undefined {
  const column = index.columns[unit]!;
  return column === 0 ? undefined : index.cells[index.rows[previous]! * index.columnCount + column];
}

function ruleAtEnd(index: EndingIndex, written: readonly number[]): Rewrite | undefined {
  const { length } = written;
  if (length === 0) return undefined;
  const rules = rulesEnding(index, length > 1 ? written[length - 2]! : 0, written[length - 1]!);
  return rules?.find(({ from }) => endsWith(written, from));
}

function endsWith(written: readonly number[], ending: string): boolean {
  const start = written.length - ending.length;
  if (start < 0) return false;
  for (let index = 0; index < ending.length; index += 1) {
    if (written[start + index] !== ending.charCodeAt(index)) return false;
  }
  return true;
}

function indexByEnding(rewrites: readonly Rewrite[]): EndingIndex {
  const columns = new Uint8Array(0x10000);
  const rows = new Uint8Array(0x10000);
  let columnCount = 1;
  let rowCount = 1;
  for (const { from } of rewrites) {
    const last = from.charCodeAt(from.length - 1);
    if (columns[last] === 0) columns[last] = columnCount++;
    const before = from.length > 1 ? from.charCodeAt(from.length - 2) : -1;
    if (rows[before] === 0) rows[before] = rowCount++;
  }
  const cells: (Rewrite[] | undefined)[] = new Array(columnCount * rowCount).fill(undefined);
  for (const rule of [...rewrites].sort((left, right) => right.from.length - left.from.length)) {
    const column = columns[rule.from.charCodeAt(rule.from.length - 1)]!;
    const isWhole = rule.from.length === 1;
    const first = isWhole ? 0 : rows[rule.from.charCodeAt(rule.from.length - 2)]!;
    const end = isWhole ? rowCount : first + 1;
    for (let cell = first * columnCount + column; cell < end * columnCount; cell += columnCount) {
      cells[cell] = [...(cells[cell] ?? []), rule];
    }
  }
  return { columns, rows, columnCount, cells };
}

/** `String.fromCharCode` takes its arguments from the stack, which is not endless. */
const CHUNK = 4096;

function textOf(units: readonly number[]): string {
  let text = "";
  for (let at = 0; at < units.length; at += CHUNK) text += String.fromCharCode(...units.slice(at, at + CHUNK));
  return text;
}
