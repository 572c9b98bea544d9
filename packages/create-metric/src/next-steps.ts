/** Where a package was made, by whom. */
export interface MadePackage {
  readonly packageName: string;
  /** Its folder as seen from here; empty where it is here. */
  readonly place: string;
  /** Version of this package, which is released together with `@eval/core`; 0.0.0 before the first release. */
  readonly version: string;
  /** Folder of the clone that this runs in; null where it runs in none. */
  readonly clone: string | null;
}

const UNRELEASED = "0.0.0";

/** What is to be typed next. Before the first release no registry has `@eval/core`: then its archive is named as well. */
export function nextSteps({ packageName, place, version, clone }: MadePackage): string[] {
  const enter = place === "" ? [] : [`cd ${quoted(place)}`];
  const steps = (install: string): string => [...enter, install, "npm test"].join(" && ");
  const released = `${packageName} is there. Next: ${steps("npm install")}`;
  if (version !== UNRELEASED) return [released];
  const folder = clone === null ? "CLONE" : quoted(clone);
  return [
    released,
    `Until @eval/core is on a registry, by its archive, which npm run archives makes in ${clone === null ? "a CLONE of its repository" : folder}:`,
    `  ${steps(`npm install --save-dev ${folder}/packed/eval-core-*.tgz`)}`,
  ];
}

const quoted = (path: string): string => (/\s/.test(path) ? JSON.stringify(path) : path);
