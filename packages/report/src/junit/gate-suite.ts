import { gateWords } from "../gates/gate-words.js";
import type { Report } from "../report.js";
import { xmlText } from "./xml-text.js";

/** The gates of a run as a suite of their own: a test each, so that a build shows which one broke it. */
export function gateSuite({ gates, run }: Report): string {
  if (gates === undefined) return "";
  const checks = gates.checks.length === 0 ? [unknown(gates.outcome)] : gates.checks;
  const failures = checks.filter(({ held }) => !held).length;
  const tests = checks.map((check) => {
    const title = [check.option, check.metric, check.group].filter((part) => part !== null).join(" ");
    const said = xmlText(gateWords(check));
    return `<testcase classname="gates" name="${xmlText(title)}">${check.held ? "" : `<failure type="gate" message="${said}"/>`}</testcase>\n`;
  });
  return (
    `<testsuite name="gates" tests="${checks.length}" failures="${failures}" errors="0" skipped="0" ` +
    `timestamp="${xmlText(run.startedAt)}">\n${tests.join("")}</testsuite>\n`
  );
}

/** Runs of older versions kept no more than whether they held. */
const unknown = (outcome: "passed" | "failed") => ({
  ...{ option: "gates", metric: null, group: null, quantity: null, bound: null, limit: null, value: null },
  ...{ held: outcome === "passed", message: outcome === "passed" ? null : "the run failed its gates" },
});
