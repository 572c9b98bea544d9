/** One spelling and the one that stands for it. */
export interface Rewrite {
  readonly from: string;
  readonly to: string;
}

/** Applies a set of rewrites; `isAffected` tells at the cost of one pass whether there is anything to do. */
export interface Rewriter {
  readonly isAffected: (text: string) => boolean;
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
 */
export function compileRewrites(rewrites: readonly Rewrite[]): Rewriter {
  const index = new SuffixIndex(rewrites);
  return {
    isAffected: (text) => {
      let previous = 0;
      for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (unit >= LOWEST && index.mayEnd(previous, unit)) {
          const rules = index.rulesFor(previous, unit);
          if (rules.some(({ from }) => text.startsWith(from, at + 1 - from.length))) return true;
        }
        previous = unit;
      }
      return false;
    },
    rewrite: (text) => {
      let written = "";
      for (let at = 0; at < text.length; at += 1) {
        written += text[at];
        for (let rule = index.ruleAtEnd(written); rule !== undefined; rule = index.ruleAtEnd(written)) {
          written = written.slice(0, written.length - rule.from.length) + rule.to;
        }
      }
      return written;
    },
  };
}

/** No rewrite ends in a unit below this one. */
const LOWEST = 0x300;

class SuffixIndex {
  /** 0: in no rewrite; 1: the last unit of a longer one; 2: a whole one. */
  readonly #endings = new Uint8Array(0x10000);
  readonly #beforeEndings = new Uint8Array(0x10000);
  readonly #rules = new Map<number, Rewrite[]>();

  constructor(rewrites: readonly Rewrite[]) {
    const longestFirst = [...rewrites].sort((left, right) => right.from.length - left.from.length);
    for (const rule of longestFirst) {
      const last = rule.from.charCodeAt(rule.from.length - 1);
      const isWhole = rule.from.length === 1;
      const before = isWhole ? 0 : rule.from.charCodeAt(rule.from.length - 2);
      this.#endings[last]! |= isWhole ? 2 : 1;
      if (!isWhole) this.#beforeEndings[before] = 1;
      const key = before * 0x10000 + last;
      const rules = this.#rules.get(key);
      if (rules === undefined) this.#rules.set(key, [rule]);
      else rules.push(rule);
    }
  }

  mayEnd(previous: number, unit: number): boolean {
    const ending = this.#endings[unit]!;
    return ending !== 0 && (ending > 1 || this.#beforeEndings[previous] === 1);
  }

  rulesFor(previous: number, unit: number): readonly Rewrite[] {
    return [...(this.#rules.get(previous * 0x10000 + unit) ?? []), ...(this.#rules.get(unit) ?? [])];
  }

  ruleAtEnd(written: string): Rewrite | undefined {
    if (written === "") return undefined;
    const unit = written.charCodeAt(written.length - 1);
    const previous = written.length > 1 ? written.charCodeAt(written.length - 2) : 0;
    if (unit < LOWEST || !this.mayEnd(previous, unit)) return undefined;
    return this.rulesFor(previous, unit).find(({ from }) => written.endsWith(from));
  }
}
