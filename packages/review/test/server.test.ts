import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { openReview } from "./desk-in-folder.js";

type Review = Awaited<ReturnType<typeof openReview>>;
let opened: Review[] = [];

afterEach(async () => {
  for (const { first, folder } of opened) {
    await first.close().catch(() => {});
    fs.rmSync(folder, { recursive: true });
  }
  opened = [];
});

async function review(...args: Parameters<typeof openReview>): Promise<Review> {
  const made = await openReview(...args);
  opened.push(made);
  return made;
}

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

/** A request as any program could send it: `fetch` would not let Host and Origin be forged. */
async function send({ first: { base } }: Review, { method = "POST", path = "", headers = {}, body }: Sent) {
  const request = http.request({
    ...{ host: "127.0.0.1", port: base.port, method },
    path: path.startsWith("/") ? path : `${base.pathname}${path}`,
    headers: {
      host: base.host,
      ...(method === "GET" ? {} : { origin: base.origin, "content-type": "application/json" }),
      ...headers,
    },
  });
  request.on("error", () => {});
  request.end(method === "GET" ? undefined : body);
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const ask = (here: Review, action: string, body: object, headers: http.OutgoingHttpHeaders = {}) =>
  send(here, { path: `api/${action}`, body: JSON.stringify(body), headers });

describe("the server of a review", () => {
  test("listens on this machine alone, under an address that cannot be guessed", async () => {
    const [one, two] = [await review(), await review()];
    expect(one.first.base.hostname).toBe("127.0.0.1");
    expect(one.first.base.pathname).toMatch(/^\/[\w-]{32}\/$/);
    expect(one.first.base.pathname).not.toBe(two.first.base.pathname);
  });

  test("serves its page under a policy without network, scripts or frames of others", async () => {
    const { status, headers, body } = await send(await review(), { method: "GET" });
    expect(status).toBe(200);
    const policy = String(headers["content-security-policy"]).split("; ");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.filter((each) => each.startsWith("script-src"))).toEqual([
      expect.stringMatching(/^script-src 'sha256-[^']+'$/),
    ]);
    expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    // Nothing on the page is fetched from anywhere.
    expect(body).not.toMatch(/(?:src|href)="(?!data:,)/);
    expect(body).not.toContain("//cdn");
  });

  test.each(["/", "/api/start", `/${"A".repeat(32)}/`, `/${"A".repeat(32)}/api/start`, "/../../etc/passwd", "//"])(
    "refuses %j, which has not the token",
    async (path) => {
      const here = await review();
      for (const method of ["GET", "POST"]) {
        const { status, body } = await send(here, { method, path, body: '{"labeler":"Anna"}' });
        expect(status).toBe(403);
        expect(body).not.toContain("labels");
      }
    },
  );

  test.each(["evil.example", "evil.example:80", "127.0.0.1", "127.0.0.1.evil.example:1", "[::1]:1"])(
    "refuses the host %j, to which a name of a stranger may be bound",
    async (host) => {
      const here = await review();
      expect((await send(here, { method: "GET", headers: { host } })).status).toBe(403);
      expect((await ask(here, "start", { labeler: "Anna" }, { host })).status).toBe(403);
    },
  );

  test("takes localhost for what it is", async () => {
    const here = await review();
    expect((await send(here, { method: "GET", headers: { host: `localhost:${here.first.base.port}` } })).status).toBe(
      200,
    );
  });

  test.each(["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost"])(
    "refuses what a page of %j sends, token or not",
    async (origin) => {
      const here = await review();
      const said = { labeler: "Anna", place: 0, label: "correct", note: "" };
      expect((await ask(here, "label", said, { origin })).status).toBe(403);
      expect(fs.existsSync(here.labelFile)).toBe(false);
    },
  );

  test("refuses to write for one that does not say from where it asks, and answers no preflight", async () => {
    const here = await review();
    const body = JSON.stringify({ labeler: "Anna", place: 0, label: "correct", note: "" });
    const path = `${here.first.base.pathname}api/label`;
    const request = http.request({
      port: here.first.base.port,
      method: "POST",
      path,
      headers: { host: here.first.base.host },
    });
    request.end(body);
    const [response] = (await once(request, "response")) as [http.IncomingMessage];
    expect(response.statusCode).toBe(403);
    response.resume();
    const preflight = await send(here, { method: "OPTIONS", path: "api/label" });
    expect(preflight.status).toBe(405);
    expect(preflight.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test.each([
    "..%2f..%2fetc%2fpasswd",
    "../../labels.jsonl",
    "api/../../labels.jsonl",
    "labels.jsonl",
    "api/constructor",
    "api/__proto__",
    "api/start/",
    "api/start?x=1",
    "%00",
  ])("has nothing at %j", async (path) => {
    const here = await review();
    const { base } = here.first;
    for (const method of ["GET", "POST"]) {
      expect((await send(here, { method, path: `${base.pathname}${path}`, body: "{}" })).status).toBe(404);
    }
  });

  test.each([
    ["not json", 400],
    ["", 400],
    ["[]", 400],
    ["null", 400],
    ['"x"', 400],
    [Buffer.from([0x22, 0xff, 0x22]), 400],
    [`{"labeler":"${"x".repeat(70_000)}"}`, 413],
  ])("answers the body %#, with an error of its own", async (body, status) => {
    expect((await send(await review(), { path: "api/start", body })).status).toBe(status);
  });

  test("takes nothing but JSON, which no form can send, and answers only as it was asked", async () => {
    const here = await review();
    const form = { "content-type": "text/plain" };
    expect((await ask(here, "start", { labeler: "Anna" }, form)).status).toBe(415);
    expect((await send(here, { method: "GET", path: "api/start" })).status).toBe(405);
    expect((await send(here, { method: "POST", body: "{}" })).status).toBe(405);
  });

  test.each(["", "   ", "a\u202eb", "a\u0000", "x".repeat(81), 7, null, {}, "\ud800"])(
    "refuses a name that does not show as it is (%#)",
    async (labeler) => {
      expect((await ask(await review(), "start", { labeler })).status).toBe(400);
    },
  );

  test.each([-1, 4, 0.5, "0", null, 1e300, undefined])("knows no case at place %j", async (place) => {
    const here = await review();
    expect((await ask(here, "case", { labeler: "Anna", place })).status).toBe(404);
    expect((await ask(here, "label", { labeler: "Anna", place, label: "correct", note: "" })).status).toBe(404);
    expect(fs.existsSync(here.labelFile)).toBe(false);
  });

  test.each([
    { label: "right", note: "" },
    { label: true, note: "" },
    { note: "" },
    { label: "correct" },
    { label: "correct", note: 7 },
    { label: "correct", note: "x".repeat(4_001) },
  ])("saves no label that is none (%#)", async (said) => {
    const here = await review();
    expect((await ask(here, "label", { labeler: "Anna", place: 0, ...said })).status).toBe(400);
    expect(fs.existsSync(here.labelFile)).toBe(false);
  });

  test("sends no verdict, model, id, metadata or trace in any byte, nor what others said", async () => {
    const here = await review();
    await ask(here, "label", { labeler: "Bilal Rahman", place: 0, label: "incorrect", note: "bilals-note" });
    const page = await send(here, { method: "GET" });
    const start = await ask(here, "start", { labeler: "Anna" });
    const cases = await Promise.all([0, 1, 2, 3].map((place) => ask(here, "case", { labeler: "Anna", place })));
    const everything = [page, start, ...cases].map(({ body, headers }) => JSON.stringify(headers) + body).join("\n");
    expect(everything).toContain("நகரம்");
    expect(everything).toContain("known wrong");
    expect(everything).not.toMatch(/secret|gpt|metadata|trace|model-9000|Bilal|bilals-note/);
    expect(JSON.parse(start.body).labels).toEqual([]);
  });

  test("gives each labeler an order of their own, which stays", async () => {
    const cases = Array.from({ length: 30 }, (_, index) => ({ input: `q${index}`, expected: "x", output: "y" }));
    const here = await review({ cases: "all" }, cases);
    const orderOf = async (labeler: string) => {
      const order: string[] = [];
      for (let place = 0; place < cases.length; place++) {
        order.push(JSON.parse((await ask(here, "case", { labeler, place })).body).input);
      }
      return order;
    };
    const anna = await orderOf("Anna");
    expect(await orderOf("anna")).toEqual(anna);
    expect(await orderOf("Bilal")).not.toEqual(anna);
    expect([...anna].sort()).toEqual(cases.map(({ input }) => input).sort());
    expect(anna).not.toEqual(cases.map(({ input }) => input));
  });

  test("says that a label is not saved where the disk does not take it, and saves it later", async () => {
    const here = await review();
    const said = { labeler: "Anna", place: 1, label: "correct", note: "" };
    fs.mkdirSync(here.labelFile);
    const failed = await ask(here, "label", said);
    expect(failed.status).toBe(500);
    expect(JSON.parse(failed.body).error).toContain("EISDIR");
    fs.rmdirSync(here.labelFile);
    expect((await ask(here, "label", said)).status).toBe(200);
    expect(here.lines()).toHaveLength(1);
  });

  test.runIf(fs.existsSync("/dev/full"))("answers 507 where the disk is full", async () => {
    const here = await review();
    fs.symlinkSync("/dev/full", here.labelFile);
    const { status, body } = await ask(here, "label", { labeler: "Anna", place: 1, label: "correct", note: "" });
    fs.rmSync(here.labelFile);
    expect(status).toBe(507);
    expect(JSON.parse(body).error).toContain("ENOSPC");
  });

  test("keeps every label of two labelers who label at the same time", async () => {
    const here = await review();
    // One of them at a server of its own, as two terminals would have it.
    await using other = await here.serve();
    const both = [0, 1, 2, 3].flatMap((place) =>
      [
        { labeler: "Anna", first: here.first },
        { labeler: "मीरा", first: other },
      ].map(({ labeler, first }) =>
        ask({ ...here, first }, "label", { labeler, place, label: "correct", note: labeler }),
      ),
    );
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    const lines = here.lines();
    expect(new Set(lines.map((line) => `${line.labeler} ${line.case}`)).size).toBe(8);
    expect(lines.every(({ note, labeler }) => note === labeler)).toBe(true);
  });
});
