import { type Command, InvalidArgumentError } from "commander";
import { addExamples, positiveNumber, wholeNumber } from "./command-options.js";

export function addReview(program: Command, setExitCode: (code: number) => void): void {
  const review = program
    .command("review")
    .description("a page on this machine to label the cases of a run, blind to every verdict")
    .argument("<run>", "run to label: an id, a folder, or latest")
    .option("--cases <which>", "all, flagged, queue (its first 100, or --sample), or a random sample (default)")
    .option(
      "--sample <count>",
      "at most so many, drawn at random, or the first of the queue (default: 100)",
      wholeNumber,
    )
    .option("--only <outcome>", "of those that failed, passed, or on which metrics disagree")
    .option("--seed <number>", "decides sample, hold-out and orders (default: 1)", seedNumber)
    .option("--protocol <name>", "rules of the labelling: blind (default, and the only one)")
    .option("--rubric <file>", "text with the rules of judging; shown, and frozen with the first label")
    .option("--hold-out <share>", "keep labels of this share of the cases apart, for testing alone", positiveNumber)
    .option("--new-protocol", "begin anew, with labels of their own, although a protocol was begun")
    .option("--port <number>", "port of the page (default: a free one)", portNumber)
    .option("--open", "open the page in the browser");
  addExamples(review, [
    "evals review 20260101-120000-000-abc123",
    "evals review RUN --cases all --rubric rubric.md --open",
    "evals review RUN --sample 200 --seed 7 --hold-out 0.3",
    "evals review RUN --cases queue --sample 50",
    "evals agree RUN",
  ]).action(async (run: string, flags) => {
    const { review: serve } = await import("./commands/review.js");
    setExitCode(await serve(run, flags));
  });
}

const PORTS = 65_535;

function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port <= PORTS) return port;
  throw new InvalidArgumentError(`It must be at most ${PORTS}, got ${text}.`);
}

const seedNumber = (text: string): number => (text === "0" ? 0 : wholeNumber(text));
