/** Exit codes of `evals`: what happened, for scripts. */
export declare const exitCode: {
  readonly done: 0;
  readonly gateFailed: 1;
  /** Usage, configuration or input cannot be used as given. */
  readonly unusable: 2;
  /** Interrupted by an error, more errors than allowed, or nothing was scored. */
  readonly incomplete: 3;
  readonly interrupted: 130;
  readonly terminated: 143;
};
//# sourceMappingURL=exit-code.d.ts.map
