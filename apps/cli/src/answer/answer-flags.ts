import type { SamplingFlags } from "../config/sampling-settings.js";
import type { ReadingFlags } from "../config/source-options.js";

/** Options of `evals answer` as the command line gives them; absent means "not said". */
export interface AnswerFlags extends ReadingFlags, SamplingFlags {
  readonly model?: readonly string[];
  readonly modelUrl?: string;
  readonly prompt?: string;
  readonly system?: string;
  readonly profile?: string;
  readonly temperature?: string;
  readonly maxTokens?: number;
  readonly modelSeed?: string;
  readonly output?: readonly string[];
  readonly config?: string;
  readonly concurrency?: number;
  readonly resume?: string;
  readonly timeout?: number;
  readonly rpm?: number;
  readonly tpm?: number;
  readonly maxCost?: number;
  readonly prices?: string;
  /** False is `--no-cache`. */
  readonly cache?: string | false;
  readonly cassette?: string;
  readonly json?: boolean;
  readonly dryRun?: boolean;
}
