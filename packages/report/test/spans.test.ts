import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutText, findSpans, spansOf } from "../page/spans.js";

const output = "Mumbai में अच्छा 👩‍👩‍👧";
const marked = (metadata: unknown, field: string, text: string) =>
  cutText(text, spansOf(findSpans(metadata), field, text))
    .filter(({ names }) => names.length > 0)
    .map((piece) => [piece.text, ...piece.names]);

describe("spans in metadata", () => {
  test("are of the output where nothing says otherwise, under their script, kind or key", () => {
    const metadata = {
      spans: [
        { script: "Latn", start: 0, end: 6 },
        { script: "Deva", start: 7, end: 10 },
      ],
      borrowed: [{ start: 11, end: 16 }],
    };
    expect(marked(metadata, "output", output)).toEqual([
      ["Mumbai", "Latn"],
      ["में", "Deva"],
      ["अच्छा", "borrowed"],
    ]);
    expect(marked(metadata, "input", output)).toEqual([]);
  });

  test("are of the text that they or a key above them name", () => {
    const metadata = {
      found: [{ term: "कल", span: { field: "input", start: 0, end: 2, text: "कल" } }],
      trace: { start: 3, end: 6, text: "कल" + "!" },
    };
    expect(marked(metadata, "input", "कल क्या")).toEqual([["कल", "कल"]]);
    expect(marked(metadata, "trace", "xx कल!")).toEqual([["कल!", "trace"]]);
    expect(marked(metadata, "output", "कल क्या")).toEqual([]);
  });

  test("may be pairs of offsets, under the word that describes them or else under the label of the result", () => {
    const found = findSpans({ spans: [[0, 6]], parts: [{ label: "city", span: [7, 10] }], counts: [0, 3] }, "matched");
    expect(found.map(({ start, end, name }) => [start, end, name])).toEqual([
      [0, 6, "matched"],
      [7, 10, "city"],
    ]);
    expect(findSpans([[0, 2]], "spans").map(({ name }) => name)).toEqual(["spans"]);
  });

  test("mark the cue of a denial where it stands in the output once, as a word", () => {
    const cues = (text: string) => findSpans({ negation: "not" }, "", text).map(({ start }) => start);
    expect(cues("It is not Delhi, nothing else.")).toEqual([6]);
    expect(cues("not this, not that")).toEqual([]);
    expect(cues("nothing")).toEqual([]);
  });

  test("of a field that the page does not show mark nothing", () => {
    expect(marked({ a: [{ field: "reference", start: 0, end: 2 }] }, "output", "abc")).toEqual([]);
  });

  test("by the thousand are cut in one walk, in whatever order they come", () => {
    const text = "क".repeat(40_000);
    const spans = Array.from({ length: 20_000 }, (_, index) => ({ start: 2 * (19_999 - index), end: 40_000 }));
    const started = performance.now();
    expect(cutText(text, spansOf(findSpans({ spans }), "output", text))).toHaveLength(20_000);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test("mark nothing where the text they quote does not stand there, or beyond its end", () => {
    expect(marked({ a: { start: 0, end: 2, text: "xy" } }, "output", "abc")).toEqual([]);
    expect(marked({ a: { start: 2, end: 9 } }, "output", "abc")).toEqual([]);
    expect(
      marked({ a: { start: 2, end: 1 }, b: { start: 0.5, end: 2 }, c: { start: -1, end: 2 } }, "output", "abc"),
    ).toEqual([]);
  });

  test("mark nothing where they would cut a character in two", () => {
    expect(marked({ a: { start: 0, end: 1 } }, "output", "👩x")).toEqual([]);
  });

  test("may overlap", () => {
    const metadata = { a: { start: 0, end: 2 }, b: { start: 1, end: 3 } };
    expect(marked(metadata, "output", "xyz")).toEqual([
      ["x", "a"],
      ["y", "a", "b"],
      ["z", "b"],
    ]);
  });

  test("leave the text whole, whatever they are", () => {
    const span = fc.record({ start: fc.nat(12), end: fc.nat(12) });
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 12 }), fc.array(span), (text, spans) => {
        const pieces = cutText(text, spansOf(findSpans(spans), "output", text));
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      }),
    );
  });
});
