import type { EvalCommand } from "@eval/core";
import { profilesCommand } from "./profiles-command.js";

/** The commands that this package brings to `evals`. */
export const commands: readonly EvalCommand[] = [profilesCommand];
