import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Package } from "../workspace.mjs";

type Module = Readonly<Record<string, unknown>>;

/** Loads what examples use: packages of the workspace from their source, all else as Node finds it. */
export interface ModuleLoader {
  /** What `specifier` gives to the file at `from`. */
  load(specifier: string, from: string): Promise<Module>;
  /** The exports of the entry that exports `name` out of the file at `from`; of the file itself where none does. */
  around(name: string, from: string): Promise<Module>;
}

export function moduleLoader(root: string, packages: readonly Package[]): ModuleLoader {
  return {
    async load(specifier, from) {
      const member = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
      if (member !== undefined) return import(entryOf(member, `.${specifier.slice(member.name.length)}`));
      const path = join(root, from);
      return import(specifier.startsWith(".") ? join(dirname(path), specifier) : resolveFrom(path, specifier));
    },

    async around(name, from) {
      const file = join(root, from);
      const member = packages.find(({ folder }) => from.startsWith(`${folder}/`));
      const original: Module = await import(file);
      if (member === undefined) return original;
      const paths = Object.keys(member.manifest.exports ?? {}).filter((path) => path !== "./package.json");
      for (const path of paths) {
        const entry: Module = await import(entryOf(member, path));
        if (name in entry && entry[name] === original[name]) return entry;
      }
      return original;
    },
  };
}

function entryOf({ name, dir, manifest }: Package, path: string): string {
  const target = manifest.exports?.[path];
  if (target === undefined) throw new Error(`${name} must export ${JSON.stringify(path)}, which an example imports`);
  return join(dir, typeof target === "string" ? target : (target["@eval/source"] ?? target["default"] ?? ""));
}

function resolveFrom(path: string, specifier: string): string {
  try {
    const found = createRequire(path).resolve(specifier);
    return found.startsWith("/") ? pathToFileURL(found).href : found;
  } catch {
    // A package that exports to `import` only is not found this way.
    return specifier;
  }
}
