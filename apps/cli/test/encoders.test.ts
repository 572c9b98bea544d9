import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const TOY = `export const encoders = {
  toy: ({ backend, ...options }, { env }) => ({
    id: "toy", revision: env.TOY_REVISION ?? "1", dimensions: 2,
    encode: async (texts) => texts.map((text) => text.includes("दिल्ली") ? new Float32Array([1, 0]) : new Float32Array([0, 1])),
  }),
};
`;
const ROWS = "question,answer,response\nराजधानी?,दिल्ली,नई दिल्ली\nराजधानी?,दिल्ली,मुंबई 😀\n";
const withEncoder = (encoder: object) => `calibrated-similarity:${JSON.stringify({ encoder, threshold: 0.5 })}`;

/** A project that depends on a package which brings an encoder. */
const withToy = () =>
  new Project({
    "qa.csv": ROWS,
    "package.json": JSON.stringify({ name: "app", dependencies: { toy: "1.0.0" } }),
    "node_modules/toy/package.json": JSON.stringify({
      name: "toy",
      version: "1.0.0",
      type: "module",
      eval: { encoders: "./encoders.js" },
    }),
    "node_modules/toy/encoders.js": TOY,
  });

describe("encoders that packages bring", () => {
  test("encode for a metric of another package, and are given the environment", () => {
    using here = withToy();
    const args = ["score", "qa.csv", "-m", withEncoder({ backend: "toy" }), "-o", "out.jsonl", "--detail", "full"];
    const { code, stderr } = here.run(args, { env: { TOY_REVISION: "7" } });
    expect([code, stderr]).toEqual([0, ""]);
    const rows = here.read("out.jsonl").trim().split("\n");
    expect(rows.map((row) => JSON.parse(row)["calibrated-similarity.label"])).toEqual(["similar", "dissimilar"]);
  });

  test("are said where a descriptor names none of them", () => {
    using here = withToy();
    const { stdout } = here.run(["score", "qa.csv", "-m", withEncoder({ backend: "toi" })]);
    expect(stdout).toContain('no backend "toi" of encoders is installed; did you mean toy?');
  });
});

describe("an encoder behind a server", () => {
  /** A server of embeddings, one dimension for each letter of दिल्ली. */
  async function serving(run: (url: string) => Promise<void>): Promise<number> {
    let requests = 0;
    const server = createServer(async (request, response) => {
      requests += 1;
      const { input } = JSON.parse(await text(request)) as { input: string[] };
      const data = input.map((each, index) => ({ index, embedding: each.includes("दिल्ली") ? [1, 0] : [0, 1] }));
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ object: "list", data, model: "m", usage: { prompt_tokens: 3, total_tokens: 3 } }));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    try {
      await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
    } finally {
      server.close();
      server.closeAllConnections();
    }
    return requests;
  }

  test("is called within the run's accounts, and not again for what its cache remembers", async () => {
    using here = new Project({ "qa.csv": ROWS });
    const requests = await serving(async (baseURL) => {
      const metric = withEncoder({ backend: "openai-compatible", model: "m", baseURL });
      const first = await here.runBeside(["score", "qa.csv", "-m", metric]);
      expect(first.stdout).toMatch(/calls: \d+ answered/);
      const again = await here.runBeside(["score", "qa.csv", "-m", metric]);
      expect([again.code, again.stdout]).toEqual([0, expect.not.stringContaining("calls:")]);
    });
    expect(requests).toBeGreaterThan(0);
    expect(requests).toBeLessThanOrEqual(4);
  });
});
