import { show } from "@eval/core";

const VALUES_KEPT = 10;
const VALUE_SHOWN = 60;

/** Remembers what the columns of a filter hold while no row has passed it, to tell where none does. */
export class FilterValues {
  readonly #filter: readonly (readonly [column: string, text: string])[];
  readonly #values: readonly Set<string>[];
  #hasMore = false;

  constructor(filter: readonly (readonly [column: string, text: string])[]) {
    this.#filter = filter;
    this.#values = filter.map(() => new Set());
  }

  /** Takes the texts of a row that did not pass, in the order of the filter. */
  see(texts: readonly (string | null)[]): void {
    for (const [place, values] of this.#values.entries()) {
      const text = texts[place] ?? null;
      if (text === null || values.has(text)) continue;
      if (values.size < VALUES_KEPT) values.add(text);
      else this.#hasMore = true;
    }
  }

  /** `no row has language "hi"; language is "bn" or "ta"`. */
  describe(): string {
    const asked = this.#filter.map(([column, text]) => `${column} ${show(text)}`).join(" and ");
    return [`no row has ${asked}`, ...this.#filter.map(([column], place) => `${column} is ${this.#list(place)}`)].join(
      "; ",
    );
  }

  #list(place: number): string {
    const values = [...(this.#values[place] ?? [])].map((text) => show(text.slice(0, VALUE_SHOWN)));
    if (values.length === 0) return "in no row";
    return `${values.join(", ")}${this.#hasMore && values.length === VALUES_KEPT ? ", …" : ""}`;
  }
}
