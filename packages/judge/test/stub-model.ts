import { type CallError, type CallsHost, isCallError } from "@eval/calls";
import { afterEach, expect } from "vitest";
import { scenarios } from "../../../tooling/judge-server/scenarios.mjs";
import { inTurn, type Script, type Step } from "../../../tooling/judge-server/script.mjs";
import { type JudgeServerOptions, startJudgeServer } from "../../../tooling/judge-server/server.mjs";
import { type ChatModelDescriptor, groq, openAICompatible } from "../src/models.js";

/** What must appear nowhere. */
export const KEY = "gsk_TESTKEY0123456789";

export const question = { messages: [{ role: "user" as const, content: "Is गंगा a river? Answer in JSON." }] };

type StubOptions = { host?: CallsHost; server?: JudgeServerOptions } & Partial<ChatModelDescriptor>;

const closers: (() => Promise<unknown>)[] = [];

/** Closes the servers of a test. */
export const closeServers = () =>
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

/**
 * A server that follows a script, and a model of groq-sdk that asks it over HTTP. Backoff between attempts is none
 * unless the host brings its own `random`.
 */
export async function stubModel(script: Script, { host = {}, server: options = {}, ...descriptor }: StubOptions = {}) {
  const server = await startJudgeServer({ script, key: KEY, ...options });
  closers.push(server.close);
  const model = groq(
    { model: "openai/gpt-oss-120b", baseURL: server.url, timeoutMs: 10_000, ...descriptor },
    { env: { GROQ_API_KEY: KEY }, random: () => 0, ...host },
  );
  return { server, model };
}

/** The same over the path of OpenAI-compatible servers. */
export async function compatibleStubModel(script: Script, descriptor: object = {}, host: CallsHost = {}) {
  const server = await startJudgeServer({ script });
  closers.push(server.close);
  const model = openAICompatible(
    { model: "qwen3:8b", baseURL: `${server.url}/v1`, timeoutMs: 10_000, ...descriptor },
    { env: {}, random: () => 0, ...host },
  );
  return { server, model };
}

export const scenario = (name: string): Step => scenarios[name] as Step;

/** Scenarios in turn, the last one again and again. */
export const scenariosInTurn = (...names: string[]): Script => inTurn(...names.map(scenario));

export function callError(promise: Promise<unknown>): Promise<CallError> {
  return promise.then(
    () => expect.fail("the call gave a reply"),
    (error: unknown) => (isCallError(error) ? error : expect.fail(`threw ${String(error)}`)),
  );
}
