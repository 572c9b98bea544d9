import type { TaggedValue } from "./tagged-value.js";

/** What an engine says of one step. */
export type EngineReply =
  | readonly ["value", TaggedValue]
  | readonly ["error", type: string, message: string]
  | readonly ["syntax", message: string];

/** Why a candidate ended. `done` is the only end in which every test was run. */
export type End = "done" | "missing_function" | "timeout" | "memory" | "output_limit" | "exit" | "crashed";

/** One line from the child. */
export interface ChildMessage {
  readonly token: string;
  readonly ready?: true;
  /** Of loading the code and of each test: an engine's reply, as far as the code under test let it be. */
  readonly loaded?: unknown;
  readonly test?: unknown;
  readonly end?: End;
  /** Of an engine that broke down. */
  readonly message?: string;
}

/** What a candidate did: how loading its code went, and each test that came to its end. */
export interface RunRecord {
  readonly loaded: EngineReply | null;
  readonly replies: readonly EngineReply[];
  readonly end: End;
  /** What an engine that broke down said. */
  readonly message: string;
}
