import { EvalError, show } from "@eval/core";
import type { Column } from "../mapping/map-columns.js";

/**
 * The columns of a header. A column without a name is called by its place (pandas writes its index so); a name that
 * was there before gets a number. What nobody can see in a name is no part of it.
 */
export function nameColumns(header: readonly string[], path: string): readonly Column[] {
  const titles = header.map((cell) => cell.replace(INVISIBLE, "").trim());
  const taken = new Set<string>();
  return titles.map((title, index) => {
    if (title === "__proto__") {
      throw new EvalError(
        "invalid-input",
        `column ${index + 1} of ${path} must not be called ${show(title)}; rename it`,
      );
    }
    const base = title === "" ? `column_${index + 1}` : title;
    let name = base;
    for (let number = 2; taken.has(name) || (name !== title && titles.includes(name)); number++)
      name = `${base}_${number}`;
    taken.add(name);
    return { name, title };
  });
}

/** Zero width space, word joiner, byte order mark, soft hyphen and marks of direction. Joiners are letters' own. */
const INVISIBLE = /[\u200b\u2060\ufeff\u00ad\u200e\u200f]/gu;
