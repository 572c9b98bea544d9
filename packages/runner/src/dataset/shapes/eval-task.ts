import type { Json, JsonRecord } from "@eval/core";
import { isList, isRecord, JsonNode } from "../../rows/json/json-node.js";
import { NO_OPTIONS, readOptions } from "../choice-item.js";
import { otherFields } from "../other-fields.js";
import { fieldOf, hasField, textOf, textsOf } from "../read-field.js";
import type { Shape } from "../shape.js";
import type { SkippedItem, SourceItem } from "../source-item.js";

const LISTS = ["references", "incorrectreferences"];
const USED = ["taskid", "capability", "inputtext", "expectedoutput", "category", "subcategory", "metadata", ...LISTS];

/**
 * EvalTask of GenAI Capability Bench, in JSON lines, JSON or CSV: the expected output and then the other references.
 *
 * @see https://github.com/minw0607/genai_capability_bench, 8aa833c
 */
export const evalTask: Shape = {
  name: "eval-task",
  like: "EvalTask",
  recognises: (record) => hasField(record, "inputtext") && hasField(record, "taskid", "expectedoutput", "capability"),
  read: (row) => [readTask(row)],
};

function readTask(row: JsonNode<JsonRecord>): SourceItem | SkippedItem {
  const id = textOf(row, "taskid");
  const input = textOf(row, "inputtext");
  const capability = textOf(row, "capability") ?? "answer_accuracy";
  if (input === null) return { id, skipped: "its input_text is missing" };
  if (capability !== "answer_accuracy") return { id, skipped: `its capability is ${capability}, not answer_accuracy` };
  const broken = LISTS.find((name) => isBrokenList(fieldOf(row, name)?.value));
  if (broken !== undefined) return { id, skipped: `its ${broken} are a text that starts like a list and is not JSON` };
  const metadata = fieldOf(row, "metadata");
  const own = metadata !== null && isRecord(metadata.value) ? metadata.value : {};
  const listed = fieldOf(row, "choices", "options") ?? fieldOf(new JsonNode(own, null), "choices", "options");
  const options = readOptions(listed);
  if (listed !== null && typeof options === "string" && options !== NO_OPTIONS) return { id, skipped: options };
  const profile = own["scoring_profile"];
  const first = textOf(row, "expectedoutput");
  const references = textsOf(fieldOf(row, "references")).filter((reference) => reference !== first);
  const incorrect = textsOf(fieldOf(row, "incorrectreferences"));
  return {
    id,
    input,
    expected: [...(first === null ? [] : [first]), ...references],
    ...(incorrect.length > 0 && { incorrect }),
    ...(typeof options !== "string" && { choices: options.choices }),
    category: textOf(row, "category"),
    subcategory: textOf(row, "subcategory"),
    profile:
      typeof profile === "string" ? profile : typeof options === "string" ? "short_answer_qa" : "multiple_choice",
    metadata: { ...otherFields(row.value, USED), ...otherFields(own, ["choices", "options", "scoringprofile"]) },
  };
}

/** A list as Python prints it: taken as one text it would be an answer that nobody gives. */
const isBrokenList = (value: Json | undefined): boolean =>
  typeof value === "string" && value.trimStart().startsWith("[") && !isList(value);
