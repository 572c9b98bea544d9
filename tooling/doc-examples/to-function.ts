import ts from "typescript";
import { readExpectations } from "./read-expectations.js";

/** What a piece of code gets from outside. */
export interface Surroundings {
  /** Called before each statement, with its line in the piece, counted from 0. */
  readonly at: (line: number) => void;
  readonly load: (specifier: string) => Promise<unknown>;
  readonly check: (actual: unknown, expected: () => unknown) => void;
  /** Names that need no import. */
  readonly given: Readonly<Record<string, unknown>>;
}

/** A piece of TypeScript as a function: its imports are loaded, its promises are checked, it may await. */
export function toFunction(text: string): (surroundings: Surroundings) => Promise<void> {
  const source = ts.createSourceFile("example.ts", text, ts.ScriptTarget.Latest, true);
  const values = new Map(readExpectations(source).map(({ statement, value }) => [statement, value]));
  const body = source.statements.map((statement) => {
    const line = source.getLineAndCharacterOfPosition(statement.getStart(source)).line;
    return `$at(${line});\n${rewrite(statement, values.get(statement))}`;
  });
  // A block, so that the code may declare a name that is given as well.
  const code = `async function example({ at: $at, load: $load, check: $check }) {{\n${body.join("\n")}\n}}`;
  const { outputText, diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
  });
  const [problem] = diagnostics;
  if (problem !== undefined) throw new SyntaxError(ts.flattenDiagnosticMessageText(problem.messageText, "\n"));
  return (surroundings) => {
    const names = Object.keys(surroundings.given);
    const make = new Function(...names, `${outputText}\nreturn example;`);
    return make(...Object.values(surroundings.given))(surroundings);
  };
}

function rewrite(statement: ts.Statement, value: string | undefined): string {
  if (ts.isImportDeclaration(statement)) return rewriteImport(statement);
  const text = withoutExport(statement);
  if (value === undefined) return text;

  const check = (actual: string) => `$check(${actual}, () => (${value}\n));`;
  if (ts.isExpressionStatement(statement)) return check(printedBy(statement.expression).getText());
  const [declaration, ...others] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  if (declaration === undefined || others.length > 0 || !ts.isIdentifier(declaration.name)) {
    throw new Error(`"// =>" must follow an expression or the declaration of one name, got ${JSON.stringify(text)}`);
  }
  return `${text}\n${check(declaration.name.text)}`;
}

/** `console.log(x); // => 1` promises the value of `x`. */
function printedBy(expression: ts.Expression): ts.Expression {
  const isPrint = ts.isCallExpression(expression) && expression.expression.getText() === "console.log";
  return (isPrint && expression.arguments[0]) || expression;
}

function withoutExport(statement: ts.Statement): string {
  if (ts.isExportDeclaration(statement)) return "";
  if (ts.isExportAssignment(statement)) return `(${statement.expression.getText()});`;
  return statement.getText().replace(/^export\s+(default\s+)?/, "");
}

function rewriteImport({ importClause, moduleSpecifier }: ts.ImportDeclaration): string {
  const loaded = `await $load(${moduleSpecifier.getText()})`;
  if (importClause === undefined) return `${loaded};`;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return "";
  const { name, namedBindings } = importClause;
  const names = name === undefined ? [] : [`default: ${name.text}`];
  if (namedBindings !== undefined && ts.isNamespaceImport(namedBindings)) {
    return `const ${namedBindings.name.text} = ${loaded};`;
  }
  for (const { isTypeOnly, propertyName, name } of namedBindings?.elements ?? []) {
    if (!isTypeOnly) names.push(propertyName === undefined ? name.text : `${propertyName.text}: ${name.text}`);
  }
  return `const { ${names.join(", ")} } = ${loaded};`;
}
