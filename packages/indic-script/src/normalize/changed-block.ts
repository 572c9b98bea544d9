/** What of a text was rewritten, and as what; both in UTF-16 offsets, half open. */
export interface Block {
  readonly before: readonly [start: number, end: number];
  readonly after: readonly [start: number, end: number];
}
