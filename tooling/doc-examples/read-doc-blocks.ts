import ts from "typescript";
import type { Example } from "./example.js";

/** The `@example` blocks of a source file, members of exported declarations included. */
export function readDocBlocks(file: string, text: string): Example[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    const name = declaredName(statement);
    const isExported = ts.canHaveModifiers(statement) && statement.modifiers?.some(isExportKeyword) === true;
    const owner = isExported && name !== undefined ? { exportName: name } : {};
    return docBlocksBelow(statement).flatMap(({ pos, end }) => {
      const line = source.getLineAndCharacterOfPosition(pos).line + 1;
      return exampleParts(text.slice(pos, end)).map((part) => ({
        file,
        line: line + part.offset,
        text: part.text,
        ...owner,
      }));
    });
  });
}

const isExportKeyword = ({ kind }: ts.Node) => kind === ts.SyntaxKind.ExportKeyword;

function declaredName(statement: ts.Statement): string | undefined {
  const declaration = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : statement;
  const name = (declaration as { name?: ts.Node } | undefined)?.name;
  return name !== undefined && ts.isIdentifier(name) ? name.text : undefined;
}

function docBlocksBelow(node: ts.Node): ts.JSDoc[] {
  const own = ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .filter(({ parent }) => parent === node);
  const below: ts.JSDoc[] = [];
  ts.forEachChild(node, (child) => {
    below.push(...docBlocksBelow(child));
  });
  return [...own, ...below];
}

interface Part {
  /** Lines between the start of the comment and the code. */
  readonly offset: number;
  readonly text: string;
}

/** The compiler's own parts of a doc block lose the indentation, so they are cut out of its text here. */
function exampleParts(comment: string): Part[] {
  const lines = comment
    .replace(/\*\/$/, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\/?\*+ ?/, ""));
  const tags = lines.flatMap((line, index) => (/^@[a-zA-Z]+/.test(line) ? [index] : []));
  return tags
    .filter((start) => /^@example(?![a-zA-Z])/.test(lines[start] as string))
    .map((start) => {
      const end = tags.find((tag) => tag > start) ?? lines.length;
      // Words after the tag are its title, unless they are code.
      const first = (lines[start] as string).replace("@example", "").trim();
      const body = [/[;=]/.test(first) ? first : "", ...lines.slice(start + 1, end)];
      return {
        offset: start,
        text: body
          .map((line) => (line.startsWith("```") ? "" : line))
          .join("\n")
          .trimEnd(),
      };
    });
}
