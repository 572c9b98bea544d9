// @ts-check
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Application, Converter } from "typedoc";
import { readPackages } from "../../../tooling/workspace.mjs";

/**
 * Writes the reference of all public packages, a page for each entry, as Markdown.
 *
 * @param {string} root
 * @param {string} out
 */
export async function writeApiReference(root, out) {
  const names = entriesOf(root);
  const app = await Application.bootstrapWithPlugins(
    /** @type {Partial<import("typedoc").TypeDocOptions>} */ ({
      plugin: [fileURLToPath(import.meta.resolve("typedoc-plugin-markdown"))],
      outputs: [{ name: "markdown", path: out }],
      entryPoints: [...names.keys()],
      tsconfig: join(root, "apps/docs/tsconfig.api.json"),
      basePath: join(root, "packages"),
      name: "API reference",
      readme: "none",
      disableSources: true,
      excludeInternal: true,
      excludePrivate: true,
      logLevel: "Error",
      skipErrorChecking: true,
      outputFileStrategy: "modules",
      entryFileName: "index",
      hideBreadcrumbs: true,
      hidePageHeader: true,
      useHTMLAnchors: true,
      parametersFormat: "table",
      interfacePropertiesFormat: "table",
      typeDeclarationFormat: "table",
      useCodeBlocks: true,
      sanitizeComments: true,
    }),
  );
  // A module is known by the name that it is imported by, not by its file.
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.children ?? []) {
      module.name = names.get(project.getSymbolIdFromReflection(module)?.fileName ?? "") ?? module.name;
    }
  });
  const project = await app.convert();
  if (project === undefined) throw new Error("the API reference could not be made");
  await app.generateOutputs(project);
}

/**
 * The source of every entry of every public package, and the name it is imported by.
 *
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function entriesOf(root) {
  const entries = readPackages(root)
    .filter(({ manifest }) => manifest.private !== true)
    .flatMap(({ name, dir, manifest }) =>
      Object.entries(manifest.exports ?? {}).flatMap(([path, target]) => {
        const source = typeof target === "string" ? undefined : target["@eval/source"];
        // What `evals` alone imports (commands, backends) is no interface of the package.
        const isForHost = path !== "." && Object.values(manifest.eval ?? {}).includes(`./dist/${path.slice(2)}.js`);
        return source === undefined || isForHost
          ? []
          : [/** @type {const} */ ([join(dir, source), `${name}${path.slice(1)}`])];
      }),
    );
  return new Map(entries);
}
