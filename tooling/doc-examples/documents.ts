import { existsSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, readPackages } from "../workspace.mjs";

/** The documents whose code is executed, from the root of the workspace. */
export function documentsOf(root: string): string[] {
  const documents = [
    ...["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "examples/README.md"],
    ...readPackages(root).map(({ folder }) => `${folder}/README.md`),
    ...["docs", "apps/docs"].flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`)),
  ];
  return [...new Set(documents)].filter((file) => file.endsWith(".md") && existsSync(join(root, file)));
}
