import type { CallContext, Json, JsonRecord, Usage } from "@eval/core";
import { type Attempt, type Reply, sendAttempt } from "./attempt.js";
import type { Fetch } from "./bounded-fetch.js";
import { CallError, isCallError } from "./call-error.js";
import { sleep, systemClock } from "./clock.js";
import { finishedError } from "./finished-error.js";
import type { Turn } from "./gate.js";
import { type CallLimits, type CallsHost, defaultLimits } from "./host.js";
import { createLedger } from "./ledger.js";
import { lineOf } from "./line.js";
import { type OpenCall, openCall } from "./open-call.js";
import { redactJson, redactor } from "./redact.js";
import { retryWaitMs } from "./retry-wait.js";

const sumOf = (one: Usage | undefined, other: Usage): Usage => ({
  inputTokens: (one?.inputTokens ?? 0) + other.inputTokens,
  outputTokens: (one?.outputTokens ?? 0) + other.outputTokens,
});

function withUsage(error: CallError, usage: Usage | undefined): CallError {
  return usage === undefined ? error : new CallError(error.code, error.message, { ...error.detail, usage });
}

/** One question to a model server. */
export interface Call<Value extends Json> {
  /** Everything that can change the reply, and nothing else: what the cache knows the call by. */
  readonly identity: JsonRecord;
  /** Tokens sent, as estimated, and the most that may come back. */
  readonly tokens: Usage;
  /** Sends one request and reads its reply; throws a `CallError` where that is of no use. */
  send(attempt: Attempt): Promise<Reply<Value>>;
  /** Whether a reply may be remembered; it is returned either way. */
  accept?(value: Value): boolean;
}

/** A reply, and how it came about. */
export interface Called<Value extends Json> {
  readonly value: Value;
  /** Of all attempts; null where the server does not say. */
  readonly usage: Usage | null;
  readonly isCached: boolean;
  /** Requests sent; 0 from the cache. */
  readonly attempts: number;
  /** From the first request to the reply, waits included. */
  readonly latencyMs: number;
}

export interface CallerOptions {
  /** Backend and model, `groq:openai/gpt-oss-120b`: in every message, and the name by which prices are looked up. */
  readonly name: string;
  /** What must appear nowhere. */
  readonly secrets?: readonly string[];
  readonly limits?: Partial<CallLimits>;
  /** Callers of one host and one line share limits and what ends a run: same model, server and key. */
  readonly line?: string;
}

export interface Caller {
  call<Value extends Json>(call: Call<Value>, context?: CallContext): Promise<Called<Value>>;
}

/**
 * Makes calls to one model of one server: through a cache, within limits, with retries, until a deadline. Whatever
 * fails is thrown as a {@link CallError}, without secrets. After a failure that every further call would share (a
 * wrong key, no such model, a quota used up) no further request is sent.
 */
export function createCaller({ name, secrets = [], ...options }: CallerOptions, host: CallsHost = {}): Caller {
  const { clock = systemClock, random = Math.random, ledger = createLedger(), cache, estimate } = host;
  const limits = { ...defaultLimits, ...options.limits, ...host.limits };
  const fetch = host.fetch ?? globalThis.fetch;
  const line = lineOf(host, options.line ?? name, limits);
  const redact = redactor(secrets);

  async function attempt<Value extends Json>(call: Call<Value>, number: number, open: OpenCall) {
    const { inputTokens, outputTokens } = call.tokens;
    const release = await ledger.reserve(name, call.tokens, open.signal);
    try {
      const turn = await line.gate.enter(inputTokens + outputTokens, open.signal, number > 1);
      return await sendInTurn(call, number, open, turn);
    } finally {
      release();
    }
  }

  async function sendInTurn<Value extends Json>(call: Call<Value>, number: number, open: OpenCall, turn: Turn) {
    const fatal = line.fatal();
    if (fatal !== null) {
      turn.leave();
      throw fatal;
    }
    open.begin();
    let isSent = false;
    const sending: Fetch = (input, init) => {
      isSent = true;
      return fetch(input, init);
    };
    try {
      const reply = await sendAttempt(call.send, number, open.signal, turn, { limits, clock, fetch: sending });
      ledger.answered(name, reply.usage);
      turn.answered(reply.usage === null ? null : reply.usage.inputTokens + reply.usage.outputTokens);
      return reply;
    } catch (thrown) {
      const error = isCallError(thrown) ? thrown : new CallError("aborted", "the call broke off");
      // A key that is missing is found before there is a request.
      if (isSent) ledger.failed(name, error.detail.usage ?? null);
      turn.failed(error);
      throw thrown;
    }
  }

  async function withRetries<Value extends Json>(call: Call<Value>, open: OpenCall) {
    let hasRepeated = false;
    // A reply that was refused and asked for again was paid for as well, whatever comes of the call.
    let spent: Usage | undefined;
    for (let attempts = 1; ; attempts++) {
      try {
        const reply = await attempt(call, attempts, open);
        return { ...reply, usage: reply.usage === null ? null : sumOf(spent, reply.usage), attempts };
      } catch (thrown) {
        if (!isCallError(thrown) || thrown === line.fatal()) throw thrown;
        if (thrown.detail.usage !== undefined) spent = sumOf(spent, thrown.detail.usage);
        const error = finishedError(withUsage(thrown, spent), name, attempts, redact);
        if (error.detail.scope === "run") line.end(error);
        const state = { attempts, hasRepeated, leftMs: open.leftMs() };
        const waitMs = open.signal.aborted ? null : retryWaitMs(error, state, limits, random);
        if (waitMs === null) throw error;
        hasRepeated ||= error.detail.retry === "once";
        host.onEvent?.({ type: "retry", caller: name, message: error.message, waitMs });
        if (waitMs > 0) {
          await sleep(clock, waitMs, open.signal).catch((reason: unknown) => {
            throw isCallError(reason) ? withUsage(reason, spent) : reason;
          });
        }
      }
    }
  }

  /** A reply that was paid for is worth more than its place in a cache; a recording without it is worth nothing. */
  async function remember(identity: JsonRecord, value: Json, usage: Usage | null): Promise<void> {
    try {
      await cache?.keep(identity, value, usage, new Date(clock.epoch()).toISOString());
    } catch (error) {
      if (cache?.mode === "record") throw error;
      host.onEvent?.({ type: "cache", caller: name, message: error instanceof Error ? error.message : String(error) });
    }
  }

  async function ask<Value extends Json>(call: Call<Value>, identity: JsonRecord, open: OpenCall) {
    const { value, usage, attempts } = await withRetries(call, open);
    const clean = redactJson(value, redact);
    if (call.accept?.(clean) ?? true) await remember(identity, clean, usage);
    return { value: clean, usage, isCached: false, attempts, latencyMs: open.elapsedMs() };
  }

  return {
    async call<Value extends Json>(call: Call<Value>, context: CallContext = {}): Promise<Called<Value>> {
      const open = openCall(limits.timeoutMs, clock, host, context, ledger.stop);
      try {
        open.signal.throwIfAborted();
        const identity = redactJson(call.identity, redact);
        const accept = (value: Json) => call.accept?.(value as Value) ?? true;
        const found = (await cache?.find(identity, accept)) ?? null;
        if (found !== null) {
          if (estimate === undefined) ledger.cached(name);
          else estimate.addCached();
          return { value: found.value as Value, usage: found.usage, isCached: true, attempts: 0, latencyMs: 0 };
        }
        const fatal = line.fatal();
        if (fatal !== null) throw fatal;
        if (estimate !== undefined) {
          estimate.add(name, call.tokens);
          throw new CallError("dry_run", "this is a dry run: the call was counted and not made");
        }
        return await ask(call, identity, open);
      } catch (error) {
        throw isCallError(error) && error !== line.fatal()
          ? finishedError(error, name, error.detail.attempts, redact)
          : error;
      } finally {
        open.close();
      }
    },
  };
}
