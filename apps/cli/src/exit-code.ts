/** Exit codes of `evals`: what happened, for scripts. */
export const exitCode = {
  done: 0,
  gateFailed: 1,
  /** Usage, configuration or input cannot be used as given. */
  unusable: 2,
  /** Interrupted by an error, more errors than allowed, or nothing was scored. */
  incomplete: 3,
  interrupted: 130,
  terminated: 143,
} as const;
