import fs from "node:fs";
import path from "node:path";
import { EvalError } from "@eval/core";

/** What a package can bring to `evals`, each the path of a module. */
export const contributions = ["metrics", "models", "encoders", "commands"] as const;
export type Contribution = (typeof contributions)[number];

/** What the CLI reads of a package.json. */
export interface PackageManifest {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly eval?: { readonly [K in Contribution]?: string } & {
    /** Summaries of the commands by name and usage, `"cache <action>"`: the help then need not load the package. */
    readonly summaries?: Readonly<Record<string, string>>;
    /** Path of a JSON list of the names of its metrics: a run that wants none of them need not load the package. */
    readonly names?: string;
  };
}

/** A package on disk. */
export interface FoundPackage {
  readonly directory: string;
  readonly manifest: PackageManifest;
}

/** The package whose folder holds `start`: the nearest package.json upwards. */
export function enclosingPackage(start: string): FoundPackage | null {
  for (const folder of upwards(start)) {
    const manifest = manifestText(folder);
    if (manifest !== null) return packageOf(folder, manifest);
  }
  return null;
}

/** The package whose folder this is. */
export function packageIn(folder: string): FoundPackage | null {
  const manifest = manifestText(folder);
  return manifest === null ? null : packageOf(folder, manifest);
}

/** A dependency as Node finds it from `directory`: node_modules upwards, nothing else is searched. */
export function dependencyOf(directory: string, name: string): FoundPackage | null {
  const found = findDependency(directory, name);
  return found === null ? null : packageOf(...found);
}

/**
 * A dependency whose package.json has an `"eval"`. Most have none, and are told by the text: every command asks this
 * of every dependency of a project, and parsing and resolving them all would take longer than the command.
 */
export function contributingDependency(directory: string, name: string): FoundPackage | null {
  const found = findDependency(directory, name);
  if (found === null || !found[1].includes('"eval"')) return null;
  const dependency = packageOf(...found);
  return dependency.manifest.eval === undefined ? null : dependency;
}

function findDependency(directory: string, name: string): [folder: string, manifest: string] | null {
  for (const folder of upwards(directory)) {
    const dependency = `${folder}/node_modules/${name}`;
    const manifest = manifestText(dependency);
    if (manifest !== null) return [dependency, manifest];
  }
  return null;
}

function* upwards(start: string): Generator<string> {
  let folder = path.resolve(start);
  yield folder;
  while (folder !== path.dirname(folder)) {
    folder = path.dirname(folder);
    yield folder;
  }
}

function manifestText(folder: string): string | null {
  try {
    return fs.readFileSync(`${folder}/package.json`, "utf8");
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}

const packageOf = (folder: string, manifest: string): FoundPackage => ({
  directory: fs.realpathSync(folder),
  manifest: parsed(manifest, folder),
});

function parsed(manifest: string, folder: string): PackageManifest {
  try {
    return JSON.parse(manifest) as PackageManifest;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new EvalError("invalid-config", `${path.join(folder, "package.json")} must be JSON: ${reason}`, { cause });
  }
}
