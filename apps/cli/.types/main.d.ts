/** Runs the command line and gives the exit code. What went wrong is said on stderr, with the way out. */
export declare function main(args: readonly string[]): Promise<number>;
//# sourceMappingURL=main.d.ts.map
