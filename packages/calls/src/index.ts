export type { Attempt, Reply } from "./attempt.js";
export { boundedFetch, type Fetch } from "./bounded-fetch.js";
export { type CacheEntry, cacheKey, type EntryFault, readEntry } from "./cache-entry.js";
export {
  CallError,
  type CallErrorCode,
  type CallErrorDetail,
  failureRecord,
  isCallError,
  type Retry,
} from "./call-error.js";
export { type CallEstimate, createEstimate, type Estimate } from "./call-estimate.js";
export { type Call, type Called, type Caller, type CallerOptions, createCaller } from "./caller.js";
export { canonicalJson, sha256 } from "./canonical-json.js";
export { classifyReply, type FailedReply } from "./classify-reply.js";
export type { Clock } from "./clock.js";
export { compatibleDescriptor } from "./compatible-descriptor.js";
export { parseDuration } from "./duration.js";
export { estimateTokens } from "./estimate-tokens.js";
export { explainMiss } from "./explain-miss.js";
export type { HeadersView } from "./headers-view.js";
export { type CallEvent, type CallLimits, type CallsHost, defaultLimits } from "./host.js";
export { createLedger, type Ledger, type LedgerOptions, type ModelTotals, type Totals } from "./ledger.js";
export { createLimiter, type Lease, type Limiter, type LimiterOptions } from "./limiter.js";
export { postJson } from "./post-json.js";
export { costOf, type Price, type PriceTable, priceOf, readPrices } from "./prices.js";
export { type Quotas, readQuotas, type ServerQuota } from "./rate-limit-headers.js";
export { type RateLimitMessage, readRateLimitMessage } from "./rate-limit-message.js";
export { invalidResponse, type RawReply, readSuccess } from "./read-success.js";
export { type Redact, redactJson, redactor, redactShapes } from "./redact.js";
export { type CacheMode, createCache, type ResponseCache } from "./response-cache.js";
export { retryAfterMs } from "./retry-after.js";
export type { WindowLimit } from "./sliding-window.js";
export { memoryStore, type Store } from "./store.js";
