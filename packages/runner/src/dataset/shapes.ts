import type { Shape } from "./shape.js";
import { arc } from "./shapes/arc.js";
import { evalTask } from "./shapes/eval-task.js";
import { mmlu } from "./shapes/mmlu.js";
import { nqOpen } from "./shapes/nq-open.js";
import { optionColumns } from "./shapes/option-columns.js";
import { longReference, multiHop, truthfulness } from "./shapes/routed.js";
import { squad } from "./shapes/squad.js";
import { triviaQa } from "./shapes/trivia-qa.js";

/** Every shape that is told by its fields, in the order in which they are tried. */
export const shapes: readonly Shape[] = [
  multiHop,
  truthfulness,
  longReference,
  squad,
  triviaQa,
  evalTask,
  arc,
  optionColumns,
  mmlu,
  nqOpen,
];

/** A set in a shape of its own, whose columns are found as `score` finds them. */
export const GOLDEN = "golden";

/** What `--source` may name. */
export const shapeNames: readonly string[] = [...shapes.map(({ name }) => name), GOLDEN];
