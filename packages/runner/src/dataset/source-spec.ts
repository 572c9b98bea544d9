import path from "node:path";
import { EvalError, show } from "@eval/core";
import { suggestName } from "../rows/mapping/closest-name.js";
import { shapeNames } from "./shapes.js";

/** A file to build from, under the name that its rows carry. */
export interface SourceSpec {
  readonly name: string;
  readonly path: string;
  /** Null finds the shape out. */
  readonly shape: string | null;
}

/**
 * Reads `[NAME=]FILE[:SHAPE]`. Without a name the file gives its own, without folder and ending.
 *
 * @example
 * parseSourceSpec("mmlu=data/test.jsonl:mmlu"); // => { name: "mmlu", path: "data/test.jsonl", shape: "mmlu" }
 * parseSourceSpec("data/arc.jsonl.gz"); // => { name: "arc", path: "data/arc.jsonl.gz", shape: null }
 */
export function parseSourceSpec(text: string): SourceSpec {
  const named = /^([^=/\\]+)=(.+)$/su.exec(text);
  const [file, shape] = splitShape(named?.[2] ?? text);
  const name = named?.[1] ?? stemOf(file);
  if (NAME.test(name)) return { name, path: file, shape };
  throw new EvalError(
    "invalid-option",
    `name of a source must start with a letter or digit and hold these, ".", "_" and "-", got ${show(name)}; name it as in --source mmlu=FILE`,
  );
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u;

/** Behind the last colon stands a shape, or the rest of a path (`C:\data\x.csv`, a name with a time). */
function splitShape(text: string): [file: string, shape: string | null] {
  const colon = text.lastIndexOf(":");
  const shape = text.slice(colon + 1);
  if (colon < 1 || shapeNames.includes(shape)) return colon < 1 ? [text, null] : [text.slice(0, colon), shape];
  // ascii: names of shapes
  if (!/^[a-z][a-z-]*$/.test(shape) || text.slice(0, colon).lastIndexOf(".") === -1) return [text, null];
  throw new EvalError(
    "invalid-option",
    `shape of a source must be known, got ${show(shape)}; ${suggestName(shape, shapeNames)}`,
  );
}

function stemOf(file: string): string {
  // A path of another system is taken as one too.
  const name = file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1).replace(/\.gz$/iu, "");
  return name.slice(0, name.length - path.extname(name).length);
}
