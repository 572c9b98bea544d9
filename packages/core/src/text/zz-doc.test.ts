import { readdirSync, readFileSync } from "node:fs";
import * as T from "@eval/core/text";
import * as I from "@eval/core/text/indic";
import * as N from "@eval/core/text/negation";
import * as M from "@eval/core/text/numbers";
import { expect, test } from "vitest";

const all: any = { ...T, ...I, ...N, ...M };
for (const f of readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((f) => f.endsWith(".ts") && !f.includes(".test."))
  .map((f) => import.meta.dirname + "/" + f)) {
  const s = readFileSync(f, "utf8");
  for (const m of s.matchAll(/^ \* (.+?);? \/\/ => (.+)$/gm)) {
    test(m[1]!, () => {
      const keys = Object.keys(all);
      const run = (code: string) => new Function(...keys, `return (${code});`)(...keys.map((k) => all[k]));
      expect(run(m[1]!.replace(/;$/, ""))).toEqual(run(m[2]!));
    });
  }
}
