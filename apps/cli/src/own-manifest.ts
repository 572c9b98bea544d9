import path from "node:path";
import { fileURLToPath } from "node:url";
import { enclosingPackage, type PackageManifest } from "./discovery/find-package.js";

interface OwnManifest extends PackageManifest {
  readonly version: string;
  /** Metrics of a run that names none: data, so that no code here knows a metric by name. */
  readonly evals: { readonly defaultMetrics: readonly string[] };
}

/** The package.json of this command. */
export function ownManifest(): OwnManifest {
  return enclosingPackage(path.dirname(fileURLToPath(import.meta.url)))?.manifest as OwnManifest;
}
