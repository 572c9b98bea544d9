import fs from "node:fs";
import path from "node:path";

/** What the CLI reads of a package.json. */
export interface PackageManifest {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly eval?: { readonly metrics?: string; readonly models?: string; readonly commands?: string };
}

/** A package on disk. */
export interface FoundPackage {
  readonly directory: string;
  readonly manifest: PackageManifest;
}

/** The package whose folder holds `start`: the nearest package.json upwards. */
export function enclosingPackage(start: string): FoundPackage | null {
  for (let directory = path.resolve(start); ; directory = path.dirname(directory)) {
    const found = packageAt(directory);
    if (found !== null) return found;
    if (directory === path.dirname(directory)) return null;
  }
}

/** A dependency as Node finds it from `directory`: node_modules upwards, nothing else is searched. */
export function dependencyOf(directory: string, name: string): FoundPackage | null {
  for (let folder = path.resolve(directory); ; folder = path.dirname(folder)) {
    const found = packageAt(path.join(folder, "node_modules", name));
    if (found !== null) return found;
    if (folder === path.dirname(folder)) return null;
  }
}

function packageAt(directory: string): FoundPackage | null {
  const file = path.join(directory, "package.json");
  if (!fs.existsSync(file)) return null;
  const manifest = JSON.parse(fs.readFileSync(file, "utf8")) as PackageManifest;
  return { directory: fs.realpathSync(directory), manifest };
}
