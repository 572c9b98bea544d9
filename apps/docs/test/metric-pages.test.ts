import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { moduleLoader } from "../../../tooling/doc-examples/module-loader.js";
import { readCodeBlocks } from "../../../tooling/doc-examples/read-code-blocks.js";
import { runExample } from "../../../tooling/doc-examples/run-example.js";
import { readPackages } from "../../../tooling/workspace.mjs";
import { withImports } from "../generate/example-imports.mjs";
import { metricPages } from "../generate/metric-pages.mjs";

const root = resolve(import.meta.dirname, "../../..");
const packages = readPackages(root);
let made: Awaited<ReturnType<typeof metricPages>>;
beforeAll(async () => {
  made = await metricPages(root);
}, 120_000);

describe("the pages of the metrics", () => {
  test("are there for every metric of every package that says it has some", () => {
    const bringing = packages
      .filter(({ manifest }) => manifest.eval?.["metrics"] !== undefined)
      .map(({ name }) => name);
    expect([...new Set(made.metrics.map(({ member }) => member.name))].sort()).toEqual(bringing.sort());
    expect([...made.pages.keys()].sort()).toEqual(["index.md", ...made.metrics.map(({ name }) => `${name}.md`)].sort());
  });

  test("say what the metric says of itself, and every option", () => {
    for (const { name, exportName, factory, member } of made.metrics) {
      const page = made.pages.get(`${name}.md`) ?? "";
      const { info } = factory;
      const said = [exportName, member.name, `version ${info.version}`, ...(info.flags ?? []), ...info.needs.flat()];
      for (const text of said) expect(page, name).toContain(text);
      for (const option of Object.keys(factory.defaults)) expect(page, name).toContain(`| \`${option}\` |`);
      expect(page, name).toContain("## How it measures");
      expect(made.pages.get("index.md")).toContain(`[${name}](./${name}.md)`);
    }
  });

  test("hold no tag and no template outside code", () => {
    for (const [name, page] of made.pages) {
      const prose = page
        .replace(/^(`{3,})[\s\S]*?^\1$/gm, "")
        .replace(/(`+)[^`]*\1/g, "")
        .replace(/<https:[^>]*>/g, "");
      expect(prose, name).not.toMatch(/<|\{\{/);
    }
  });

  test("show examples that run as they stand, with the imports they need", async () => {
    const loader = moduleLoader(root, packages);
    const blocks = [...made.pages].flatMap(([name, page]) => readCodeBlocks(`apps/docs/metrics/${name}`, page));
    const examples = blocks.filter(({ language }) => language === "ts");
    expect(examples.length).toBeGreaterThanOrEqual(made.metrics.length);
    for (const example of examples) await runExample(example, loader);
  }, 120_000);
});

describe("withImports", () => {
  const names = new Set(["bleu", "chrf", "model"]);

  test.each([
    ["bleu()({}); chrf();", 'import { bleu, chrf } from "p";\n\nbleu()({}); chrf();'],
    ["const model = 1; bleu({ model });", 'import { bleu } from "p";\n\nconst model = 1; bleu({ model });'],
    ["other.bleu; const x = { chrf: 1 };", "other.bleu; const x = { chrf: 1 };"],
    ['import { q } from "q";\nbleu(q);', 'import { bleu } from "p";\nimport { q } from "q";\nbleu(q);'],
  ])("makes %j whole", (text, whole) => {
    expect(withImports(text, "p", names)).toBe(whole);
  });
});
