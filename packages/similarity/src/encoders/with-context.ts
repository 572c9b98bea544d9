import { type CallContext, EvalError } from "@eval/core";

/** Waits for a result no longer than its context allows; what goes on behind it is not stopped. */
export async function withContext<Value>(work: Promise<Value>, context: CallContext = {}): Promise<Value> {
  const { signal, deadline } = context;
  if (signal === undefined && deadline === undefined) return work;
  let giveUp: () => void = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const given = new Promise<never>((_, reject) => {
    giveUp = () => reject(new EvalError("aborted", "encoding was aborted"));
    if (signal?.aborted) giveUp();
    signal?.addEventListener("abort", giveUp, { once: true });
    if (deadline === undefined) return;
    const late = () => reject(new EvalError("timeout", "the time for this case is over"));
    timer = setTimeout(late, Math.max(0, deadline - Date.now()));
  });
  try {
    return await Promise.race([work, given]);
  } finally {
    signal?.removeEventListener("abort", giveUp);
    clearTimeout(timer);
  }
}
