interface OwnManifest {
  readonly version: string;
  /** Metrics of a run that names none: data, so that no code here knows a metric by name. */
  readonly evals: {
    readonly defaultMetrics: readonly string[];
  };
}
/** The package.json of this command; it lies beside `dist`. */
export declare function ownManifest(): OwnManifest;
//# sourceMappingURL=own-manifest.d.ts.map
