import { randomUUID } from "node:crypto";
import { EvalError } from "@eval/core";
import type { ChildMessage, End, EngineReply, RunRecord } from "./child-message.js";
import { engineFiles } from "./engine-files.js";
import type { Language } from "./language.js";
import { pythonSnapshot } from "./python-snapshot.js";
import { readLines } from "./read-lines.js";
import { readReply } from "./read-reply.js";
import type { CodeTest } from "./read-tests.js";
import type { Isolation } from "./sandbox-command.js";
import { type Child, limitStart, startChild, startFailure } from "./start-child.js";

/** Code under test and what to do with it. */
export interface Candidate {
  readonly language: Language;
  readonly source: string;
  readonly functionName: string | null;
  readonly tests: readonly CodeTest[];
}

export interface Limits {
  /** For loading the code and all tests together, from when the sandbox is ready. */
  readonly timeLimitMs: number;
  readonly memoryLimitBytes: number;
  readonly outputLimitBytes: number;
}

/** Runs a candidate in a process of its own, which is gone when this returns. */
export async function runCandidate(
  candidate: Candidate,
  { timeLimitMs, ...limits }: Limits,
  isolation: Isolation,
  signal: AbortSignal | undefined,
): Promise<RunRecord> {
  const { language } = candidate;
  const files = engineFiles(language);
  const snapshot = language === "python" ? await pythonSnapshot(isolation, files, { language, ...limits }) : null;
  const start = snapshot === null ? "plain" : "snapshot";
  throwIfAborted(signal);
  const child = startChild(isolation, files, { language, ...limits, start }, snapshot);
  const kill = () => child.kill();
  signal?.addEventListener("abort", kill);
  try {
    // What comes of a run that is stopped, an error of its start included, says nothing of the code.
    return await talk(child, candidate, timeLimitMs).finally(() => throwIfAborted(signal));
  } finally {
    signal?.removeEventListener("abort", kill);
    kill();
  }
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new EvalError("aborted", "code tests were stopped before their end");
}

interface Said {
  loaded: EngineReply | null;
  replies: EngineReply[];
  end: End | null;
  message: string;
}

async function talk(child: Child, candidate: Candidate, timeLimitMs: number): Promise<RunRecord> {
  const token = randomUUID();
  const said: Said = {
    loaded: null,
    replies: [],
    end: null,
    message: "",
  };
  let isReady = false;
  let timer: NodeJS.Timeout | undefined;
  const started = limitStart(child);

  const hear = (message: ChildMessage) => {
    if (message.ready && !isReady) {
      isReady = true;
      started();
      timer = setTimeout(() => {
        said.end ??= "timeout";
        child.kill();
      }, timeLimitMs);
      child.job.end(JSON.stringify(jobOf(candidate, token)));
    }
    if (message.token !== token || said.end !== null) return;
    const reply = readReply(message.loaded ?? message.test);
    if (message.loaded) said.loaded = reply;
    if (message.test) {
      if (reply === null) said.end = "crashed";
      else said.replies.push(reply);
    }
    if (message.end) said.end = message.end;
    if (message.message) said.message = message.message;
  };
  readLines(child.results, hear, () => {
    said.end ??= "output_limit";
    child.kill();
  });
  try {
    const { signal } = await child.closed;
    if (!isReady) throw startFailure(child);
    // V8 aborts when its heap is full, which is the only abort that code under test brings about.
    return {
      ...said,
      end: said.end ?? (signal === "SIGABRT" ? "memory" : "crashed"),
      message: said.message || child.complaint(),
    };
  } finally {
    clearTimeout(timer);
  }
}

/** The wanted values stay here: what the sandbox never holds, code in it cannot copy. */
function jobOf({ source, functionName, tests }: Candidate, token: string): object {
  const steps = tests.map((test) => ("code" in test ? { code: test.code } : { args: JSON.stringify(test.args) }));
  return { token, source, functionName, tests: steps };
}
