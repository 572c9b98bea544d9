import type { ScoreFlags } from "../config/score-flags.js";
/** `evals score`: scores answers that exist. */
export declare function score(files: readonly string[], flags: ScoreFlags): Promise<number>;
//# sourceMappingURL=score.d.ts.map
