import type { EvalCommand } from "@eval/core";

const calibrate: EvalCommand = {
  name: "calibrate",
  summary: "find out what a similarity score is worth on labelled pairs",
  usage: "<files...>",
  options: [
    {
      flags: "--encoder <descriptor>",
      description: 'who encodes: lexical (default), two-document-tfidf, backend:model, or {"backend":"…"}',
    },
    {
      flags: "--encoder-url <url>",
      description: "an OpenAI-compatible server of embeddings in place of the encoder's own",
    },
    { flags: "--language <tag>", description: "of the answers: only cases of this language, and the card is for it" },
    { flags: "--gold-shape <kind>", description: "of the accepted answers: short, sentence or other-language" },
    {
      flags: "--label <column>",
      description: "column of the labels: similar/dissimilar, correct/wrong, 1/0 (default: label)",
    },
    { flags: "--score <column>", description: "column of scores that exist, made by --encoder: nothing is encoded" },
    { flags: "--revision <name>", description: "of the encoder that made the scores that exist" },
    { flags: "--cluster <column>", description: "column by which cases are held out together (default: the question)" },
    { flags: "--slice <column>", description: "column by which the card has a table" },
    { flags: "--source <text>", description: "what data, labelled by whom (default: the files)" },
    { flags: "--criterion <name>", description: "what makes a threshold good: accuracy (default) or youden" },
    {
      flags: "--choice <name>",
      description: "of thresholds that do equally well: highest (default) or lowest-observed",
    },
    {
      flags: "--in-sample",
      description: "accuracy on the pairs that choose the threshold only, as in published tables",
    },
    { flags: "--folds <count>", description: "folds of the cross-validation" },
    { flags: "--seed <number>", description: "of the split (default: 0)" },
    { flags: "-n, --limit <count>", description: "only so many cases" },
    { flags: "-o, --output <file>", description: "write the card: .json or .md", repeatable: true },
    { flags: "--map <field=column>", description: "column of a field, where its name does not say", repeatable: true },
    { flags: "--list <field=separator>", description: "separator of a list in a table", repeatable: true },
    { flags: "--json", description: "print the card as JSON" },
  ],
  examples: [
    "evals calibrate pairs.csv --language hi -o card.json",
    "evals calibrate pairs.csv --encoder openai-compatible:BAAI/bge-m3 --encoder-url http://127.0.0.1:8080",
  ],
  run: async (call) => (await import("./node/calibrate-command.js")).calibrateCommand(call),
};

export const commands: readonly EvalCommand[] = [calibrate];
