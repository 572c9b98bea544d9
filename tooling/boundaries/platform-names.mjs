// @ts-check
import { runInNewContext } from "node:vm";
import ts from "typescript";

// A fresh context holds what the language defines, and two things of the host's. `globalThis` is a way round.
const languageNames = new Set(
  /** @type {string[]} */ (runInNewContext("Object.getOwnPropertyNames(globalThis)"))
    .filter((name) => !["console", "WebAssembly", "globalThis"].includes(name))
    .concat("arguments"),
);

/**
 * Names that a file uses and neither declares nor gets from the language: `process`, `fetch`, `document`. Types are
 * left to the compiler, which knows no platform there.
 *
 * @param {ts.SourceFile} source
 * @returns {{ name: string, line: number }[]}
 */
export function readPlatformNames(source) {
  /** @type {Set<string>} */
  const declared = new Set();
  /** @type {ts.Identifier[]} */
  const used = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isInterfaceDeclaration(node)) return;
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isIdentifier(node)) {
      if (declares(node)) declared.add(node.text);
      else if (isReference(node)) used.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return used
    .filter(({ text }) => !declared.has(text) && !languageNames.has(text))
    .map((node) => ({ name: node.text, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 }));
}

/** @param {ts.Identifier} node */
function declares(node) {
  const parent = node.parent;
  // `declare const process` declares nothing: it only silences the compiler.
  if (ts.isVariableDeclaration(parent) && ts.getCombinedModifierFlags(parent) & ts.ModifierFlags.Ambient) return false;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isFunctionExpression(parent) ||
      ts.isClassLike(parent) ||
      ts.isEnumDeclaration(parent) ||
      ts.isImportClause(parent) ||
      ts.isImportSpecifier(parent) ||
      ts.isNamespaceImport(parent)) &&
    parent.name === node
  );
}

/** @param {ts.Identifier} node */
function isReference(node) {
  const parent = /** @type {ts.Node & { name?: ts.Node, propertyName?: ts.Node, label?: ts.Node }} */ (node.parent);
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isExportSpecifier(parent) || ts.isNamespaceExport(parent)) return false;
  return parent.name !== node && parent.propertyName !== node && parent.label !== node;
}
