/** Where a text stops being JSON: line and column from 1, the column in UTF-16 code units as editors count. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
}

/**
 * The place of the first character at which a text can no longer be JSON, or of its end; null where it is JSON.
 * `JSON.parse` tells the position of some faults only.
 */
export function jsonFault(text: string): JsonFault | null {
  const at = new JsonScanner(text).fault();
  if (at === null) return null;
  const before = text.slice(0, at);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: at - lineStart + 1 };
}

// ascii: the grammar of JSON
const SPACE = /[ \t\n\r]*/y;
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const SCALAR = /true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;

/** Goes through a text once, without recursion: what is nested too deep to be parsed has a fault that can be told too. */
class JsonScanner {
  readonly #text: string;
  readonly #open: ("[" | "{")[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  fault(): number | null {
    for (;;) {
      if (!this.#value()) return this.#at;
      this.#skip(SPACE);
      while (this.#closes()) this.#skip(SPACE);
      if (this.#open.length === 0) return this.#at === this.#text.length ? null : this.#at;
      if (!this.#takes(",")) return this.#at;
      if (this.#open.at(-1) === "{" && !this.#key()) return this.#at;
    }
  }

  /** A scalar, an empty array or object, or the start of one up to its first value. */
  #value(): boolean {
    for (;;) {
      this.#skip(SPACE);
      const first = this.#text[this.#at];
      if (first === '"') return this.#string();
      if (first !== "[" && first !== "{") return this.#skip(SCALAR);
      this.#at += 1;
      this.#open.push(first);
      this.#skip(SPACE);
      if (this.#closes()) return true;
      if (first === "{" && !this.#key()) return false;
    }
  }

  #key(): boolean {
    this.#skip(SPACE);
    if (this.#text[this.#at] !== '"' || !this.#string()) return false;
    this.#skip(SPACE);
    return this.#takes(":");
  }

  #string(): boolean {
    this.#at += 1;
    do this.#skip(PLAIN);
    while (this.#skip(ESCAPE));
    return this.#takes('"');
  }

  #closes(): boolean {
    const open = this.#open.at(-1);
    if (open === undefined || !this.#takes(open === "[" ? "]" : "}")) return false;
    this.#open.pop();
    return true;
  }

  #takes(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? null;
    this.#at += found?.length ?? 0;
    return found !== null;
  }
}
