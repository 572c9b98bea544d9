import { existsSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { EvalError } from "@eval/core";
import type { Language } from "./language.js";

/** Where an engine is: the modules to load and the folders they read. */
export interface EngineFiles {
  readonly urls: Readonly<Record<string, string>>;
  readonly folders: readonly string[];
}

/** Finds modules as the engine's own package would. */
export type Resolve = (language: Language) => Readonly<Record<string, string>>;

const installed: Resolve = (language) =>
  language === "python"
    ? { pyodide: import.meta.resolve("pyodide") }
    : {
        core: import.meta.resolve("quickjs-emscripten-core"),
        variant: import.meta.resolve("@jitl/quickjs-wasmfile-release-sync"),
      };

const INSTALL: Readonly<Record<Language, string>> = {
  python: "npm install pyodide@314.0.7",
  javascript: "npm install quickjs-emscripten-core@0.32.0 @jitl/quickjs-wasmfile-release-sync@0.32.0",
};

/** The engine for a language. Engines are large, so they are installed by those who need them: throws where missing. */
export function engineFiles(language: Language, resolve: Resolve = installed): EngineFiles {
  try {
    const found = Object.entries(resolve(language)).map(([name, url]) => {
      const file = realpathSync(fileURLToPath(url));
      return { name, file, url: pathToFileURL(file).href };
    });
    const urls = Object.fromEntries(found.map(({ name, url }) => [name, url]));
    const folders = found.map(({ file }) => packageFolder(file));
    return { urls, folders: [...folders, ...found.filter(({ name }) => name === "core").map(importedFolder)] };
  } catch (cause) {
    const message = `${language} code needs an engine that is not installed; install it with: ${INSTALL[language]}`;
    throw new EvalError("missing-engine", message, { cause });
  }
}

/** Where the core of QuickJS finds what it imports, symbolic links not followed. */
function importedFolder({ file }: { readonly file: string }): string {
  const name = "@jitl/quickjs-ffi-types";
  const paths = createRequire(file).resolve.paths(name) ?? [];
  const found = paths.map((path) => join(path, name)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`cannot find ${name}`);
  return found;
}

function packageFolder(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, "package.json")) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}
