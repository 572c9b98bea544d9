import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fillNames, type TemplateNames } from "./template-names.js";

// Under their own names these would hold for the template itself: npm would not publish the first, and the second would
// be a package inside of a package.
const renamed: Readonly<Record<string, string>> = { gitignore: ".gitignore", "manifest.json": "package.json" };
const template = fileURLToPath(new URL("../template", import.meta.url));

/**
 * Writes parts of the template into a folder that holds nothing yet (a `.git` may be there): `shared` is the metric, its
 * test and its README; `standalone` and `workspace` are the settings of a package alone and of one in this repository.
 *
 * Returns the files written. `placeOf` may put a file elsewhere.
 */
export function writeTemplate(
  parts: readonly ("shared" | "standalone" | "workspace")[],
  names: TemplateNames,
  folder: string,
  placeOf: (file: string) => string = (file) => join(folder, file),
): string[] {
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== ".git")) {
    throw new Error(`folder must be empty or not exist yet, got ${JSON.stringify(folder)}`);
  }
  return parts.flatMap((part) =>
    filesBelow(join(template, part)).map((file) => {
      const path = placeOf(fillNames(renamed[file] ?? file, names));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, fillNames(readFileSync(join(template, part, file), "utf8"), names));
      return path;
    }),
  );
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(folder, entry.name)).map((file) => `${entry.name}/${file}`) : [entry.name],
    )
    .sort();
