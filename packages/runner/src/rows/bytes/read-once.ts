import fs from "node:fs";

/**
 * Whether what is at a path can be read a single time: standard input, a pipe that has a name (`<(zcat answers.csv.gz)`,
 * `/dev/stdin`). Whoever reads it for another end, as to hash it, takes its rows away from the run.
 */
export const isReadOnce = (path: string): boolean =>
  path === "-" || fs.statSync(path, { throwIfNoEntry: false })?.isFile() === false;
