import type { JsonRecord } from "@eval/core";
import type { JsonNode } from "../rows/json/json-node.js";
import type { SkippedItem, SourceItem } from "./source-item.js";

/** A form in which data sets come. */
export interface Shape {
  readonly name: string;
  /** Data sets that have it, for messages. */
  readonly like: string;
  recognises(record: JsonRecord): boolean;
  /** The questions of one row; one may hold many. */
  read(row: JsonNode<JsonRecord>): readonly (SourceItem | SkippedItem)[];
  /** Where its questions are to be measured, if not among questions asked without any text beside them. */
  readonly belongs?: Belonging;
}

/** Why a data set does not belong among closed-book questions, and where it does. */
export interface Belonging {
  readonly reason: string;
  readonly place: string;
  /** Whether `allowContext` lets it in all the same. */
  readonly withContext: boolean;
}

/** What a set is told whose questions are about a passage. */
export const NEEDS_CONTEXT: Belonging = {
  reason: "its questions are about passages, which have to be shown with them",
  place: "RAG (profile rag); --allow-context keeps the passages as context",
  withContext: true,
};
