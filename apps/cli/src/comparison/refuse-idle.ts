import { EvalError } from "@eval/core";
import type { SideFlags } from "./side-flags.js";
import type { NamedSide } from "./side-kinds.js";

/** What reads columns of scores would be passed over in silence where neither side is a file of scores. */
export function refuseIdle({ score, lowerIsBetter, passFrom }: SideFlags, sides: readonly NamedSide[]): void {
  if (sides.some(({ kind }) => kind === "scores")) return;
  const given = { "--score": score, "--lower-is-better": lowerIsBetter, "--pass-from": passFrom };
  const [idle] = Object.entries(given).flatMap(([option, values]) => (values === undefined ? [] : [option]));
  if (idle === undefined) return;
  throw new EvalError(
    "invalid-option",
    `${idle} must come with a file of scores, got ${sides.map(({ kind }) => SIDE_WORDS[kind]).join(" and ")}; it would change nothing`,
  );
}

const SIDE_WORDS = { run: "a run", answers: "a file that metrics score", scores: "a file of scores" } as const;
