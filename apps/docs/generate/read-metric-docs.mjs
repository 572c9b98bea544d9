// @ts-check
import { join } from "node:path";
import ts from "typescript";
import { docParts } from "./doc-parts.mjs";

/**
 * @typedef {import("./workspace-metrics.mjs").WorkspaceMetric} WorkspaceMetric
 * @typedef {{ name: string, type: string, text: string }} Property
 * @typedef {{
 *   file: string,
 *   text: string,
 *   sources: string[],
 *   examples: string[],
 *   options: Property[],
 *   detail: Property[],
 * }} MetricDocs `file` is where the metric is declared, from the root of the repository.
 */

/**
 * What the doc blocks at the metrics say, and at the types of their options and details.
 *
 * @param {string} root
 * @param {readonly WorkspaceMetric[]} metrics
 * @returns {Map<string, MetricDocs>} by metric name
 */
export function readMetricDocs(root, metrics) {
  const program = ts.createProgram(
    [...new Set(metrics.map(({ source }) => join(root, source)))],
    compilerOptions(root),
  );
  const checker = program.getTypeChecker();
  return new Map(
    metrics.map(({ name, exportName, source }) => {
      const entry = checker.getSymbolAtLocation(
        /** @type {ts.SourceFile} */ (program.getSourceFile(join(root, source))),
      );
      const exported = entry?.exports?.get(ts.escapeLeadingUnderscores(exportName));
      const symbol = exported && exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const declaration = symbol?.valueDeclaration;
      if (symbol === undefined || declaration === undefined) throw new Error(`${exportName} must be declared`);
      const [options, detail] = typesOf(checker, checker.getTypeOfSymbolAtLocation(symbol, declaration));
      return [
        name,
        {
          file: declaration.getSourceFile().fileName.slice(root.length + 1),
          ...docParts(commentOf(symbol)),
          options: options === undefined ? [] : propertiesOf(checker, options),
          detail: detail === undefined ? [] : propertiesOf(checker, detail),
        },
      ];
    }),
  );
}

/** @param {string} root */
function compilerOptions(root) {
  const file = join(root, "tooling/tsconfig/base.json");
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return { ...options, noEmit: true, composite: false, skipLibCheck: true };
}

/**
 * The types of a factory's options and of its results' metadata.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} factory
 * @returns {[options: ts.Type | undefined, detail: ts.Type | undefined]}
 */
function typesOf(checker, factory) {
  const [make] = factory.getCallSignatures();
  const metric = make?.getReturnType();
  const options = metric && checker.getPropertyOfType(metric, "options");
  const result = metric?.getCallSignatures()[0]?.getReturnType();
  const settled = result && (checker.getAwaitedType(result) ?? result);
  const detail = settled && checker.getPropertyOfType(settled, "metadata");
  return [options && checker.getTypeOfSymbol(options), detail && checker.getTypeOfSymbol(detail)];
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @returns {Property[]}
 */
function propertiesOf(checker, type) {
  return checker
    .getPropertiesOfType(type)
    .filter((property) => property.declarations?.some((node) => ts.isPropertySignature(node)))
    .map((property) => {
      const of = checker.getNonNullableType(checker.getTypeOfSymbol(property));
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const shown = isOptional ? of : checker.getTypeOfSymbol(property);
      // A name without words of its own is described by its type: every `emptyExpected` is an `EmptyExpected`.
      const alias = shown.aliasSymbol;
      return {
        name: property.name,
        type: checker.typeToString(shown, undefined, ts.TypeFormatFlags.NoTruncation),
        text: docParts(commentOf(property) || (alias === undefined ? "" : commentOf(alias))).text,
      };
    });
}

/**
 * The doc block of a declaration as it is written; the compiler's own parts lose its line breaks.
 *
 * @param {ts.Symbol} symbol
 */
function commentOf(symbol) {
  for (const node of symbol.declarations ?? []) {
    const owner = ts.isVariableDeclaration(node) ? node.parent.parent : node;
    const block = ts.getJSDocCommentsAndTags(owner).filter(ts.isJSDoc).at(-1);
    if (block !== undefined) return block.getText();
  }
  return "";
}
