import { firstLetters } from "./first-letters.js";
import { isLineStart, lineEnd, matchEnd, type Recognized } from "./recognized.js";

/** A fenced block or inline code at a backtick or tilde; an unclosed fence runs to the end of the text. */
export function fencedCode(text: string, at: number): Recognized | null {
  const fence = text[at] as string;
  let length = 1;
  while (text[at + length] === fence) length += 1;
  const marks = fence.repeat(length);
  if (length >= 3 && isLineStart(text, at)) {
    const close = text.indexOf(marks, at + length);
    return { kind: "code", end: close < 0 ? text.length : close + length };
  }
  if (fence === "~") return null;
  const limit = paragraphEnd(text, at);
  for (let close = text.indexOf(marks, at + length); close >= 0 && close < limit; ) {
    let end = close;
    while (text[end] === fence) end += 1;
    if (end - close === length) return { kind: "code", end };
    close = text.indexOf(marks, end);
  }
  return null;
}

function paragraphEnd(text: string, at: number): number {
  const end = text.indexOf("\n\n", at);
  return end < 0 ? text.length : end;
}

/** First words of lines of code, with what the rest of the line must look like for it to be code and not prose. */
const LINES: ReadonlyMap<string, RegExp> = new Map([
  ["SELECT", /SELECT\b.+\bFROM\b/y],
  ["INSERT", /INSERT INTO\b/y],
  ["UPDATE", /UPDATE\b.+\bSET\b/y],
  ["DELETE", /DELETE FROM\b/y],
  ["CREATE", /CREATE (?:OR REPLACE )?(?:TABLE|INDEX|VIEW|DATABASE|FUNCTION)\b/y],
  ["ALTER", /ALTER TABLE\b/y],
  ["DROP", /DROP (?:TABLE|INDEX|VIEW|DATABASE)\b/y],
  ["select", /select\b.+\bfrom\b.+;/y],
  ["def", /def \w+\(.*\).*:/y],
  ["async", /async (?:def|function)\b.*[:{]/y],
  ["class", /class \w+.*[:{][ \t\r]*$/my],
  ["from", /from [\w.]+ import\b/y],
  ["import", /import (?:[\w.]+(?: as \w+)?(?:, ?[\w.]+)*;?[ \t\r]*$|[{*"'].*)/my],
  ["return", /return\b.*[-+*/=<>();[\]]/y],
  ["const", /const [\w$[{].*=/y],
  ["let", /let [\w$[{][^ ]*(?: *: *\w+)? *=/y],
  ["var", /var [\w$[{][^ ]* *=/y],
  ["function", /function \w*\(.*\)/y],
  ["public", /public .*[;{][ \t\r]*$/my],
  ["private", /private .*[;{][ \t\r]*$/my],
  ["static", /static .*[;{][ \t\r]*$/my],
  ["void", /void \w+\(.*/y],
  ["int", /int \w+ *(?:=|\(|;).*/y],
  ["if", /if ?\(.*\) *\{|if .*: *$/my],
  ["for", /for ?\(.*\) *\{|for \w+(?:, ?\w+)* in .*: *$/my],
  ["while", /while ?\(.*\) *\{|while .*: *$/my],
  ["print", /print ?\(.*\)/y],
  ["package", /package [\w.]+;/y],
  ["using", /using [\w. =]+;/y],
]);

export const codeWords = (): Iterable<string> => LINES.keys();

/** Whether a line of code may begin with a word. */
export const isCodeWord = (word: string): boolean => LINES.has(word);

/** A whole line of code whose first word stands at an index. */
export function codeLine(text: string, at: number, word: string): Recognized | null {
  const pattern = LINES.get(word);
  if (pattern === undefined || !isLineStart(text, at)) return null;
  const matched = matchEnd(pattern, text, at);
  const end = lineEnd(text, at);
  // A line break inside the match means that the pattern ran on; prose in another script behind it is not code.
  if (matched < 0 || matched > end || /[^\u0000-\u024f\u2000-\u2bff]/.test(text.slice(at, end))) return null;
  const indent = /[ \t]*$/.exec(text.slice(text.lastIndexOf("\n", at - 1) + 1, at))?.[0].length ?? 0;
  return { kind: "code", start: at - indent, end };
}

const COMMAND =
  /(?:sudo |\$ )?(?:git (?:commit|push|pull|clone|add|status|checkout|merge|init|log|rebase|stash)|npm (?:install|run|start|init|test|ci|i)|npx|pip3? (?:install|freeze)|apt(?:-get)? (?:install|update|upgrade)|brew install|docker (?:run|build|ps|pull|compose)|kubectl (?:get|apply|describe)|conda (?:install|create|activate)|yarn (?:add|install)|pnpm (?:add|install)|chmod|mkdir|curl|wget)(?= |$)/y;
const INSTALLED = /(?:install|add|run|clone|pull|mkdir|npx) [A-Za-z0-9@][\w@./:-]*/y;
const ARGUMENT =
  /[ \t]+(?:-{1,2}[A-Za-z][\w-]*(?:[ =](?:"[^"\n]*"|'[^'\n]*'|[\w./:@]+(?![\w./:@])(?= -|$)))?|[\w@-]*[./][\w./@:-]*[\w/]|\+x)/y;

const COMMANDS = new Set(
  "git npm npx pip apt brew docker kubectl conda yarn pnpm chmod mkdir curl wget sudo apt-get".split(" "),
);
/** Whether a word may be the name of a command of the shell, by its first two letters. */
export const mayBeCommand = firstLetters(COMMANDS);

/** Whether the word from `at` to `end` is the name of a command of the shell. */
export function startsShellCommand(text: string, at: number, end: number): boolean {
  return mayBeCommand(text, at) && COMMANDS.has(text.slice(at, end));
}

/** A shell command at its first word, with its options, paths and the name of a package. */
export function shellCommand(text: string, at: number): Recognized | null {
  let end = matchEnd(COMMAND, text, at);
  if (end < 0) return null;
  const verb = text.lastIndexOf(" ", end - 1) + 1;
  end = Math.max(end, matchEnd(INSTALLED, text, Math.max(verb, at)));
  for (let next = end; next >= 0; next = matchEnd(ARGUMENT, text, next)) end = next;
  return { kind: "code", end };
}

const CALL =
  /[A-Za-z_$][\w$]{0,60}(?:\.[A-Za-z_$][\w$]{0,60}){0,6}\(([^()\n]{0,120}(?:\([^()\n]{0,60}\)[^()\n]{0,60})?)\);?/y;
const BUILT_IN =
  /^(?:print|len|range|input|int|str|list|dict|set|map|filter|sum|max|min|sorted|type|open|sqrt|sin|cos|tan|log|abs|round|push|pop|append|printf|scanf|malloc|sizeof|echo|alert|parseInt|parseFloat|main|get|put|exec|eval|isinstance|enumerate|zip)\(/;

/** A call of a function: `len(items)`, `console.log("x")`. "book(s)" and "Delhi(capital)" are prose. */
export function functionCall(text: string, at: number): Recognized | null {
  CALL.lastIndex = at;
  const match = CALL.exec(text);
  if (match === null) return null;
  const inside = match[1] as string;
  const isCode =
    inside === "" || /["'=,_+*[\]{}]|^\d/.test(inside) || BUILT_IN.test(match[0]) || match[0].endsWith(";");
  return isCode ? { kind: "code", end: CALL.lastIndex } : null;
}

const SNAKE = /_{0,2}[A-Za-z][A-Za-z0-9]{0,40}(?:_{1,2}[A-Za-z0-9]{1,40}){1,12}_{0,2}(?:\(\))?/y;
const FILE =
  /[A-Za-z0-9][\w-]{0,60}(?:\.[\w-]{1,40}){0,3}\.(?:pdf|docx?|xlsx?|pptx?|txt|csv|tsv|jsonl?|ya?ml|xml|html?|css|jsx?|mjs|tsx?|py|ipynb|java|cpp|rb|rs|php|sh|sql|md|zip|tar|gz|rar|exe|apk|iso|png|jpe?g|gif|svg|webp|mp[34]|wav|mov|avi|mkv|log|ini|toml|env|jar|dll|bat|psd)(?![A-Za-z0-9])/y;
const DOTTED = /[a-z_][a-z0-9_]{1,40}(?:\.[A-Za-z_][A-Za-z0-9_]{1,40}){2,8}(?:\(\))?/y;

/** A name that only a program has: `user_name`, `report.pdf`, `os.path.join`. */
export function identifier(text: string, at: number): Recognized | null {
  const end = Math.max(matchEnd(SNAKE, text, at), matchEnd(FILE, text, at), matchEnd(DOTTED, text, at));
  return end < 0 ? null : { kind: "code", end };
}

const UNIX_PATH = /~?(?:\/[\w.@-]*[\w@-]){2,}\/?/y;
const WINDOWS_PATH = /[A-Z]:\\[^\s"'<>|।,;]*/y;

/** A path of a file system at a slash or tilde, or at a drive letter. */
export function filePath(text: string, at: number): Recognized | null {
  const before = text[at - 1];
  if (before !== undefined && !/[\s("'`:=]/.test(before)) return null;
  const end = Math.max(matchEnd(UNIX_PATH, text, at), matchEnd(WINDOWS_PATH, text, at));
  return end < 0 ? null : { kind: "code", end };
}

const RULE_BLOCK = /\{\s*[\w-]+\s*:[^{};\n]{1,80};[^{}]{0,400}\}/y;
const KEY = /"[^"\n]{1,60}"[ \t]*:/y;

/** A block of style rules at a brace. */
export function ruleBlock(text: string, at: number): Recognized | null {
  const end = matchEnd(RULE_BLOCK, text, at);
  return end < 0 ? null : { kind: "code", end };
}

/** The key of a JSON object at a quotation mark. */
export function jsonKey(text: string, at: number): Recognized | null {
  const before = text.slice(Math.max(0, at - 40), at).trimEnd();
  if (!before.endsWith("{") && !(before.endsWith(",") && text.slice(Math.max(0, at - 2_000), at).includes("{")))
    return null;
  const end = matchEnd(KEY, text, at);
  return end < 0 ? null : { kind: "code", end };
}

/** Whether a quotation mark opens the value of a JSON key: that is the answer, and no mention. */
export function isJsonValue(text: string, at: number): boolean {
  return /":\s{0,4}$/.test(text.slice(Math.max(0, at - 8), at));
}
