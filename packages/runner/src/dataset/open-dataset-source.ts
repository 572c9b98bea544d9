import type { JsonRecord } from "@eval/core";
import { EvalError } from "@eval/core";
import { createCaseReader } from "../rows/case-reader.js";
import type { JsonNode } from "../rows/json/json-node.js";
import { openSource } from "../rows/open-source.js";
import type { Source, SourceOptions } from "../rows/source.js";
import { isProblem } from "../run/shard.js";
import { goldenItem } from "./golden-item.js";
import { openQuestions } from "./open-questions.js";
import { readRecords } from "./read-records.js";
import { type Belonging, NEEDS_CONTEXT, type Shape } from "./shape.js";
import { GOLDEN, shapes } from "./shapes.js";
import type { SkippedItem, SourceItem } from "./source-item.js";
import type { SourceSpec } from "./source-spec.js";

/** What one row of a source holds, or why it holds nothing. */
export interface ReadRow {
  readonly row: number;
  readonly items: readonly (SourceItem | SkippedItem)[];
}

/** A source whose shape is known. */
export interface DatasetSource {
  readonly shape: string;
  /** Data sets of this shape; null for a golden set. */
  readonly like: string | null;
  readonly belongs: Belonging | null;
  rows(): AsyncIterable<ReadRow>;
  /** Rows that could not be read so far, with the reasons. */
  readonly unread: Pick<Source, "skipped" | "skippedCount">;
}

/** Opens a source in the shape given, or in the one that its first row has. */
export async function openDatasetSource(spec: SourceSpec, options: SourceOptions): Promise<DatasetSource> {
  if (spec.path === "-")
    throw new EvalError("invalid-input", "a source must be a file, whose hash can be recorded, got -");
  const asIs: SourceOptions = { ...withoutMapping(options), inDoubt: "unmapped", onBadRow: "skip" };
  const shape =
    spec.shape === null ? await detectShape(spec.path, asIs) : shapes.find(({ name }) => name === spec.shape);
  return shape === undefined ? openGolden(spec.path, options) : openShaped(spec.path, shape, asIs);
}

const withoutMapping = ({ map: _, list: __, ...rest }: SourceOptions): SourceOptions => rest;

async function detectShape(path: string, options: SourceOptions): Promise<Shape | undefined> {
  for await (const { record } of readRecords(await openSource([path], options))) {
    if (typeof record !== "string") return shapes.find((shape) => shape.recognises(record.value));
  }
  return undefined;
}

async function openShaped(path: string, shape: Shape, options: SourceOptions): Promise<DatasetSource> {
  const source = await openSource([path], options);
  return {
    shape: shape.name,
    like: shape.like,
    belongs: shape.belongs ?? null,
    unread: source,
    async *rows() {
      for await (const { number: row, record } of readRecords(source)) yield { row, items: itemsOf(record, shape) };
    },
  };
}

function itemsOf(record: JsonNode<JsonRecord> | string, shape: Shape): ReadRow["items"] {
  if (typeof record === "string") return [{ id: null, skipped: record }];
  const items = shape.read(record);
  return items.length > 0 ? items : [{ id: null, skipped: `it holds no question as ${shape.like} has them` }];
}

async function openGolden(path: string, options: SourceOptions): Promise<DatasetSource> {
  const source = await openQuestions([path], { ...options, onBadRow: "skip" });
  const { mapping } = source.plan;
  if (mapping.input === undefined) {
    throw new EvalError(
      "unknown-shape",
      `${path} must have the shape of a known data set or a column of questions, got neither; say which column it is with --map input=COLUMN`,
    );
  }
  if (mapping.expected === undefined) {
    throw new EvalError(
      "unknown-shape",
      `${path} must have a column of accepted answers, got none that is known; say which it is with --map expected=COLUMN`,
    );
  }
  const readCases = createCaseReader(source.plan);
  return {
    shape: GOLDEN,
    like: null,
    belongs: mapping.context === undefined ? null : NEEDS_CONTEXT,
    unread: source,
    async *rows() {
      for await (const batch of source.batches()) {
        const cases = readCases(batch);
        for (let index = 0; index < cases.length; index++) {
          const evalCase = cases.caseAt(index);
          const item = isProblem(evalCase) ? { id: null, skipped: evalCase.message } : goldenItem(evalCase);
          yield { row: cases.numberAt(index), items: [item] };
        }
      }
    },
  };
}
