import type { ChatModel } from "@eval/core";
import { describe, expect, test } from "vitest";
import { passFail, scriptedModel } from "../fixtures/scripted-model.js";
import { type CascadeOptions, cascade } from "./cascade.js";

const CASE = { id: "1", input: "राजधानी?", output: "नई दिल्ली शहर", expected: "दिल्ली" };
const [yes, no, unsure, broken] = [passFail("PASS"), passFail("FAIL"), passFail("PASS", "low"), "no verdict"];

function cascadeOf(cheapReply: string, strongReply: string, options: Partial<CascadeOptions> = {}) {
  const models = { cheap: scriptedModel(cheapReply), strong: scriptedModel(strongReply) };
  const [cheap, strong] = [
    { backend: "test", model: "cheap" },
    { backend: "test", model: "strong" },
  ];
  const metric = cascade({ cheap, strong, auditShare: 0, ...options });
  const host = {
    chatModel: async ({ model }: { model?: unknown }): Promise<ChatModel> => models[model as "cheap" | "strong"],
  };
  return { models, score: (evalCase: object = CASE) => metric(evalCase, host as never) };
}

describe("cascade", () => {
  test("says which judges it asks, and these which metric reads their reasons", async () => {
    const metric = cascade({ of: "indic-judge", options: { traceCheck: "trap-words" } });
    const opened: string[] = [];
    const open = async (name: string) => {
      opened.push(name);
      return metric;
    };
    const parts = (await metric.parts?.({ metric: open })) ?? [];
    expect(parts.map(({ info }) => info.name)).toEqual(["indic-judge", "indic-judge"]);
    await parts[0]?.parts?.({ metric: open });
    expect(opened).toEqual(["trap-words"]);
  });

  test("asks nobody about an accepted answer, word for word", async () => {
    const { models, score } = cascadeOf(no, no);
    expect(await score({ ...CASE, output: "दिल्ली।" })).toMatchObject({ passed: true, label: "matched" });
    expect([models.cheap.requests.length, models.strong.requests.length]).toEqual([0, 0]);
  });

  test.each([
    ["passes", yes, "passed"],
    ["fails", no, "failed"],
  ])("takes the cheap judge's word where it surely %s", async (_, reply, label) => {
    const { models, score } = cascadeOf(reply, yes);
    expect(await score()).toMatchObject({ label, metadata: { step: "cheap" } });
    expect(models.strong.requests).toHaveLength(0);
  });

  test.each([
    ["is in doubt", unsure],
    ["gives no verdict", broken],
  ])("asks the strong judge where the cheap one %s", async (_, reply) => {
    expect(await cascadeOf(reply, no).score()).toMatchObject({ label: "failed", metadata: { step: "strong" } });
  });

  test("leaves to a person what the strong judge doubts, and keeps its failure as an error", async () => {
    expect(await cascadeOf(unsure, unsure).score()).toMatchObject({ passed: false, label: "needs_review" });
    const failed = await cascadeOf(unsure, broken).score();
    expect(failed).toMatchObject({ status: "error", label: "judge_error" });
    expect(failed.metadata["votes"]).toHaveLength(2);
  });

  test("audits a share of what the cheap judge settles, without changing the verdict", async () => {
    const { models, score } = cascadeOf(yes, no, { auditShare: 0.2 });
    const results = await Promise.all(Array.from({ length: 200 }, (_, index) => score({ ...CASE, id: String(index) })));
    const audited = results.filter(({ metadata }) => metadata["isAudited"] === true);
    expect(results.every(({ passed }) => passed === true)).toBe(true);
    expect(audited.every(({ metadata }) => metadata["auditDisagrees"] === true)).toBe(true);
    // 40 are expected; outside of this range once in many thousand seeds.
    expect(audited.length).toBeGreaterThan(18);
    expect(audited.length).toBeLessThan(62);
    expect(models.strong.requests).toHaveLength(audited.length);
    const again = await Promise.all(Array.from({ length: 200 }, (_, index) => score({ ...CASE, id: String(index) })));
    expect(again.map(({ metadata }) => metadata["isAudited"])).toEqual(
      results.map(({ metadata }) => metadata["isAudited"]),
    );
  });

  test("refuses a share that is none", () => {
    expect(() => cascade({ auditShare: 5 })).toThrow("auditShare of cascade must be from 0 to 1, got 5");
  });
});
