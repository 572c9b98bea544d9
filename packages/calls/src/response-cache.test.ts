import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cacheKey, readEntry, writeEntry } from "./cache-entry.js";
import { canonicalJson, sha256 } from "./canonical-json.js";
import { explainMiss } from "./explain-miss.js";
import { createCache } from "./response-cache.js";
import { memoryStore } from "./store.js";

describe("canonicalJson", () => {
  test("is the same for equal values, whatever the order of their keys", () => {
    expect(canonicalJson({ b: [1, { d: null, c: "x" }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse());
        return canonicalJson(value as never) === canonicalJson(reversed as never);
      }),
    );
  });

  test("tells lone surrogates apart, which UTF-8 does not", async () => {
    expect(await sha256(canonicalJson("\uD800"))).not.toBe(await sha256(canonicalJson("\uD801")));
  });
});

describe("sha256", () => {
  test("gives the digest of FIPS 180-2, B.1", async () => {
    expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});

describe("an entry", () => {
  const identity = { model: "m", messages: [{ role: "user", content: "गंगा" }] };
  const whole = async () => {
    const key = await cacheKey(identity);
    return { key, text: await writeEntry({ key, identity, value: { a: 1 }, usage: null, recordedAt: "2026-11-29" }) };
  };

  test("is read back", async () => {
    const { key, text } = await whole();
    expect(await readEntry(key, text)).toMatchObject({ version: 1, key, identity, value: { a: 1 }, usage: null });
  });

  test("is believed only as it was written and where it was put", async () => {
    const { key, text } = await whole();
    expect(await readEntry(key, text.slice(0, -20))).toBe("not_json");
    expect(await readEntry(key, "[]")).toBe("not_json");
    expect(await readEntry(key, text.replace("गंगा", "यमुना"))).toBe("changed");
    expect(await readEntry(key, text.replace('"version": 1', '"version": 2'))).toBe("other_version");
    expect(await readEntry(`${key.slice(1)}0`, text)).toBe("misplaced");
  });

  test("is not believed with any one character changed", async () => {
    const { key, text } = await whole();
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 2), fc.constantFrom("0", "x", "}", " "), async (at, character) => {
        const edited = text.slice(0, at) + character + text.slice(at + 1);
        const read = await readEntry(key, edited);
        // White space between the parts, and an edit that changes nothing, are the same entry.
        const isSame = typeof read !== "string" && canonicalJson(read as never) === canonicalJson(JSON.parse(text));
        return typeof read === "string" || isSame;
      }),
    );
  });
});

describe("createCache", () => {
  const accept = () => true;

  test("takes a damaged entry for none, and replaces it", async () => {
    const store = memoryStore();
    const cache = createCache(store);
    await cache.keep({ a: 1 }, "x", null, "2026-11-29");
    const key = await cacheKey({ a: 1 });
    await store.set(key, "{");
    expect(await cache.find({ a: 1 }, accept)).toBeNull();
    await cache.keep({ a: 1 }, "y", null, "2026-11-29");
    expect(await cache.find({ a: 1 }, accept)).toMatchObject({ value: "y" });
  });

  test("in mode replay writes nothing", async () => {
    const store = memoryStore();
    await createCache(store, "replay").keep({ a: 1 }, "x", null, "2026-11-29");
    expect(await store.get(await cacheKey({ a: 1 }))).toBeNull();
  });
});

describe("explainMiss", () => {
  const rubric = (text: string, question: string) => ({ messages: [{ content: text }, { content: question }] });

  test("compares with the recorded request that is nearest", () => {
    const recorded = [rubric("Judge strictly.", "Is गंगा a river?"), rubric("Judge strictly.", "Who wrote Godan?")];
    expect(explainMiss(rubric("Judge mildly.", "Who wrote Godan?"), recorded)).toBe(
      'messages[0].content was "Judge strictly.", is "Judge mildly."',
    );
  });

  test("of several that differ in one field takes the one with most text in common", () => {
    const recorded = [rubric("Judge.", "Who wrote Godan? Answer in a word."), rubric("Judge.", "Is गंगा a river?")];
    expect(explainMiss(rubric("Judge.", "Who wrote Godan? Answer in one word."), recorded)).toContain(
      'was "Who wrote Godan? Answer in a word."',
    );
  });

  test("shows the place where a long text differs", () => {
    const text = "क".repeat(200);
    expect(explainMiss({ prompt: `${text}new${text}` }, [{ prompt: `${text}old${text}` }])).toMatch(
      /^prompt differs from character 190: was "क{10}oldक+", is "क{10}newक+"$/,
    );
  });

  test("names three fields and counts the rest", () => {
    expect(explainMiss({ a: 1, b: 1, c: 1, d: 1, e: 1 }, [{}])).toBe("a is new; b is new; c is new; 2 more fields");
  });
});
