/** A language whose code can be run. */
export type Language = "python" | "javascript";

/** The words after a fence that mean a language, as people and models write them. */
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  python: ["python", "py", "python3", "py3"],
  javascript: ["javascript", "js", "mjs", "cjs", "node", "ecmascript"],
};

/** The language that a word names, or null. */
export function languageNamed(word: string): Language | null {
  const name = word.toLowerCase();
  if (NAMES.python.includes(name)) return "python";
  return NAMES.javascript.includes(name) ? "javascript" : null;
}
