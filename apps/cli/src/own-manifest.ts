import path from "node:path";
import { fileURLToPath } from "node:url";
import type { CaseField } from "@eval/core";
import { enclosingPackage, type PackageManifest } from "./discovery/find-package.js";

/** Metrics that `evals init` proposes for files of a kind. */
export interface Suggestion {
  /** Fields that cases have besides the output, and fields that they lack. */
  readonly fields: readonly CaseField[];
  readonly without?: readonly CaseField[];
  /** Only for files with letters of the scripts of India. */
  readonly scripts?: "indic";
  readonly metrics: readonly string[];
}

interface OwnManifest extends PackageManifest {
  readonly version: string;
  /** Data, so that no code here knows a metric by name. */
  readonly evals: {
    /** Metrics of a run that names none. */
    readonly defaultMetrics: readonly string[];
    readonly suggestedMetrics: readonly Suggestion[];
    /** Where the function is that tells the language of a text. */
    readonly identifiesLanguage: { readonly module: string; readonly export: string };
  };
}

/** The package.json of this command. */
export function ownManifest(): OwnManifest {
  return enclosingPackage(path.dirname(fileURLToPath(import.meta.url)))?.manifest as OwnManifest;
}
