/** Where in a text a number stands (code units, end excluded) and how it is written there. */
export interface NumberSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What a number counts, where the text says so. */
export interface NumberUnit {
  /** The number is a percentage: "18 %" has the value 18. */
  readonly percent?: true;
  /** ISO 4217 code; "$" alone is USD. */
  readonly currency?: string;
  /** Symbol of the unit behind the number: "km", "kg", "year"; see `unit-words.ts`. */
  readonly unit?: string;
  /** The number ranks: "21st", "21वीं". */
  readonly ordinal?: true;
}

export interface FoundNumber extends NumberSpan, NumberUnit {
  readonly kind: "number";
  readonly value: number;
  /** The value without rounding: a decimal number ("100000.50" is "100000.5"), or a fraction that has none ("1/3"). */
  readonly exact: string;
  /** Whether it is written in digits, in words, or both ("2.5 करोड़"). "one" and "एक" are often mere articles. */
  readonly written: "digits" | "words" | "both";
}

/** "10-15", "10 to 15 lakh", "1947-48". Both ends carry the unit and the scale that stand behind the second. */
export interface FoundRange extends NumberSpan, NumberUnit {
  readonly kind: "range";
  readonly low: NumberReading;
  readonly high: NumberReading;
}

/** A number that can be read in more than one way, or only in an unusual one: "1,5", "5m", "22 Arab". */
export interface AmbiguousNumber extends NumberSpan, NumberUnit {
  readonly kind: "ambiguous";
  readonly readings: readonly NumberReading[];
}

export interface NumberReading {
  readonly value: number;
  readonly exact: string;
  /** Under which assumption, in words; only in an ambiguous number. */
  readonly note?: string;
}

export type NumberResult = FoundNumber | FoundRange | AmbiguousNumber;

export interface NumberOptions {
  /**
   * BCP 47 tag of the locale whose separators the digits use. Without it a point is decimal and commas group, as in
   * English and all languages of India; "de", "fr" and their like have a decimal comma.
   */
  readonly locale?: string;
}
