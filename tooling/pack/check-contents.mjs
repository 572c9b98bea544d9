// @ts-check

// SOURCES.md goes with the data whose licences it names; page/ is what reports are made of when they are written;
// template/ is what a package of someone's is made of, tests included; .jsonl is data that others may read as well.
const allowed =
  /^(dist\/.+|src\/.+|page\/.+\.(js|css)|template\/.+|[a-z-]+\.jsonl|README\.md|SOURCES\.md|LICENSE|CHANGELOG\.md|package\.json)$/;
const unwanted = /^(?!template\/).*\.test\.|\.tsbuildinfo$|(^|\/)(fixtures|node_modules|\.turbo)\//;
const required = ["README.md", "LICENSE", "package.json"];

/**
 * What is wrong with the files of a tarball: too many, too few, or built from source that is gone.
 *
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function contentProblems(files) {
  const extra = files.filter((file) => !allowed.test(file) || unwanted.test(file));
  const missing = required.filter((file) => !files.includes(file));
  // tsc removes nothing, so a folder built long ago keeps the types of what was renamed since. Scripts are bundles.
  const stale = files
    .filter((file) => /^dist\/.*\.d\.ts$/.test(file))
    .filter((file) => !files.includes(file.replace(/^dist\/(.*)\.d\.ts$/, "src/$1.ts")));
  return [
    ...(files.some((file) => file.startsWith("dist/")) ? [] : ["tarball must hold dist, got none: build first"]),
    ...extra.map((file) => `tarball must not hold ${file}`),
    ...missing.map((file) => `tarball must hold ${file}`),
    ...stale.map((file) => `tarball must hold the source of ${file}`),
  ];
}
