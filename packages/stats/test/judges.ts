const verdicts = (counts: number[][]) => ({ labels: ["PASS", "FAIL"], counts });

/** Three judges of the same 400 answers, human in rows and judge in columns: one as written, ... */
export const naive = verdicts([
  [350, 6],
  [24, 20],
]);

/** ... one with a rubric, ... */
export const rubric = verdicts([
  [339, 17],
  [4, 40],
]);

/** ... and one that passes everything. */
export const passesEverything = verdicts([
  [356, 0],
  [44, 0],
]);
