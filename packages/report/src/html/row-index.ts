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

/** What the rows of a page have beside their texts. */
export interface RowShape {
  /** `spansOf` is the field that the spans of a metric point into where it is not the output. */
  readonly metrics: readonly { readonly name: string; readonly spansOf?: string }[];
  /** Columns of the groups. */
  readonly by: readonly string[];
  /** Codes of the flags that occur, where the run was diagnosed. */
  readonly flags?: readonly string[];
  /** Titles of fields that are not what they are elsewhere. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** Gathers what the filters of the page look at, so that they need not read the rows. */
export class RowIndex {
  readonly #metrics: {
    readonly name: string;
    readonly labels: Column<string>;
    readonly outcomes: string[];
  }[];
  readonly #groups: { readonly column: string; readonly values: Column<string | null> }[];
  /** Names of the flags that occur; for each row one bit for each of them, and its place in the queue. */
  readonly #flags: { readonly codes: readonly string[]; readonly bits: number[]; readonly urgency: number[] } | null;
  readonly #turning: number[] = [];
  #rows = 0;

  constructor({ metrics, by, flags = [] }: RowShape) {
    this.#metrics = metrics.map(({ name }) => ({ name, labels: new Column<string>(), outcomes: [] }));
    this.#groups = by.map((column) => ({ column, values: new Column<string | null>() }));
    this.#flags = flags.length === 0 ? null : { codes: flags, bits: [], urgency: [] };
  }

  /** Adds a row, of which the page has this JSON. */
  add({ results, groups, diagnosis }: ReportRow, json: string): void {
    const flagged = diagnosis?.flags.map(({ code }) => code as string) ?? [];
    this.#flags?.bits.push(
      this.#flags.codes.reduce((bits, code, at) => bits + (flagged.includes(code) ? 2 ** at : 0), 0),
    );
    this.#flags?.urgency.push(Number((diagnosis?.urgency ?? 0).toFixed(4)));
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
      ...(this.#flags !== null && { flags: this.#flags }),
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
