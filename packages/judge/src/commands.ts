import type { EvalCommand } from "@eval/core";

const judge: EvalCommand = {
  name: "judge",
  summary: "test a judge before you trust it",
  usage: "<action> <files...>",
  options: [
    {
      flags: "-m, --metric <name>",
      description: 'the judge, with options as name:{"option":value} (default: answer-equivalence)',
    },
    { flags: "--model <descriptor>", description: 'who judges: {"backend":"groq","model":"…"}, or groq:MODEL' },
    { flags: "--judge-url <url>", description: "an OpenAI-compatible server in place of the model's own" },
    {
      flags: "--label <column>",
      description: "column of people's labels on the answers of the file: pass/fail, true/false, 1/0",
    },
    {
      flags: "--draws <count>",
      description: "how often each right answer is judged, to see whether the judge is steady (default: 3)",
    },
    { flags: "-n, --limit <count>", description: "only so many cases" },
    { flags: "-j, --concurrency <count>", description: "cases at a time (default: 4)" },
    { flags: "-o, --output <file>", description: "write the judge card: .json or .md", repeatable: true },
    { flags: "--map <field=column>", description: "column of a field, where its name does not say", repeatable: true },
    { flags: "--json", description: "print the card as JSON" },
  ],
  examples: [
    "evals judge check golden.csv --model groq:openai/gpt-oss-120b",
    "evals judge check answers.csv -m indic-judge --label human -o card.md",
  ],
  run: async (call) => (await import("./node/judge-command.js")).judgeCommand(call),
};

export const commands: readonly EvalCommand[] = [judge];
