/** One spelling and the one that stands for it. */
export interface Rewrite {
  readonly from: string;
  readonly to: string;
}

/** Applies a set of rewrites. */
export interface Rewriter {
  /** Where the first rewrite of a text ends (an index of a code unit), or -1 where there is nothing to do. */
  readonly indexOf: (text: string) => number;
  readonly rewrite: (text: string) => string;
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
 * build on one another: अ + ा becomes आ, and that with ॅ becomes ऑ.
 *
 * The last two code units of a rewrite pick it out: two table look-ups for each unit of a text tell that nothing ends
 * there.
 */
export function compileRewrites(rewrites: readonly Rewrite[]): Rewriter {
  const { rulesEnding } = indexByEnding(rewrites);

  function indexOf(text: string): number {
    let previous = 0;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      const rules = rulesEnding(previous, unit);
      if (rules?.some(({ from }) => text.startsWith(from, at + 1 - from.length))) return at;
      previous = unit;
    }
    return -1;
  }

  // Code units in an array, not a string that grows: looking at the end of one copies it all every time.
  function rewrite(text: string): string {
    const written: number[] = [];
    for (let at = 0; at < text.length; at += 1) {
      written.push(text.charCodeAt(at));
      for (let rule = ruleAtEnd(written); rule !== undefined; rule = ruleAtEnd(written)) {
        written.length -= rule.from.length;
        for (let index = 0; index < rule.to.length; index += 1) written.push(rule.to.charCodeAt(index));
      }
    }
    return textOf(written);
  }

  function ruleAtEnd(written: readonly number[]): Rewrite | undefined {
    const { length } = written;
    if (length === 0) return undefined;
    const rules = rulesEnding(length > 1 ? written[length - 2]! : 0, written[length - 1]!);
    return rules?.find(({ from }) => endsWith(written, from));
  }

  return { indexOf, rewrite };
}

function endsWith(written: readonly number[], ending: string): boolean {
  const start = written.length - ending.length;
  if (start < 0) return false;
  for (let index = 0; index < ending.length; index += 1) {
    if (written[start + index] !== ending.charCodeAt(index)) return false;
  }
  return true;
}

/** `String.fromCharCode` takes its arguments from the stack, which is not endless. */
const CHUNK = 4096;

function textOf(units: readonly number[]): string {
  let text = "";
  for (let at = 0; at < units.length; at += CHUNK) text += String.fromCharCode(...units.slice(at, at + CHUNK));
  return text;
}

interface EndingIndex {
  /** The rewrites that may end in two code units, the longest first. */
  readonly rulesEnding: (previous: number, unit: number) => readonly Rewrite[] | undefined;
}

function indexByEnding(rewrites: readonly Rewrite[]): EndingIndex {
  // Small numbers for the units that matter: column 0 and row 0 are all the others.
  const columns = new Uint8Array(0x10000);
  const rows = new Uint8Array(0x10000);
  let columnCount = 1;
  let rowCount = 1;
  for (const { from } of rewrites) {
    const last = from.charCodeAt(from.length - 1);
    if (columns[last] === 0) columns[last] = columnCount++;
    if (from.length === 1) continue;
    const before = from.charCodeAt(from.length - 2);
    if (rows[before] === 0) rows[before] = rowCount++;
  }
  const cells: (Rewrite[] | undefined)[] = new Array(columnCount * rowCount).fill(undefined);
  const add = (row: number, column: number, rule: Rewrite) => {
    const cell = row * columnCount + column;
    cells[cell] = [...(cells[cell] ?? []), rule];
  };
  for (const rule of [...rewrites].sort((left, right) => right.from.length - left.from.length)) {
    const column = columns[rule.from.charCodeAt(rule.from.length - 1)]!;
    if (rule.from.length > 1) add(rows[rule.from.charCodeAt(rule.from.length - 2)]!, column, rule);
    else for (let row = 0; row < rowCount; row += 1) add(row, column, rule);
  }
  return {
    rulesEnding: (previous, unit) => {
      const column = columns[unit]!;
      return column === 0 ? undefined : cells[rows[previous]! * columnCount + column];
    },
  };
}
