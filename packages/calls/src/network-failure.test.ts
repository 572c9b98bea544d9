import { expect, test } from "vitest";
import { networkFailure } from "./network-failure.js";

const failureOf = (url: string, init?: RequestInit): Promise<unknown> => fetch(url, init).catch(networkFailure);

test("a refused connection is a failure of the network that may pass, with the system's code", async () => {
  expect(await failureOf("http://127.0.0.1:18997")).toMatchObject({
    code: "network",
    message: "nothing listens there (ECONNREFUSED)",
    detail: { retry: "backoff", scope: "case", serverCode: "ECONNREFUSED" },
  });
});

test("a port that fetch blocks ends the run, since no further try can help", async () => {
  expect(await failureOf("http://127.0.0.1:9")).toMatchObject({
    code: "config_error",
    message: "no request is sent to that port: the fetch standard blocks it",
    detail: { retry: "never", scope: "run" },
  });
});

test("what is no header ends the run, and is not quoted", async () => {
  const failure = await failureOf("http://127.0.0.1:18997", { headers: { authorization: "Bearer कुंजी\n" } });
  expect(failure).toMatchObject({ code: "config_error", detail: { scope: "run" } });
  expect(String(failure)).not.toContain("कुंजी");
});
