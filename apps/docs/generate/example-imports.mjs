// @ts-check
import ts from "typescript";

/**
 * An example as someone else would write it: with the imports that a doc block leaves out. Its own imports stay.
 *
 * @param {string} text
 * @param {string} packageName
 * @param {ReadonlySet<string>} exportNames of the package's entry
 */
export function withImports(text, packageName, exportNames) {
  const source = ts.createSourceFile("example.ts", text, ts.ScriptTarget.Latest, true);
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {Set<string>} */
  const declared = new Set();
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isIdentifier(node)) (isDeclaration(node) ? declared : isReference(node) ? used : new Set()).add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const names = [...used].filter((name) => exportNames.has(name) && !declared.has(name)).sort();
  if (names.length === 0) return text;
  const gap = text.startsWith("import ") ? "" : "\n";
  return `import { ${names.join(", ")} } from "${packageName}";\n${gap}${text}`;
}

/** @param {ts.Identifier} node */
function isDeclaration({ parent }) {
  return (
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isImportClause(parent)
  );
}

/** @param {ts.Identifier} node */
function isReference(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !ts.isMethodDeclaration(parent);
}
