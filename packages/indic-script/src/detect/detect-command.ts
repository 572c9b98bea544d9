import type { EvalCommand } from "@eval/core";

const UNUSABLE = 2;
const NAME_OF_FILE = /^\S+\.(?:csv|tsv|jsonl?|txt|md)$/i;

/** `evals detect TEXT`: what a text is written in. Without a text, or with "-", reads standard input. */
export const detectCommand: EvalCommand = {
  name: "detect",
  summary: "show the scripts, the language and the mix of a text",
  usage: "[text...]",
  options: [{ flags: "--json", description: "print one JSON object" }],
  examples: ["evals detect 'Mumbai kahan hai?'", "evals detect --json < answer.txt"],
  async run({ operands, options, stdin, stdout, stderr }) {
    const isPiped = operands.length === 0 || (operands.length === 1 && operands[0] === "-");
    const text = isPiped ? (await stdin()).replace(/\r?\n$/, "") : operands.join(" ");
    // The models are loaded by the call, so that listing the commands is quick.
    const { detect } = await import("./detect.js");
    const { describeDetection } = await import("./describe-detection.js");
    if (!/\S/.test(text)) {
      stderr("detect needs a text, got none: give one as an argument or on standard input");
      return UNUSABLE;
    }
    if (NAME_OF_FILE.test(text)) stderr(`read as a text; for the text of a file: evals detect < ${text}`);
    const found = detect(text);
    for (const line of options.json === true ? [JSON.stringify(found)] : describeDetection(text, found)) stdout(line);
    return 0;
  },
};
