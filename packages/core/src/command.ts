import type { Signal } from "./call-context.js";
import type { OpenChatModel } from "./chat-model-backend.js";
import type { OpenEncoder } from "./encoder-backend.js";
import type { EvalCase } from "./eval-case.js";

/** An option of a command, as the command line writes it: `--json`, `-l, --language <tag>`. */
export interface CommandOption {
  /** With `<value>` it takes a value, else it is a switch. */
  readonly flags: string;
  readonly description: string;
  /** Given several times, its values come as a list. */
  readonly repeatable?: boolean;
}

/** How a command reads the files of rows that it is given: as `evals score` does. Other columns are `metadata`. */
export interface CaseReading {
  /** Column of a field: `{ output: "model_answer" }`. */
  readonly map?: Readonly<Record<string, string>>;
  /** Separator of a list in a table: `{ context: "|" }`. */
  readonly list?: Readonly<Record<string, string>>;
}

/** What a command is called with: what the user wrote, and ports to the world, so that it needs no Node of its own. */
export interface CommandCall {
  readonly operands: readonly string[];
  /** By the name of the long flag in camelCase: `--rubric-language` is `rubricLanguage`. */
  readonly options: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
  /** The folder it was called in. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted when the user interrupts. */
  readonly signal: Signal;
  /** Whether standard output shows colours. */
  readonly color: boolean;
  stdin(): Promise<string>;
  /** Data; one line, the line end is added. */
  stdout(line: string): void;
  /** Progress and remarks; one line. */
  stderr(line: string): void;
  /** Cases of files, in order; throws EvalError where a file or row cannot be read. */
  readCases(files: readonly string[], reading?: CaseReading): AsyncIterable<EvalCase>;
  readonly chatModel: OpenChatModel;
  readonly encoder: OpenEncoder;
}

/**
 * A command that a package brings to `evals`. The module that package.json names under `"eval".commands` exports a
 * list of them as `commands`; it is imported to list them, so what a command needs is best imported inside `run`.
 */
export interface EvalCommand {
  /** One word, kebab-case. */
  readonly name: string;
  /** One sentence, lower case, as the other commands have it in `evals --help`. */
  readonly summary: string;
  /** Operands as the help shows them: `[text...]`, `<file>`. */
  readonly usage?: string;
  readonly options?: readonly CommandOption[];
  /** Command lines that work. */
  readonly examples?: readonly string[];
  /** Gives the exit code: 0 done, 1 a gate failed, 2 unusable input, 3 incomplete. What it throws is reported. */
  run(call: CommandCall): Promise<number>;
}
