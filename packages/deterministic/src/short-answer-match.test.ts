import { contractViolations } from "@eval/core/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ShortAnswerMatchOptions, shortAnswerMatch } from "./short-answer-match.js";

const ours = shortAnswerMatch();
const labelOf = (output: string, expected: string | string[], input?: string) =>
  ours({ output, expected, ...(input !== undefined && { input }) }).label;

describe("shortAnswerMatch", () => {
  // Pairs as people judged them, after the rows of EfficientQA (Min et al. 2021).
  test.each([
    ["james rodríguez", "James Rodri\u0301guez", "same"],
    ["fourteen", "14", "same"],
    ["24 letters", "twenty-four", "same"],
    ["8.15 mi", "8.15 miles", "same"],
    ["sub primal cut", "the subprimal cuts", "same"],
    ["Sirika Hadi", "Hadi Sirika", "same"],
    ["11 November 1918", "1918-11-11", "same"],
    ["Luke Albert Combs", "Luke Combs", "fuller"],
    ["General John Burgoyne", "Burgoyne", "fuller"],
    ["Old English origin", "Old English", "fuller"],
    ["Roger Jackson", "Roger Labon Jackson", "shorter"],
    ["Jerry Reed", "Jerry Reed Hubbard", "shorter"],
    ["Robert Walpole", "Sir Robert Walpole", "shorter"],
    ["Hoffman", "the Hoffman crew", "shorter"],
    ["April 2019", "April 14, 2019", "coarser-date"],
    ["1971", "October 1, 1971", "coarser-date"],
  ])("takes %j for %j: %s", (output, expected, label) => {
    expect(ours({ output, expected })).toMatchObject({ label, score: 1, passed: true });
  });

  test.each([
    ["राष्ट्रपति राजेंद्र प्रसाद", "राजेंद्र प्रसाद", "fuller"],
    ["भारत की राजधानी", "भारत राजधानी", "same"],
    ["चौदह", "१४", "same"],
    ["বেগম রোকেয়া সাখাওয়াত হোসেন", "বেগম হোসেন", "fuller"],
    ["மகாத்மா காந்தி", "காந்தி", "fuller"],
    ["ഗാന്ധിജി।", "ഗാന്ധിജി", "same"],
    ["उत्तर प्रदेश", "उत्तराखंड", "different"],
    ["दान", "दिन", "different"],
    ["कमल", "कमाल", "different"],
  ])("reads %j against %j as %s", (output, expected, label) => expect(labelOf(output, expected)).toBe(label));

  test.each([
    ["Louis XIII", "Louis XIV"],
    ["Numbers 22:22", "Numbers 22:28"],
    ["Furious 7", "Furious"],
    ["12 1", "1 12"],
    ["1 12", "11 2"],
    ["March 1987", "1987"],
    ["July 4", "2016"],
    ["Paris or London", "London"],
    ["not Delhi", "Delhi"],
    ["दिल्ली नहीं", "दिल्ली"],
    ["the city of Agra is in the north of India, not far from Delhi", "Delhi"],
    ["Ganges", "Brahmaputra"],
  ])("does not take %j for %j", (output, expected) => {
    expect(ours({ output, expected })).toMatchObject({ label: "different", score: 0, passed: false });
  });

  test("does not count words of the question", () => {
    expect(labelOf("the nile river valley", "Nile", "which river has a valley here")).toBe("fuller");
    expect(labelOf("season 6 finale", "finale", "which season was 6")).toBe("fuller");
    expect(labelOf("season 6 finale", "finale", "which season was it")).toBe("different");
  });

  test("takes a list of expected answers, and nothing beside them", () => {
    expect(labelOf("Neil Sedaka and Howard Greenfield", ["Neil Sedaka", "Howard Greenfield"])).toBe("list");
    expect(labelOf("tennis, baseball and chess", ["baseball", "tennis"])).toBe("different");
    expect(labelOf("Simon and Garfunkel", "Garfunkel")).toBe("different");
  });

  test("takes part of an answer only where the others do not speak against it", () => {
    expect(labelOf("Sargassum", ["Sargassum seaweed", "the brown Sargassum"])).toBe("shorter");
    expect(labelOf("radiation", ["gamma radiation", "radio waves"])).toBe("different");
    expect(labelOf("2018", ["December 14, 2018", "September 24, 2018"])).toBe("different");
    expect(labelOf("2018", ["December 14, 2018", "2017"])).toBe("different");
    expect(labelOf("2018", ["December 14, 2018", "14 December 2018"])).toBe("coarser-date");
  });

  test("tells accents apart unless told otherwise, and never the vowels of other scripts", () => {
    const plain = shortAnswerMatch({ accents: "ignored" });
    expect(labelOf("james rodriguez", "James Rodríguez")).toBe("different");
    expect(plain({ output: "james rodriguez", expected: "James Rodríguez" }).label).toBe("same");
    expect(plain({ output: "दान", expected: "दिन" }).label).toBe("different");
  });

  test("names the nearest expected answer and the words compared", () => {
    const result = ours({ output: "The Brothers Grimm", expected: ["Jacob Grimm", "brothers Grimm"] });
    expect(result).toMatchObject({ label: "same", metadata: { expectedIndex: 1, words: ["brother", "grimm"] } });
  });

  test("scores only the relations that accept names, and refuses others", () => {
    const strict = shortAnswerMatch({ accept: ["same"] });
    expect(strict({ output: "John Burgoyne", expected: "Burgoyne" })).toMatchObject({ label: "fuller", score: 0 });
    const wrong: Partial<ShortAnswerMatchOptions> = { accept: ["synonym"] };
    expect(() => shortAnswerMatch(wrong)).toThrow('accept of short-answer-match must hold "same"');
  });

  test("finds a text equal to itself and to no text of other letters", () => {
    const name = fc.stringMatching(/^[b-df-hj-np-tv-z]{4}( [b-df-hj-np-tv-z]{4}){0,3}$/);
    fc.assert(
      fc.property(name, (text) => {
        expect(labelOf(text.toUpperCase(), text)).toBe("same");
        expect(labelOf(text, text.replaceAll(/[b-z]/g, "अ"))).toBe("different");
      }),
    );
  });

  test("keeps the promises of every metric", async () => {
    const cases = [
      { output: "राजेंद्र प्रसाद", expected: ["डॉ. राजेंद्र प्रसाद", "14 May 1947"], input: "कौन थे" },
      { output: "👩‍👩‍👧", expected: "👩" },
    ];
    expect(await contractViolations(ours, cases)).toEqual([]);
  });
});
