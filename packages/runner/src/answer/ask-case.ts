import type { ChatModel, ChatReply, ChatRequest, Usage } from "@eval/core";
import { isBlank } from "@eval/core/text";
import type { AnswerRecord, RecordedReply } from "./journal/answer-record.js";

/** What surrounds a question. */
export interface Asking {
  readonly signal: AbortSignal;
  readonly costOf: (usage: Usage) => number | null;
}

/** What becomes of a line but for the case it belongs to. */
export type Reply = Pick<RecordedReply, "output" | "trace" | "answer">;

/** Asks one question. Whatever fails is recorded as what it is; null where the run was ended before an answer came. */
export async function askCase(model: ChatModel, request: ChatRequest, asking: Asking): Promise<Reply | null> {
  const startedAt = performance.now();
  const tookMs = () => Math.round(performance.now() - startedAt);
  try {
    return answered(model, await model.chat(request, { signal: asking.signal }), tookMs(), asking);
  } catch (error) {
    return asking.signal.aborted ? null : failed(error, tookMs(), asking);
  }
}

/** A case that was not asked, since it lacks what the prompt needs. */
export function notAsked(message: string): Reply {
  return { answer: { ...NOTHING, outcome: "unanswered", error: { class: "missing_field", message } } };
}

const NOTHING = {
  finishReason: null,
  answeredBy: null,
  usage: null,
  cost: null,
  latencyMs: null,
  cached: false,
  attempts: null,
  requestId: null,
} as const;

function answered({ id }: ChatModel, reply: ChatReply, tookMs: number, { costOf }: Asking): Reply {
  const { finishReason, usage, record = {} } = reply;
  const { text, reasoning } = withoutThought(reply);
  const outcome = outcomeOf({ ...reply, text });
  // A model that refuses with words said them; a server that lets nothing through said nothing.
  const output = text === "" && reply.refusal !== undefined ? reply.refusal : text;
  const isWithheld = outcome === "filtered" && isBlank(output);
  const message = `the server withheld the answer (${finishReason})`;
  return {
    ...(!isWithheld && { output }),
    ...(reasoning !== undefined && { trace: reasoning }),
    answer: {
      outcome,
      finishReason,
      answeredBy: reply.model === "" || id.endsWith(`:${reply.model}`) ? null : reply.model,
      usage,
      cost: usage === null ? null : costOf(usage),
      error: isWithheld ? { class: "content_filter", message } : null,
      latencyMs: numberOr(record["latencyMs"], tookMs),
      cached: record["cached"] === true,
      attempts: numberOr(record["attempts"], null),
      requestId: typeof record["requestId"] === "string" ? record["requestId"] : null,
    },
  };
}

const THOUGHT = /^[\s\uFEFF]*<(think|thinking|reasoning)>([\s\S]*?)<\/\1>\s*/iu;

/** Servers that do not part thought from answer give both in one text. A thought that has no end is left where it is. */
function withoutThought({ text, reasoning }: ChatReply): Pick<ChatReply, "text" | "reasoning"> {
  const thought = reasoning === undefined ? THOUGHT.exec(text) : null;
  if (thought === null) return { text, ...(reasoning !== undefined && { reasoning }) };
  return { text: text.slice(thought[0].length), reasoning: (thought[2] ?? "").trim() };
}

function outcomeOf({ text, finishReason, refusal }: ChatReply): AnswerRecord["outcome"] {
  if (finishReason === "content_filter") return "filtered";
  if (refusal !== undefined) return "refused";
  if (finishReason === "length") return "truncated";
  return isBlank(text) ? "blank" : "answered";
}

/** Errors of `@eval/calls` say more than others; they are known by their shape, as copies of that package may differ. */
interface Failure {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly detail?: { readonly usage?: Usage; readonly attempts?: number; readonly requestId?: string };
}

function failed(error: unknown, tookMs: number, { costOf }: Asking): Reply {
  const { code, message, detail = {} } = (error instanceof Error ? error : { message: String(error) }) as Failure;
  const usage = detail.usage ?? null;
  return {
    answer: {
      ...NOTHING,
      outcome: "unanswered",
      usage,
      cost: usage === null ? null : costOf(usage),
      error: {
        class: typeof code === "string" ? code.replaceAll("-", "_") : "model_error",
        message: typeof message === "string" && message !== "" ? message : String(error),
      },
      latencyMs: tookMs,
      attempts: detail.attempts ?? null,
      requestId: detail.requestId ?? null,
    },
  };
}

const numberOr = <Other>(value: unknown, other: Other): number | Other => (typeof value === "number" ? value : other);
