// @ts-check
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { killAndResume } from "./kill-and-resume.mjs";

const USAGE = `node tooling/fault-injection/run.mjs [--kind answer|score]... [--kills 50] [--cases 150] [--seed 1] [--within MS]

Kills the built command at so many random moments, resumes it each time, and prints what came of it. Ends with 1 where
anything was lost, asked again though it was recorded, or came out otherwise than from a run left in peace.`;

const { values } = parseArgs({
  options: {
    kind: { type: "string", multiple: true, default: ["answer", "score"] },
    kills: { type: "string", default: "50" },
    cases: { type: "string", default: "150" },
    seed: { type: "string", default: "1" },
    within: { type: "string", default: "3000" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(USAGE);
else {
  const bin = fileURLToPath(new URL("../../apps/cli/dist/bin.cjs", import.meta.url));
  for (const kind of values.kind) {
    const directory = mkdtempSync(path.join(tmpdir(), "fault-injection-"));
    const startedAt = performance.now();
    try {
      const figures = await killAndResume({
        kind,
        bin,
        directory,
        kills: Number(values.kills),
        cases: Number(values.cases),
        seed: Number(values.seed),
        withinMs: Number(values.within),
      });
      console.log(kind, { ...figures, seconds: Math.round((performance.now() - startedAt) / 1_000) });
      if (figures.lost + figures.recordedAndAskedAgain + figures.differing > 0) process.exitCode = 1;
      if (figures.askedTwice > figures.mostAskedTwice) process.exitCode = 1;
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  }
}
