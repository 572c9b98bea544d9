interface MetricsFlags {
  readonly json?: boolean;
  readonly plugin?: readonly string[];
  readonly verbose?: boolean;
}
/** `evals metrics [name]`: what is installed; explains one. */
export declare function metrics(name: string | undefined, flags: MetricsFlags): Promise<number>;
//# sourceMappingURL=metrics.d.ts.map
