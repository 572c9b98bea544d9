import { reservedNames } from "./reserved-names.js";
import { camelCaseOf } from "./template-names.js";

// ascii: names of files, of packages and of words on a command line
const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const packagePattern = /^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/;
/** What the npm registry takes. */
const LONGEST_PACKAGE_NAME = 214;

/** Throws unless `name` is kebab-case; says how it would be written where that is plain. */
export function checkKebabCase(what: string, name: string): void {
  if (kebabCase.test(name)) return;
  const written = name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^a-zA-Z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();
  const fix = /^[ -~]*$/.test(name) && kebabCase.test(written) ? `; write ${JSON.stringify(written)}` : "";
  throw new Error(`${what} must be kebab-case, got ${JSON.stringify(name)}${fix}`);
}

/** Throws unless a metric, its file and its export can be called so. */
export function checkMetricName(metric: string): void {
  checkKebabCase("metric name", metric);
  if (!reservedNames.has(camelCaseOf(metric))) return;
  throw new Error(
    `metric name must not be one that code uses for something else, got ${JSON.stringify(metric)}; add what it measures`,
  );
}

/** Throws unless the name is one that npm publishes. */
export function checkPackageName(name: string): void {
  if (packagePattern.test(name) && name.length <= LONGEST_PACKAGE_NAME) return;
  throw new Error(
    `package name must be lower-case letters, digits, "-", "." and "_", with or without a scope, got ${JSON.stringify(name)}`,
  );
}
