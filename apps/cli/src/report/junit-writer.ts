import fs from "node:fs";
import { type JunitSuite, junitEnds, junitSuites, type Report } from "@eval/report";
import type { CaseWriter } from "./case-writer.js";
import { createLineFile, type LineFile } from "./line-file.js";

interface WaitingSuite {
  readonly suite: JunitSuite;
  readonly tests: LineFile;
  readonly file: string;
}

/**
 * JUnit XML of one pass over the cases. A suite has all tests of a metric and begins with their counts, so the tests of
 * each wait in a file of their own.
 */
export function junitWriter(target: string, report: Report): CaseWriter {
  const suites = junitSuites(report).map((suite, at): WaitingSuite => {
    const file = `${target}.suite-${at + 1}`;
    return { suite, file, tests: createLineFile(file, "") };
  });
  const discard = () => {
    for (const { tests } of suites) tests.discard();
  };
  return {
    add(row) {
      for (const { suite, tests } of suites) tests.write(suite.testOf(row));
    },
    finish() {
      const whole = createLineFile(target, junitEnds.start(report));
      try {
        for (const waiting of suites) appendSuite(waiting, whole);
        whole.write(junitEnds.all);
        whole.finish();
      } finally {
        whole.discard();
        discard();
        for (const { file } of suites) fs.rmSync(file, { force: true });
      }
    },
    discard,
  };
}

function appendSuite({ suite, tests, file }: WaitingSuite, whole: LineFile): void {
  tests.finish();
  whole.write(suite.start());
  whole.append(file);
  whole.write(junitEnds.suite);
}
