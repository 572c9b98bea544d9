/** How a model wants its texts and gives its vectors. */
export interface ModelFamily {
  readonly queryPrefix: string;
  readonly passagePrefix: string;
  /** Of the vectors of tokens: their mean where the mask is set, the first one, or the model's own pooler. */
  readonly pooling: "mean" | "cls" | "pooler";
}

const PLAIN: ModelFamily = { queryPrefix: "", passagePrefix: "", pooling: "mean" };

/**
 * By what a model's name says, in order. Sources are the model cards and the `1_Pooling` folders of sentence-transformers:
 * e5 (mean, "query: " and "passage: "; the instruct models have prompts of their own and none here), nomic-embed, LaBSE
 * (pooler: first token, dense layer, tanh), bge and gte-base-en-v1.5 (first token), MuRIL (masked mean, as vindex 0.6.0).
 */
const FAMILIES: readonly (readonly [pattern: RegExp, family: Partial<ModelFamily>])[] = [
  [/(?:^|[-_/])e5(?:[-_].*)?[-_]instruct/i, {}],
  [/(?:^|[-_/])e5(?:[-_]|$)/i, { queryPrefix: "query: ", passagePrefix: "passage: " }],
  [/nomic-embed/i, { queryPrefix: "search_query: ", passagePrefix: "search_document: " }],
  [/(?:^|[-_/])labse(?:[-_]|$)/i, { pooling: "pooler" }],
  [/(?:^|[-_/])bge[-_]/i, { pooling: "cls" }],
  [/gte-(?:base|large)-en-v1\.5/i, { pooling: "cls" }],
];

/**
 * The family of a model by its name; masked mean and no prefix where the name says nothing.
 *
 * @example
 * modelFamily("intfloat/multilingual-e5-base").queryPrefix; // => "query: "
 * modelFamily("google/muril-base-cased").pooling; // => "mean"
 */
export function modelFamily(model: string): ModelFamily {
  const known = FAMILIES.find(([pattern]) => pattern.test(model));
  return { ...PLAIN, ...known?.[1] };
}
