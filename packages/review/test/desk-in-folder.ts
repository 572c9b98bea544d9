import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { EvalCase } from "@eval/core";
import { openProtocol, type ProtocolRequest } from "../src/protocol/open-protocol.js";
import { serveReview } from "../src/server/serve-review.js";

/** Cases in three scripts, one of them with texts that would act on a page if they were not text. */
export const sampleCases: readonly EvalCase[] = [
  { id: "gpt-secret-1", input: "भारत की राजधानी क्या है?", expected: "नई दिल्ली", output: "नई दिल्ली", language: "hi" },
  { id: "q2", input: "தமிழ்நாட்டின் தலைநகரம் எது?", expected: ["சென்னை", "Chennai"], output: "மதுரை", language: "ta" },
  { id: "q3", input: "پاکستان کا دارالحکومت کیا ہے؟", expected: "اسلام آباد", output: "اسلام آباد", language: "ur" },
  {
    id: "q4",
    input: "<img src=x onerror=alert(1)></script><script>alert(2)</script>",
    expected: "pass\u202etrue",
    output: "",
    context: ["a passage", "another"],
    incorrect: ["known wrong"],
    choices: [{ label: "A", text: "first" }],
    model: "secret-model-9000",
    metadata: { verdict: "secret-verdict" },
    trace: "secret-trace",
  },
];

/** A review of the sample cases in a folder of its own. */
export async function openReview(request: ProtocolRequest = {}, cases: readonly EvalCase[] = sampleCases) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "review-"));
  const labelFile = path.join(folder, "labels.jsonl");
  const record = path.join(folder, "review.json");
  const candidates = cases.map((_, index) => ({ number: index + 1, verdicts: [true], isFlagged: false }));
  const numbered = new Map(cases.map((evalCase, index) => [index + 1, { number: index + 1, evalCase }]));
  const serve = async (asked: ProtocolRequest = {}) => {
    const protocol = await openProtocol(record, asked, async () => candidates);
    const server = await serveReview({ protocol, cases: numbered, labelFile });
    return { ...server, protocol, base: new URL(server.url), [Symbol.asyncDispose]: () => server.close() };
  };
  return {
    folder,
    labelFile,
    record,
    serve,
    first: await serve(request),
    lines: () =>
      fs
        .readFileSync(labelFile, "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
  };
}
