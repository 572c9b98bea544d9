/** Stands for the newest finished run of the same kind, where a run is to be named; see `latestRun`. */
export const LATEST = "latest";
