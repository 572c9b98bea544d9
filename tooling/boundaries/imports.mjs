// @ts-check
import ts from "typescript";

/** @typedef {{ specifier: string, line: number }} Import */

/**
 * What a source file reaches: static, dynamic and type imports, re-exports, `require`, `import.meta.resolve` and
 * triple-slash references. A specifier that is computed cannot be read, and is not.
 *
 * @param {ts.SourceFile} source
 * @returns {Import[]}
 */
export function readImports(source) {
  /** @type {Import[]} */
  const imports = [];
  const add = (/** @type {string} */ specifier, /** @type {number} */ position) =>
    imports.push({ specifier, line: source.getLineAndCharacterOfPosition(position).line + 1 });

  for (const { fileName, pos } of [...source.typeReferenceDirectives, ...source.libReferenceDirectives]) {
    add(`/// ${fileName}`, pos);
  }
  const visit = (/** @type {ts.Node} */ node) => {
    const specifier = specifierOf(node);
    if (specifier !== undefined && ts.isStringLiteralLike(specifier)) add(specifier.text, specifier.getStart(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return imports;
}

/**
 * @param {ts.Node} node
 * @returns {ts.Node | undefined}
 */
function specifierOf(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  if (ts.isCallExpression(node) && isImportCall(node.expression)) return node.arguments[0];
  return undefined;
}

/** @param {ts.Expression} callee */
function isImportCall(callee) {
  if (callee.kind === ts.SyntaxKind.ImportKeyword) return true;
  if (ts.isIdentifier(callee)) return callee.text === "require";
  return (
    ts.isPropertyAccessExpression(callee) && ts.isMetaProperty(callee.expression) && callee.name.text === "resolve"
  );
}
