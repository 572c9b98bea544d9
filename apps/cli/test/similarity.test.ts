import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const CSV = "question,answer,response\nराजधानी?,नई दिल्ली,नयी दिल्ली\nनदी?,गंगा,यमुना\n";

describe("similarity on the command line", () => {
  test("takes the encoder of its options for no chat model", () => {
    using here = new Project({ "a.csv": CSV });
    const { code, stdout } = here.run(["score", "a.csv", "-m", "calibrated-similarity", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).metrics[0]).toMatchObject({ scored: 2, errors: 0, labels: { uncalibrated: 2 } });
  });

  test("decides by a threshold that is given", () => {
    using here = new Project({ "a.csv": CSV });
    const metric = 'calibrated-similarity:{"threshold":0.5}';
    const { code, stdout } = here.run(["score", "a.csv", "-m", metric, "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).metrics[0].labels).toEqual({ similar: 1, dissimilar: 1 });
  });
});
