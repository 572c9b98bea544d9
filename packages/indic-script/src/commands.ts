import type { EvalCommand } from "@eval/core";
import { detectCommand } from "./detect/detect-command.js";

/** The commands that this package brings to `evals`. */
export const commands: readonly EvalCommand[] = [detectCommand];
