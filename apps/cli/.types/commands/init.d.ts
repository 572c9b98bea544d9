/** `evals init [file]`: looks at a file of answers and writes a configuration for it. */
export declare function init(
  file: string | undefined,
  {
    force,
  }: {
    readonly force?: boolean;
  },
): Promise<number>;
//# sourceMappingURL=init.d.ts.map
