/** Reads repeated `key=value` options. */
export declare function keyValues(option: string, texts?: readonly string[]): Record<string, string>;
//# sourceMappingURL=key-value.d.ts.map
