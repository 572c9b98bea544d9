/** The candidate that a mistyped word most likely meant, or null where none is near: at most a third of it differs. */
export declare function nearest(word: string, candidates: readonly string[]): string | null;
//# sourceMappingURL=nearest.d.ts.map
