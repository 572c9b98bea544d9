import { type ReadingFlags } from "../config/source-options.js";

interface ValidateFlags extends ReadingFlags {
  readonly json?: boolean;
}
/** `evals validate FILE`: is this file scorable, and how is it read. Exit code 2 where a row cannot be read. */
export declare function validate(files: readonly string[], flags: ValidateFlags): Promise<number>;
//# sourceMappingURL=validate.d.ts.map
