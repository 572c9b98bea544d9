/** Tells on stderr how far a run is: one line that moves on a terminal, a line per 10 % elsewhere. */
export interface Progress {
  update(cases: number, share: number | null): void;
  end(): void;
}
export declare function createProgress(stream: NodeJS.WriteStream, environment: NodeJS.ProcessEnv): Progress;
//# sourceMappingURL=progress.d.ts.map
