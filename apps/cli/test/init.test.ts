import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const configOf = (here: Project) => JSON.parse(here.read("eval.config.json"));

describe("evals init", () => {
  test("proposes what fits answers in Hindi, says what each metric made of them, and works as written", () => {
    using here = new Project({ "qa.csv": "question,answer,response,Domain\nराजधानी?,दिल्ली,Dilli 😀,भूगोल\n" });
    const { stdout } = here.run(["init", "qa.csv"]);
    expect(stdout).toContain("tried on the first 1 cases: indic-match scored 1");
    expect(configOf(here)).toMatchObject({
      map: { input: "question", expected: "answer", output: "response" },
      by: ["Domain"],
      metrics: ["indic-match", "exact-substring", "word-overlap", "script-adherence"],
    });
    expect(here.run(["score"]).code).toBe(0);
  });

  test("proposes options for choices, and adherence where no answer is accepted", () => {
    using choices = new Project({
      "mc.jsonl": '{"input":"?","choices":{"A":"x","B":"y"},"expected":"A","output":"A"}\n',
    });
    choices.run(["init", "mc.jsonl"]);
    expect(configOf(choices).metrics).toEqual(["multiple-choice"]);
    using chat = new Project({ "chat.csv": "prompt,response\nMumbai kahan hai?,Mumbai Maharashtra mein hai.\n" });
    chat.run(["init", "chat.csv"]);
    expect(configOf(chat).metrics).toEqual(["script-adherence"]);
  });

  test("leaves out what scores nothing, and says so", () => {
    using here = new Project({ "qa.csv": "question,answer,response\nq,,r\n" });
    const { stdout } = here.run(["init", "qa.csv"]);
    expect(stdout).toContain("exact-substring scored 0 (empty_expected 1), left out");
  });

  test("keeps a mapping that was given", () => {
    using here = new Project({ "qa.csv": "q,gold,model_answer\nप्रश्न,उत्तर,उत्तर\n" });
    here.run(["init", "qa.csv", "--map", "output=model_answer", "--map", "input=q"]);
    expect(configOf(here).map).toMatchObject({ output: "model_answer", input: "q", expected: "gold" });
    expect(here.run(["score"]).code).toBe(0);
  });

  test("names the schema where the package is installed, and the schema knows every key", () => {
    using here = new Project({ "qa.csv": "question,answer,response\nq,a,a\n" });
    here.write("node_modules/@eval/cli/dist/eval.config.schema.json", "{}");
    here.run(["init", "qa.csv"]);
    expect(configOf(here).$schema).toBe("./node_modules/@eval/cli/dist/eval.config.schema.json");
    const schema = JSON.parse(
      readFileSync(fileURLToPath(new URL("../dist/eval.config.schema.json", import.meta.url)), "utf8"),
    );
    expect(Object.keys(configOf(here)).filter((key) => !(key in schema.properties))).toEqual([]);
    const undescribed = Object.entries<{ description?: string }>(schema.properties).filter(
      ([, { description }]) => !description,
    );
    expect(undescribed).toEqual([]);
  });
});
