import { columnKey } from "./field-aliases.js";

const OPTION = /^(?:option|choice|opt)([a-z]|\d{1,2})$/u;

/** Whether a column by its name holds one option of a question: `option_a`, `Choice 1`. */
export function isOptionColumn(name: string): boolean {
  return OPTION.test(columnKey(name));
}

/** What the option of a column is called: the end of its name, or else a letter by its place. */
export function optionLabel(name: string, index: number): string {
  return OPTION.exec(columnKey(name))?.[1]?.toUpperCase() ?? letterLabel(index);
}

/** A, B, C, …; numbers after Z. */
export function letterLabel(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : String(index + 1);
}
