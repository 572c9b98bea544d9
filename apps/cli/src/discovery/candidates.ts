import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { EvalError, show } from "@eval/core";
import {
  type Contribution,
  contributingDependency,
  contributions,
  dependencyOf,
  enclosingPackage,
  type FoundPackage,
  packageIn,
} from "./find-package.js";

/** A package that says in its package.json what it brings, or a file named as a plugin. */
export interface Candidate {
  readonly package: string;
  readonly version: string;
  readonly from: "bundled" | "project" | "plugin";
  /** File URLs of the modules that it brings. */
  readonly modules: { readonly [K in Contribution]?: string };
  /** Its commands, as far as the package.json describes them. */
  readonly summaries?: Readonly<Record<string, string>>;
  /** The names of its metrics, where it says them. */
  readonly names?: readonly string[];
}

/**
 * The packages that `evals` itself depends on, the direct dependencies of the project in `directory`, and the plugins
 * named: only these are ever imported. The project's copy of a package wins. Throws where a plugin cannot be found.
 */
export function findCandidates(directory: string, plugins: readonly string[]): Candidate[] {
  const own = enclosingPackage(path.dirname(fileURLToPath(import.meta.url)));
  const project = enclosingPackage(directory);
  const all = [
    ...(own === null ? [] : dependencies(own, "bundled")),
    ...(project === null ? [] : dependencies(project, "project")),
    ...plugins.map((plugin) => pluginCandidate(directory, plugin)),
  ];
  return [...new Map(all.map((candidate) => [candidate.package, candidate])).values()];
}

function dependencies({ directory, manifest }: FoundPackage, from: Candidate["from"]): Candidate[] {
  const names = Object.keys({
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
    ...manifest.dependencies,
  });
  return names.flatMap((name) => {
    const found = contributingDependency(directory, name);
    return found === null ? [] : [candidateOf(name, found, from)];
  });
}

function candidateOf(name: string, { directory, manifest }: FoundPackage, from: Candidate["from"]): Candidate {
  const modules = contributions.flatMap((kind) => {
    const entry = manifest.eval?.[kind];
    return entry === undefined ? [] : [[kind, pathToFileURL(path.join(directory, entry)).href] as const];
  });
  const summaries = manifest.eval?.summaries;
  const names = namesIn(directory, manifest);
  return {
    package: name,
    version: manifest.version ?? "",
    from,
    modules: Object.fromEntries(modules),
    ...(summaries && { summaries }),
    ...(names && { names }),
  };
}

/** None where a package does not say them, or is not built: it is then loaded to find out. */
function namesIn(directory: string, { eval: brings }: FoundPackage["manifest"]): readonly string[] | null {
  if (brings?.names === undefined) return null;
  try {
    const names: unknown = JSON.parse(fs.readFileSync(path.join(directory, brings.names), "utf8"));
    return Array.isArray(names) && names.every((name) => typeof name === "string") ? names : null;
  } catch {
    return null;
  }
}

/** A plugin is a file, the folder of a package, or a package installed where `evals` is run. Never a URL. */
function pluginCandidate(directory: string, plugin: string): Candidate {
  if (plugin.startsWith(".") || path.isAbsolute(plugin)) return localPlugin(path.resolve(directory, plugin), plugin);
  if (plugin.includes(":")) {
    throw new EvalError(
      "unknown-plugin",
      `plugin must be a package or a local file, got ${show(plugin)}; URLs are not loaded`,
    );
  }
  const found = dependencyOf(directory, plugin);
  if (found === null) {
    throw new EvalError(
      "unknown-plugin",
      `plugin ${show(plugin)} is not installed here; install it, or give a file as ./file.mjs`,
    );
  }
  if (found.manifest.eval === undefined) {
    throw new EvalError(
      "unknown-plugin",
      `plugin ${show(plugin)} must say in package.json under "eval" what it brings`,
    );
  }
  return candidateOf(plugin, found, "plugin");
}

function localPlugin(file: string, plugin: string): Candidate {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  if (found === undefined) {
    throw new EvalError("unknown-plugin", `plugin must be a file or folder that exists, got ${show(plugin)}`);
  }
  if (!found.isDirectory()) {
    return { package: plugin, version: "", from: "plugin", modules: { metrics: pathToFileURL(file).href } };
  }
  const inside = packageIn(file);
  if (inside?.manifest.eval !== undefined) return candidateOf(inside.manifest.name ?? plugin, inside, "plugin");
  const missing = inside === null ? "which has no package.json" : 'whose package.json has no "eval"';
  throw new EvalError(
    "unknown-plugin",
    `plugin must be a file, or the folder of a package that says in package.json under "eval" what it brings, got ${show(plugin)}, ${missing}`,
  );
}

/** Imports a module of a candidate. Throws with the package's name where that fails. */
export async function importModule(candidate: Candidate, module: string): Promise<Record<string, unknown>> {
  try {
    return (await import(module)) as Record<string, unknown>;
  } catch (cause) {
    const reason = await reasonOf(cause, module);
    throw new EvalError("broken-plugin", `${candidate.package} could not be loaded: ${reason}`, { cause });
  }
}

async function reasonOf(cause: unknown, module: string): Promise<string> {
  const file = fileURLToPath(module);
  if (!fs.existsSync(file)) return `${file} does not exist; a package that is compiled has to be built first`;
  if (!(cause instanceof SyntaxError)) return cause instanceof Error ? cause.message : String(cause);
  const { syntaxPlace } = await import("./syntax-place.js");
  return `${syntaxPlace(cause, file) ?? "a module that it imports"}: ${cause.message}`;
}
