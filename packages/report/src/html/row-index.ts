import type { ReportResult, ReportRow } from "../report.js";

/** An override or embedding of direction, as an escape in JSON; two backslashes are one in the text. */
const TURNING = /(?<!\\)(?:\\\\)*\\u(?:202[a-e]|206[6-9])/;

/** Values by the order in which they came, and for each row the place of its value. */
class Column<Value> {
  readonly #places = new Map<Value, number>();
  readonly places: number[] = [];

  add(value: Value): void {
    const known = this.#places.get(value);
    const place = known ?? this.#places.size;
    if (known === undefined) this.#places.set(value, place);
    this.places.push(place);
  }

  get values(): Value[] {
    return [...this.#places.keys()];
  }
}

/** Gathers what the filters of the page look at, so that they need not read the rows. */
export class RowIndex {
  readonly #metrics: { readonly name: string; readonly labels: Column<string>; readonly outcomes: string[] }[];
  readonly #groups: { readonly column: string; readonly values: Column<string | null> }[];
  readonly #turning: number[] = [];
  #rows = 0;

  constructor(metrics: readonly { readonly name: string }[], by: readonly string[]) {
    this.#metrics = metrics.map(({ name }) => ({ name, labels: new Column<string>(), outcomes: [] }));
    this.#groups = by.map((column) => ({ column, values: new Column<string | null>() }));
  }

  /** Adds a row, of which the page has this JSON. */
  add({ results, groups }: ReportRow, json: string): void {
    if (TURNING.test(json)) this.#turning.push(this.#rows);
    this.#rows += 1;
    for (const [at, { labels, outcomes }] of this.#metrics.entries()) {
      const result = results[at] as ReportResult;
      labels.add(result.label);
      outcomes.push(outcomeLetter(result));
    }
    for (const [at, { values }] of this.#groups.entries()) values.add(groups[at] ?? null);
  }

  /** As the page reads it; `chunk` is how many rows each of its pieces holds. */
  toJson(chunk: number): object {
    return {
      rows: this.#rows,
      chunk,
      turning: this.#turning,
      metrics: this.#metrics.map(({ name, labels, outcomes }) => ({
        name,
        outcomes: outcomes.join(""),
        labels: labels.values,
        labelOf: labels.places,
      })),
      groups: this.#groups.map(({ column, values }) => ({ column, values: values.values, valueOf: values.places })),
    };
  }
}

function outcomeLetter({ status, passed }: ReportResult): string {
  if (status !== "scored") return status === "error" ? "e" : "u";
  return passed === null ? "s" : passed ? "p" : "f";
}
