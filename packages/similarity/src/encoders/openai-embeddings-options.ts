export interface OpenAIEmbeddingsOptions {
  /** With its version: `http://127.0.0.1:8080/v1`. */
  readonly baseURL: string;
  readonly model: string;
  /** Of the weights, where you know it: cards and caches tell revisions apart. "unknown" where not given. */
  readonly revision?: string | null;
  /** Asked of the server where given, for models that can shorten their vectors. */
  readonly dimensions?: number | null;
  /** Texts of one request: 64. */
  readonly batchSize?: number | null;
  /** Before every text, by role; by the model's family where not given. */
  readonly queryPrefix?: string | null;
  readonly passagePrefix?: string | null;
  /** The variable of the environment that holds the key; none is sent without. */
  readonly apiKeyEnv?: string | null;
  /** Permits http to another machine. */
  readonly allowHttp?: boolean | null;
  readonly concurrency?: number | null;
  readonly rpm?: number | null;
  readonly tpm?: number | null;
  readonly timeoutMs?: number | null;
  readonly maxAttempts?: number | null;
}
