import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const MANIFEST = (brings: string) => `{"name":"eval-metric-mine","version":"1.0.0","type":"module","eval":${brings}}`;

const COMMANDS = `
const count = {
  name: "count",
  summary: "count the cases of files",
  usage: "<files...>",
  options: [
    { flags: "--map <field=column>", description: "column of a field" },
    { flags: "--tag <word>", description: "a word to print", repeatable: true },
  ],
  examples: ["evals count answers.csv"],
  async run(call) {
    const [field, column] = (call.options.map ?? "output=response").split("=");
    let cases = 0;
    for await (const { output } of call.readCases(call.operands, { map: { [field]: column } })) {
      cases += 1;
      call.stderr(output);
    }
    call.stdout([cases, ...(call.options.tag ?? [])].join(" "));
    return cases === 0 ? 2 : 0;
  },
};
const echo = { name: "echo", summary: "say what comes in", async run(call) {
  call.stdout(await call.stdin());
  return 1;
} };
export const commands = [count, echo];
`;

const project = (extra: Readonly<Record<string, string>> = {}) =>
  new Project({
    "package.json": '{"dependencies":{"eval-metric-mine":"1.0.0"}}',
    "node_modules/eval-metric-mine/package.json": MANIFEST('{"commands":"./c.js"}'),
    "node_modules/eval-metric-mine/c.js": COMMANDS,
    "a.csv": "answer,response,mine\na,क,x\nb,ख,y\n",
    ...extra,
  });

describe("commands that packages bring", () => {
  test("stand in the help beside the others, each with help of its own", () => {
    using here = project();
    expect(here.run(["--help"]).stdout).toMatch(/count <files\.\.\.>\s+count the cases of files/);
    const { code, stdout } = here.run(["count", "--help"]);
    expect(code).toBe(0);
    expect(stdout).toContain("--tag <word>          a word to print; repeatable");
    expect(stdout).toContain("evals count answers.csv");
  });

  test("are listed without being loaded where the package.json has their summaries", () => {
    using here = project({
      "node_modules/eval-metric-mine/package.json": MANIFEST(
        '{"commands":"./c.js","summaries":{"count <files...>":"count cases"}}',
      ),
      "node_modules/eval-metric-mine/c.js": "throw new Error('loaded');",
    });
    expect(here.run(["--help"]).stdout).toMatch(/count <files\.\.\.>\s+count cases/);
    expect(here.run(["count"])).toMatchObject({ code: 2, stderr: expect.stringContaining("loaded") });
  });

  test("of the packages here have the same summaries in package.json as in their modules", async () => {
    const packages = new URL("../../../packages/", import.meta.url);
    const described: Record<string, string> = {};
    const loaded: Record<string, string> = {};
    for (const folder of readdirSync(packages)) {
      const manifest = JSON.parse(readFileSync(new URL(`${folder}/package.json`, packages), "utf8"));
      if (manifest.eval?.commands === undefined) continue;
      Object.assign(described, manifest.eval.summaries);
      const { commands } = await import(new URL(`${folder}/${manifest.eval.commands}`, packages).href);
      for (const { name, usage, summary } of commands)
        loaded[usage === undefined ? name : `${name} ${usage}`] = summary;
    }
    expect(Object.keys(loaded)).toContain("detect [text...]");
    expect(described).toEqual(loaded);
  });

  test("read files as score does and get their options", () => {
    using here = project();
    const outcome = here.run(["count", "a.csv", "--map", "output=mine", "--tag", "one", "--tag", "two"]);
    expect(outcome).toEqual({ code: 0, stdout: "2 one two\n", stderr: "x\ny\n" });
  });

  test("read standard input, and their exit code is the exit code", () => {
    using here = project();
    expect(here.run(["echo"], { input: "नमस्ते" })).toMatchObject({ code: 1, stdout: "नमस्ते\n" });
  });

  test("report a file that cannot be read as the other commands do", () => {
    using here = project();
    const { code, stderr } = here.run(["count", "b.csv"]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^evals: .*b\.csv/);
  });

  test("cannot take the place of a command that is there", () => {
    using here = project({
      "node_modules/eval-metric-mine/c.js": COMMANDS.replaceAll('"count"', '"score"'),
    });
    expect(here.run(["score", "--help"]).stdout).toContain("score answers that exist");
    expect(here.run(["--help"]).stdout.match(/^ {2}score /gm)).toHaveLength(1);
  });

  test("stop with the package's name where they cannot be loaded", () => {
    using here = project({ "node_modules/eval-metric-mine/c.js": "export const commands = [{}];" });
    const { code, stderr } = here.run(["count"]);
    expect(code).toBe(2);
    expect(stderr).toContain('eval-metric-mine must export its commands as a list named "commands"');
  });

  test("are not looked for where a command of ours is asked for", () => {
    using here = project({ "node_modules/eval-metric-mine/c.js": "throw new Error('loaded');" });
    expect(here.run(["validate", "a.csv"]).code).toBe(0);
    expect(here.run(["nonsense"])).toMatchObject({ code: 2, stderr: expect.stringContaining("eval-metric-mine") });
  });

  test("leave an unknown word the error that it was", () => {
    using here = project();
    const { code, stderr } = here.run(["cuont", "a.csv"]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/unknown command 'cuont'[\s\S]*count/);
  });
});
