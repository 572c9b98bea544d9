// @ts-check

const allowed = /^(dist\/.+|src\/.+|README\.md|LICENSE|CHANGELOG\.md|package\.json)$/;
const unwanted = /\.test\.|\.tsbuildinfo$|(^|\/)(fixtures|node_modules|\.turbo)\//;
const required = ["README.md", "LICENSE", "package.json"];

/**
 * What is wrong with the files of a tarball: too many, too few, or built from source that is gone.
 *
 * @param {readonly string[]} files
 * @param {{ bundled?: boolean }} [options] a bundle has chunks of its own in `dist`
 * @returns {string[]}
 */
export function contentProblems(files, { bundled = false } = {}) {
  const extra = files.filter((file) => !allowed.test(file) || unwanted.test(file));
  const missing = required.filter((file) => !files.includes(file));
  // tsc removes nothing, so a folder built long ago keeps what was renamed since.
  const stale = files
    .filter((file) => !bundled && /^dist\/.*\.js$/.test(file))
    .filter((file) => !files.includes(file.replace(/^dist\/(.*)\.js$/, "src/$1.ts")));
  return [
    ...(files.some((file) => file.startsWith("dist/")) ? [] : ["tarball must hold dist, got none: build first"]),
    ...extra.map((file) => `tarball must not hold ${file}`),
    ...missing.map((file) => `tarball must hold ${file}`),
    ...stale.map((file) => `tarball must hold the source of ${file}`),
  ];
}
