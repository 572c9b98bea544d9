import type { Rational } from "./rational.js";

/** What a word contributes to a number. */
export type WordMeaning =
  /** 0 to 99. `tens` takes a unit behind it ("twenty one"); Hindi has one word for each number. */
  | {
      readonly role: "small";
      readonly value: number;
      readonly sort: "unit" | "teen" | "tens" | "single";
      readonly isLoose?: true;
    }
  | { readonly role: "hundred"; readonly isLoose?: true }
  /** Thousand and up, and dozen. `isVague`: only behind a number, since the word means something else as well. */
  | { readonly role: "scale"; readonly value: Rational; readonly isVague?: true; readonly isBare?: false }
  /** A number of its own that scales may follow: डेढ़ is 1.5. */
  | { readonly role: "amount"; readonly value: Rational }
  /** Adds to the number behind it: साढ़े तीन is 3.5, पौने दो is 1.75. `alone` is its value before a scale only. */
  | { readonly role: "shift"; readonly value: Rational; readonly alone: Rational | null }
  /** "third" in "two thirds", चौथाई in "तीन चौथाई". */
  | { readonly role: "part"; readonly value: Rational; readonly needsNumber: boolean; readonly isPlural: boolean }
  | { readonly role: "and" | "article" | "point" | "minus" | "to" }
  /** Several number words written as one: तीनशे is तीन and शे. */
  | { readonly role: "joined"; readonly parts: readonly WordMeaning[] }
  | { readonly role: "percent" }
  | { readonly role: "currency"; readonly code: string; readonly side: "before" | "after" | "both" }
  | { readonly role: "unit"; readonly unit: string };
