import * as T from "@eval/core/text";
import { foldCanonical, foldLoose, foldReading } from "@eval/core/text/indic";
import { findNegation } from "@eval/core/text/negation";
import { findNumbers, parseNumber } from "@eval/core/text/numbers";
import { test } from "vitest";

test("x", () => {
  const inputs: Record<string, string> = {
    a: "अ\u093e\u0945\u0902".repeat(200000),
    b: "ज़मीन हँस दु:ख ".repeat(60000),
    zwj: "\u200d".repeat(500000),
    zwj2: "क\u200d".repeat(300000),
    vs: "\ufe0f".repeat(500000),
    dig: "1".repeat(1000000),
    com: "1,".repeat(300000),
    one: "one hundred and ".repeat(50000),
    dots: ".".repeat(500000),
    dash: "1-".repeat(200000),
    quot: '"'.repeat(300000) + "not x",
    sp: " ".repeat(500000),
    dan: "।".repeat(500000),
    lo: "a. ".repeat(100000),
    wb: "क.".repeat(100000),
    sur: "\ud800".repeat(300000),
    fmt: "a\u00ad".repeat(300000),
    lakh: "lakh ".repeat(100000),
    sixty: "twenty ".repeat(100000),
    frac: "1/".repeat(200000),
    e: "1e".repeat(200000),
    col: "1:".repeat(100000),
  };
  const fns: Record<string, (t: string) => unknown> = {
    foldCanonical,
    foldReading,
    foldLoose,
    findNumbers,
    parseNumber,
    neg: (t) => findNegation(t, t.length - 1, t.length),
    ...Object.fromEntries(
      [
        "splitWords",
        "splitTokens",
        "splitGraphemes",
        "splitAksharas",
        "splitSentences",
        "stripInvisible",
        "collapseWhitespace",
        "foldDigits",
        "foldQuotes",
        "stripEdgePunctuation",
        "pythonSplit",
        "pythonStrip",
        "toNfc",
      ].map((k) => [k, (T as any)[k]]),
    ),
  };
  for (const [k, t] of Object.entries(inputs))
    for (const [n, f] of Object.entries(fns)) {
      const t0 = performance.now();
      try {
        f(t);
      } catch (e) {
        console.log("THROW", k, n, String(e).slice(0, 100));
      }
      const ms = performance.now() - t0;
      if (ms > 700) console.log("SLOW", k, n, ms.toFixed(0));
    }
}, 600000);
