import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const GUARD = new URL("./guard.js", import.meta.url).href;

let visits = 0;
const server = createServer((_, response) => {
  visits += 1;
  response.end("reached");
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());

/** The ways to the network that Node has, each of which gives a promise of what came of it. */
const WAYS = `{
  fetch: async () => (await fetch(url)).status,
  http: async () => new Promise((resolve) => http.get(url, () => resolve("reached")).on("error", resolve)),
  httpAgent: async () =>
    new Promise((resolve) => new http.Agent().createConnection({ port }, () => resolve("reached")).on("error", resolve)),
  connect: async () => new Promise((resolve) => net.connect(port, () => resolve("reached")).on("error", resolve)),
  socket: async () => new Promise((resolve) => new net.Socket().connect(port, () => resolve("reached"))),
  listen: async () => new Promise((resolve) => new net.Server().listen(0, () => resolve("listens"))),
  tls: async () => new Promise((resolve) => tls.connect(port, () => resolve("reached")).on("error", () => resolve("spoke"))),
  udp: async () => new Promise((resolve) => dgram.createSocket("udp4").send("x", 9, "127.0.0.1", () => resolve("sent"))),
  dns: async () => dns.promises.lookup("localhost"),
  builtin: async () => process.getBuiltinModule("node:net").connect(port),
}`;

/** What each way gives in a process of its own, with the guard or without. */
async function tryWays(guard: string): Promise<Record<string, string>> {
  const { port } = server.address() as AddressInfo;
  const program = `
    import dgram from "node:dgram"; import dns from "node:dns"; import http from "node:http";
    import net from "node:net"; import tls from "node:tls";
    import { guardProcess, sealProcess } from ${JSON.stringify(GUARD)};
    const port = ${port}; const url = "http://127.0.0.1:" + port; const exit = process.exit;
    ${guard}
    const results = {};
    for (const [name, way] of Object.entries(${WAYS})) {
      results[name] = await way().then(String, (error) => (/denied by the sandbox|fetch is not/.test(error.message) ? "denied" : error.message));
    }
    console.log(JSON.stringify(results));
    exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program]);
  return JSON.parse(stdout) as Record<string, string>;
}

describe("guardProcess", () => {
  test("closes every way to the network, each of which is open without it", async () => {
    const open = await tryWays("");
    expect(Object.values(open)).not.toContain("denied");
    expect(visits).toBeGreaterThan(0);

    visits = 0;
    const closed = await tryWays("guardProcess(1 << 28); sealProcess();");
    expect(closed).toEqual(Object.fromEntries(Object.keys(open).map((name) => [name, "denied"])));
    expect(visits).toBe(0);
  });

  test("bounds the memory of WebAssembly", async () => {
    const program = `
      import { guardProcess } from ${JSON.stringify(GUARD)};
      guardProcess(64 << 20);
      const memory = new WebAssembly.Memory({ initial: 1, maximum: 65536 });
      memory.grow(1000);
      try { memory.grow(1000); console.log("grown"); } catch (error) { console.log(error.message); }`;
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program]);
    expect(stdout.trim()).toBe("memory limit of the sandbox");
  });
});
