import ts from "typescript";

/** A value that a document promises: the text after `// =>`. */
export interface Expectation {
  readonly statement: ts.Statement;
  readonly value: string;
}

const ARROW = /^\/\/\s*=>\s?/;

/**
 * The promises of a piece of code. One stands behind its statement or on the lines below it, and goes on over
 * comment lines until it is a whole expression.
 */
export function readExpectations(source: ts.SourceFile): Expectation[] {
  const { text } = source;
  const expectations = source.statements.flatMap((statement) => {
    const comments = [
      ...(ts.getTrailingCommentRanges(text, statement.end) ?? []),
      ...(ts.getLeadingCommentRanges(text, statement.end) ?? []),
    ].map(({ pos, end }) => text.slice(pos, end));
    const start = comments.findIndex((comment) => ARROW.test(comment));
    return start === -1 ? [] : [{ statement, value: wholeValue(comments.slice(start)) }];
  });
  const promised = text.split("\n").filter((line) => /\/\/\s*=>/.test(line)).length;
  if (promised !== expectations.length) {
    throw new Error(`each "// =>" must follow a statement of its own, got ${promised} for ${expectations.length}`);
  }
  return expectations;
}

function wholeValue([first = "", ...rest]: readonly string[]): string {
  let value = first.replace(ARROW, "");
  for (const comment of rest) {
    if (isExpression(value) || ARROW.test(comment)) break;
    value += `\n${comment.replace(/^\/\//, "")}`;
  }
  if (!isExpression(value))
    throw new Error(`a value after "// =>" must be an expression, got ${JSON.stringify(value)}`);
  return value;
}

function isExpression(text: string): boolean {
  try {
    new Function(`return (${text}\n);`);
    return true;
  } catch {
    return false;
  }
}
