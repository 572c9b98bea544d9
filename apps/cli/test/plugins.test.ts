import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const CSV = "answer,response\na,a\nb,x\n";

/** A metric without any import: the contract is structural. */
const plainMetric = (name: string, body: string) => `
const info = { package: "./m.mjs", name: "${name}", version: 1, summary: "s", source: "s", needs: ["output"], range: [0, 1], higherIsBetter: true };
const factory = (options = {}) => Object.assign((evalCase) => (${body}), { info, options, async: false });
export const metric = Object.assign(factory, { evalMetric: 1, info, defaults: {} });
`;

const result = (score: string) =>
  `({ name: info.name, status: "scored", score: ${score}, passed: null, label: "l", reason: "r", metadata: {} })`;

describe("metrics of others", () => {
  test("run from a file that is no package", () => {
    using here = new Project({ "a.csv": CSV, "m.mjs": plainMetric("mine", result("0.25")) });
    const { code, stdout } = here.run(["score", "a.csv", "-m", "mine", "--plugin", "./m.mjs", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).metrics[0]).toMatchObject({
      name: "mine",
      mean: 0.25,
      passRate: null,
      package: "./m.mjs",
    });
  });

  test("are named, with the row, where they give what no journal can hold", () => {
    const held = 'evalCase.expected[0] === "b" ? { metadata: { seen: 1n } } : {}';
    using here = new Project({ "a.csv": CSV, "m.mjs": plainMetric("mine", `({ ...${result("1")}, ...(${held}) })`) });
    const { code, stderr } = here.run(["score", "a.csv", "-m", "mine", "--plugin", "./m.mjs", "--detail", "full"]);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^evals: metadata of mine \(\.\/m\.mjs\) must be what JSON can hold, .* for row 2: .*BigInt\n$/,
    );
  });

  test("run from a dependency that says in its package.json what it brings", () => {
    using here = new Project({
      "a.csv": CSV,
      "package.json": '{"dependencies":{"eval-metric-mine":"1.0.0"}}',
      "node_modules/eval-metric-mine/package.json":
        '{"name":"eval-metric-mine","version":"1.2.3","type":"module","eval":{"metrics":"./m.js"}}',
      "node_modules/eval-metric-mine/m.js": plainMetric("mine", result("1")),
    });
    expect(here.run(["metrics"]).stdout).toMatch(/mine\s+eval-metric-mine 1\.2\.3/);
    expect(here.run(["score", "a.csv", "-m", "mine"]).code).toBe(0);
    expect(here.run(["score", "a.csv", "-m", "mine", "--verbose"]).stderr).toContain(
      "loaded eval-metric-mine 1.2.3 (project): mine",
    );
  });

  test("are not looked for among packages that the project does not name", () => {
    using here = new Project({
      "package.json": "{}",
      "node_modules/eval-metric-mine/package.json": '{"name":"eval-metric-mine","eval":{"metrics":"./m.mjs"}}',
      "node_modules/eval-metric-mine/m.mjs": plainMetric("mine", result("1")),
    });
    expect(here.run(["metrics"]).stdout).not.toContain("mine");
  });

  test("may not share a name", () => {
    using here = new Project({ "a.csv": CSV, "m.mjs": plainMetric("exact-match", result("1")) });
    const { code, stderr } = here.run(["metrics", "--plugin", "./m.mjs"]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/@eval\/deterministic and \.\/m\.mjs both bring "exact-match"/);
  });

  test("are not loaded for a run that wants others, where their package names them", () => {
    const others = (module: string, names: string) => ({
      "a.csv": CSV,
      "package.json": '{"dependencies":{"others":"1.0.0"}}',
      "node_modules/others/package.json":
        '{"name":"others","type":"module","eval":{"metrics":"./m.js","names":"./names.json"}}',
      "node_modules/others/names.json": names,
      "node_modules/others/m.js": module,
    });
    using broken = new Project(others("export const = 1", '["mine"]'));
    expect(broken.run(["score", "a.csv", "-m", "exact-match"]).code).toBe(0);
    expect(broken.run(["score", "a.csv", "-m", "mine"]).stderr).toContain("others could not be loaded");
    using stale = new Project(others(plainMetric("mine", result("1")), '["old"]'));
    expect(stale.run(["score", "a.csv", "-m", "mine"]).code).toBe(0);
    using untold = new Project(others(plainMetric("mine", result("1")), "no list"));
    expect(untold.run(["score", "a.csv", "-m", "mine"]).code).toBe(0);
    using doubled = new Project(others(plainMetric("exact-match", result("1")), '["exact-match"]'));
    expect(doubled.run(["score", "a.csv", "-m", "exact-match"]).stderr).toContain("others both bring");
  });

  test("stop the run by name when they cannot be loaded", () => {
    using here = new Project({ "a.csv": CSV, "broken.mjs": "export const = 1" });
    const { code, stderr } = here.run(["score", "a.csv", "--plugin", "./broken.mjs"]);
    expect(code).toBe(2);
    expect(stderr).toContain("./broken.mjs could not be loaded: broken.mjs:1: Unexpected token '='");
  });

  test("say where their fault is, and where an example of a metric is to be found", () => {
    using here = new Project({
      "a.csv": CSV,
      "later.mjs": "export const one = 1;\n\nexport const two = ;\n",
      "name.mjs": '// a comment\nimport { nope } from "node:fs";\n',
      "outer.mjs": 'import "./later.mjs";\n',
      "none.mjs": "export default (evalCase) => ({ score: 1 });\n",
    });
    const said = (plugin: string) => here.run(["score", "a.csv", "--plugin", plugin]).stderr;
    expect(said("./later.mjs")).toContain("later.mjs:3: Unexpected token ';'");
    expect(said("./name.mjs")).toContain("name.mjs:2: The requested module");
    expect(said("./outer.mjs")).toContain("a module that it imports: Unexpected token ';'");
    expect(said("./none.mjs")).toContain(
      "must export a metric made with defineMetric, got default; npm create @eval/metric",
    );
  });

  test("run from the folder of a package", () => {
    using here = new Project({
      "a.csv": CSV,
      "mine/package.json": '{"name":"eval-metric-mine","version":"1.2.3","type":"module","eval":{"metrics":"./m.js"}}',
      "mine/m.js": plainMetric("mine", result("0.25")),
    });
    const { code, stdout } = here.run(["score", "a.csv", "-m", "mine", "--plugin", "./mine", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).metrics[0]).toMatchObject({ name: "mine", mean: 0.25, package: "./m.mjs" });
    expect(here.run(["metrics", "--plugin", "./mine/"]).stdout).toMatch(/mine\s+eval-metric-mine 1\.2\.3/);
  });

  test.each([
    ["no package.json", {}, 'folder of a package that says in package.json under "eval" what it brings, got "./mine"'],
    ["a package.json without eval", { "mine/package.json": "{}" }, 'got "./mine", whose package.json has no "eval"'],
    ["a package.json that is torn", { "mine/package.json": "{" }, "package.json must be JSON"],
    [
      "a module that is not built",
      { "mine/package.json": '{"name":"mine","eval":{"metrics":"./dist/m.js"}}' },
      "mine could not be loaded",
    ],
  ])("are refused in words from a folder with %s", (_, files: Record<string, string>, message) => {
    using here = new Project({ "a.csv": CSV, "mine/readme.txt": "", ...files });
    const { code, stderr } = here.run(["score", "a.csv", "--plugin", "./mine"]);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/ERR_|imported from/);
  });

  test("may wait: cases are scored several at a time and journaled in case order", () => {
    const rows = Array.from({ length: 40 }, (_, index) => `a,${index}`).join("\n");
    const body = `new Promise((done) => setTimeout(() => done(${result("Number(evalCase.output) / 100")}), 30 - Number(evalCase.output) % 30))`;
    using here = new Project({
      "a.csv": `answer,response\n${rows}\n`,
      "m.mjs": plainMetric("slow", body).replace("async: false", "async: true"),
    });
    const { code } = here.run(["score", "a.csv", "-m", "slow", "--plugin", "./m.mjs", "-j", "10", "-o", "out.csv"]);
    expect(code).toBe(0);
    const lines = here
      .read(`${here.runFolder()}/results.jsonl`)
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).case);
    expect(lines).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(here.read("out.csv").split("\n")[40]).toBe("a,39,,0.39,l");
  });

  test("are not waited for longer than --timeout says", () => {
    using here = new Project({
      "a.csv": CSV,
      "m.mjs": plainMetric("stuck", "new Promise(() => setTimeout(() => {}, 60_000).unref())").replace(
        "async: false",
        "async: true",
      ),
    });
    const { code, stdout } = here.run([
      "score",
      "a.csv",
      "-m",
      "stuck",
      "--plugin",
      "./m.mjs",
      "--timeout",
      "0.2",
      "--json",
    ]);
    expect(code).toBe(3);
    expect(JSON.parse(stdout).metrics[0]).toMatchObject({ errors: 2, labels: { timeout: 2 } });
  });

  test.each(["Number.NaN", "Number.POSITIVE_INFINITY", "undefined"])(
    "cannot bring %s into a journal or a mean",
    (score) => {
      using here = new Project({ "a.csv": CSV, "m.mjs": plainMetric("mine", result(score)) });
      const { code, stdout } = here.run(["score", "a.csv", "-m", "mine", "--plugin", "./m.mjs", "--json"]);
      expect(code).toBe(3);
      expect(JSON.parse(stdout).metrics[0]).toMatchObject({ mean: null, errors: 2, scored: 0 });
      expect(() =>
        here
          .read(`${here.runFolder()}/results.jsonl`)
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line)),
      ).not.toThrow();
    },
  );

  test("cannot end a run by throwing, however they were made", () => {
    using here = new Project({ "a.csv": CSV, "m.mjs": plainMetric("mine", "(() => { throw null; })()") });
    expect(here.run(["score", "a.csv", "-m", "mine", "--plugin", "./m.mjs"]).code).toBe(3);
  });

  test("that throw give errors, which end a run with code 3 unless allowed", () => {
    const metric = `import { defineMetric } from "@eval/core";
export const shaky = defineMetric({ package: "./m.mjs", name: "shaky", version: 1, summary: "s", source: "s",
  needs: ["output"], range: [0, 1], higherIsBetter: true, defaults: {},
  create: () => ({ output }) => { if (output === "x") throw new Error("no luck"); return { score: 1, passed: true, label: "ok", reason: "ok", metadata: {} }; } });`;
    using here = new Project({ "a.csv": CSV, "m.mjs": metric });
    here.link("core");
    const { code, stdout, stderr } = here.run(["score", "a.csv", "-m", "shaky", "--plugin", "./m.mjs", "--json"]);
    expect(code).toBe(3);
    expect(stderr).toContain("shaky 1");
    expect(JSON.parse(stdout).metrics[0]).toMatchObject({ scored: 1, errors: 1, mean: 1, passRateBounds: [0.5, 1] });
    expect(here.run(["score", "a.csv", "-m", "shaky", "--plugin", "./m.mjs", "--fail-on-error", "1"]).code).toBe(0);
    expect(here.run(["score", "a.csv", "-m", "shaky", "--plugin", "./m.mjs", "--fail-on-error", "0.4"]).code).toBe(3);
  });

  test.each([
    ["end the process", "process.exit(0)"],
    ["throw later", '(setTimeout(() => { throw new Error("late"); }, 1), new Promise(() => {}))'],
  ])("cannot pass off a run as done when they %s", (_, body) => {
    using here = new Project({
      "a.csv": CSV,
      "m.mjs": plainMetric("rogue", body).replace("async: false", "async: true"),
    });
    const { code, stderr } = here.run(["score", "a.csv", "-m", "rogue", "--plugin", "./m.mjs"]);
    expect(code).toBe(3);
    expect(stderr).toMatch(/a metric ended the process|late/);
  });

  test("that answer at once and end the process end their thread alone, with an error", () => {
    using here = new Project({ "a.csv": CSV, "m.mjs": plainMetric("rogue", "process.exit(0)") });
    const { code, stderr } = here.run(["score", "a.csv", "-m", "rogue", "--plugin", "./m.mjs"]);
    expect(code).toBe(3);
    expect(stderr).toContain("a metric must not end the process");
  });

  test.each(["true", "false"])("print on standard error, so that JSON stays JSON (async: %s)", (isAsync) => {
    const noisy = plainMetric("noisy", `(console.log("chatter"), ${result("1")})`).replace(
      "async: false",
      `async: ${isAsync}`,
    );
    using here = new Project({ "a.csv": CSV, "m.mjs": `console.log("loaded");${noisy}` });
    const { stdout, stderr } = here.run(["score", "a.csv", "-m", "noisy", "--plugin", "./m.mjs", "--json"]);
    expect(JSON.parse(stdout).metrics[0]).toMatchObject({ name: "noisy", mean: 1 });
    expect(stderr).toContain("loaded");
    expect(stderr).toContain("chatter");
  });

  test("that never answer leave the run to the second interrupt", async () => {
    using here = new Project({ "a.csv": CSV, "m.mjs": plainMetric("stuck", "(() => { for (;;); })()") });
    const run = here.start(["score", "a.csv", "-m", "stuck", "--plugin", "./m.mjs"]);
    const ended = new Promise((done) => run.on("exit", done));
    while (!here.has(".evals/runs")) await new Promise((done) => setTimeout(done, 20));
    run.kill("SIGINT");
    await new Promise((done) => setTimeout(done, 200));
    run.kill("SIGINT");
    expect(await ended).toBe(130);
  });

  test("may be the one file of the examples", () => {
    using here = new Project({
      "a.csv": "question,response\nq,one two\nq,\n",
      "my-metric.mjs": readFileSync(new URL("../../../examples/my-metric.mjs", import.meta.url), "utf8"),
    });
    here.link("core");
    const run = ["score", "a.csv", "--plugin", "./my-metric.mjs", "--json", "-m"];
    const { code, stdout } = here.run([...run, 'answer-length:{"maxWords":1}']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).metrics[0]).toMatchObject({ scored: 2, passed: 1, mean: 1 });
  });
});
