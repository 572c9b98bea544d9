// @ts-check
import { readFileSync } from "node:fs";
import ts from "typescript";

const ANNOTATION = "/*@__PURE__*/";
/**
 * A name that no source has: esbuild leaves it alone, and takes away every comment that would say the same. As long as
 * what takes its place, so that source maps stay right.
 */
const MARK = "__PURE_CALL__";

/**
 * For a bundler, a call at the top of a module may do anything, so it keeps what was made by one although nobody uses it:
 * who imports one metric would get all of the package. Modules of packages here have no side effects, which package.json
 * says for whole files only. So each constant at the top that a call, `new` or a property makes is put into a function of
 * its own, called on the spot, which {@link annotatePure} marks as free to go.
 */
export const markPure = {
  name: "mark-pure",
  /** @param {import("esbuild").PluginBuild} build */
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => ({
      contents: marked(readFileSync(path, "utf8")),
      loader: "ts",
    }));
  },
};

/** @param {string} text what esbuild made of marked sources */
export const annotatePure = (text) => text.replaceAll(MARK, ANNOTATION);

/** @param {string} text of a module in TypeScript */
export function marked(text) {
  const file = ts.createSourceFile("module.ts", text, ts.ScriptTarget.Latest);
  const initialisers = file.statements
    .filter(ts.isVariableStatement)
    .filter(({ declarationList: { flags } }) => (flags & ts.NodeFlags.Const) !== 0)
    .flatMap(({ declarationList: { declarations } }) => [...declarations])
    .flatMap(({ name, initializer }) => (ts.isIdentifier(name) && initializer !== undefined ? [initializer] : []))
    .filter((node) => mayDoSomething(node) && !waits(node));
  let result = text;
  // From the end, so that places further up stay right. On one line, so that source maps keep their lines.
  for (const node of initialisers.reverse()) {
    const [start, end] = [node.getStart(file), node.getEnd()];
    result = `${result.slice(0, start)}${MARK}(() => (${result.slice(start, end)}))()${result.slice(end)}`;
  }
  return result;
}

/**
 * Whether a bundler must fear that an expression does something when it is evaluated. What a function does, it does later.
 *
 * @param {ts.Node} node
 * @returns {boolean}
 */
function mayDoSomething(node) {
  if (ts.isFunctionLike(node)) return false;
  const isAct =
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isTaggedTemplateExpression(node) ||
    ts.isSpreadElement(node) ||
    ts.isSpreadAssignment(node) ||
    ts.isTemplateExpression(node);
  return isAct || ts.forEachChild(node, (child) => mayDoSomething(child) || undefined) === true;
}

/**
 * Whether an expression waits, which it can do at the top of a module alone.
 *
 * @param {ts.Node} node
 * @returns {boolean}
 */
const waits = (node) =>
  !ts.isFunctionLike(node) &&
  (ts.isAwaitExpression(node) || ts.forEachChild(node, (child) => waits(child) || undefined) === true);
