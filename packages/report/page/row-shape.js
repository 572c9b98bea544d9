/**
 * What the rows of the page have: metrics with the field that their spans point into where it is not the output, columns
 * of the groups, codes of the flags that occur, titles of fields that are not what they are elsewhere, rows of a chunk.
 *
 * @typedef {{ metrics: { name: string, spansOf?: string }[], by: string[], flags?: string[],
 *   titles?: Record<string, string>, chunk: number }} RowShape
 */

export {};
