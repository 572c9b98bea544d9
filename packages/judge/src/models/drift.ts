import type { Completion } from "./read-completion.js";

/** What is odd about the model that answered, as labels, and in words where it is so for the first time. */
export interface Drift {
  readonly warnings: readonly string[];
  readonly news: readonly string[];
}

/** A name without its provider, its tag and its date: what stays when an alias is resolved. */
const bare = (model: string): string =>
  model
    .toLowerCase()
    .replace(/^.*\//, "")
    .replace(/:[a-z\d-]+$/, "")
    .replace(/-\d{4}-?\d{2}-?\d{2}$/, "");

/**
 * Notices that the model behind a name is not the one asked for, or changes while a run goes on: scores from both
 * sides of a change are not comparable.
 */
export function driftWatch(asked: string): (completion: Completion) => Drift {
  let first: Completion | null = null;
  const told = new Set<string>();
  return ({ model, fingerprint, ...rest }) => {
    first ??= { model, fingerprint, ...rest };
    const found: Record<string, string> = {
      ...(model !== "" && bare(model) !== bare(asked) && { other_model: `asked ${asked}, and ${model} answered` }),
      ...(model !== first.model && { model_changed: `${first.model} answered first, and now ${model}` }),
      ...(fingerprint !== first.fingerprint && {
        fingerprint_changed: `the system of ${model} was ${first.fingerprint}, and is now ${fingerprint}`,
      }),
    };
    const news = Object.values(found).filter((message) => !told.has(message));
    for (const message of news) told.add(message);
    return { warnings: Object.keys(found), news };
  };
}
