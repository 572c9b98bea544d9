/**
 * A computation that waits only where it must: it yields a promise and is given what that comes to. One that yields
 * none is done at once, which a hundred thousand cases notice.
 */
export type Step<Waited, Result> = Generator<Promise<Waited>, Result, Waited>;

/** Runs it: a plain result where nothing waits. */
export function run<Waited, Result>(step: Step<Waited, Result>): Result | Promise<Result> {
  const first = step.next();
  return first.done === true ? first.value : runWaiting(step, first.value);
}

async function runWaiting<Waited, Result>(step: Step<Waited, Result>, first: Promise<Waited>): Promise<Result> {
  let promise = first;
  for (;;) {
    const next = step.next(await promise);
    if (next.done === true) return next.value;
    promise = next.value;
  }
}
