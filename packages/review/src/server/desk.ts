import { EvalError, show } from "@eval/core";
import { appendLabel } from "../labels/append-label.js";
import { type Label, type LabelLine, type LineProtocol, labels } from "../labels/label-line.js";
import { labelerName } from "../labels/labeler-name.js";
import { currentLabels, readLabels } from "../labels/read-labels.js";
import { labelerOrder } from "../protocol/labeler-order.js";
import type { Protocol } from "../protocol/protocol.js";
import { RequestError } from "./request-error.js";
import { type ReviewCase, shownCase } from "./shown-case.js";

/** What is labelled, under which rules, and where labels go. */
export interface DeskOptions {
  readonly protocol: Protocol;
  /** Cases of the protocol, by number. */
  readonly cases: ReadonlyMap<number, ReviewCase>;
  /** The file `labels.jsonl`. */
  readonly labelFile: string;
}

type Request = Readonly<Record<string, unknown>>;

const LONGEST_NOTE = 4_000;

/**
 * What labelers may ask for. Cases go by their place in the labeler's own order: neither their numbers nor anything
 * of another labeler leaves here.
 */
export function createDesk({ protocol, cases, labelFile }: DeskOptions) {
  const ofProtocol = (): LabelLine[] =>
    currentLabels(readLabels(labelFile).lines).filter(({ protocol: { number } }) => number === protocol.number);
  const names = new Set(ofProtocol().map(({ labeler }) => labeler));
  const labelerIn = ({ labeler }: Request): string => {
    const name = nameOf(labeler, [...names]);
    names.add(name);
    return name;
  };
  const caseIn = (labeler: string, place: unknown): ReviewCase => {
    const number = labelerOrder(protocol, labeler)[Number.isSafeInteger(place) ? Number(place) : -1];
    const found = number === undefined ? undefined : cases.get(number);
    if (found !== undefined) return found;
    throw new RequestError(404, `a case must be one of 0 to ${protocol.cases.length - 1}, got ${show(place)}`);
  };
  return {
    start(request: Request) {
      const labeler = labelerIn(request);
      const placeOf = new Map(labelerOrder(protocol, labeler).map((number, place) => [number, place]));
      const own = ofProtocol().filter((line) => line.labeler === labeler && placeOf.has(line.case));
      return {
        labeler,
        total: protocol.cases.length,
        seed: protocol.seed,
        rubric: protocol.rubric?.text ?? null,
        labels: own.map((line) => ({ place: placeOf.get(line.case), label: line.label, note: line.note })),
      };
    },
    case: (request: Request) => shownCase(caseIn(labelerIn(request), request["place"]).evalCase),
    label(request: Request) {
      const labeler = labelerIn(request);
      const { number, evalCase } = caseIn(labeler, request["place"]);
      const [label, note] = [labelOf(request["label"]), noteOf(request["note"])];
      appendLabel(labelFile, {
        ...{ case: number, id: evalCase.id ?? null, labeler, label, note },
        at: new Date().toISOString(),
        protocol: lineProtocol(protocol, number),
      });
      return { saved: true };
    },
  };
}

function nameOf(text: unknown, known: readonly string[]): string {
  try {
    return labelerName(text, known);
  } catch (error) {
    throw error instanceof EvalError ? new RequestError(400, error.message) : error;
  }
}

function labelOf(value: unknown): Label | null {
  if (value === null) return null;
  const label = labels.find((each) => each === value);
  if (label !== undefined) return label;
  throw new RequestError(400, `a label must be ${labels.join(", ")} or null, got ${show(value)}`);
}

function noteOf(value: unknown): string {
  if (typeof value === "string" && value.length <= LONGEST_NOTE) return value;
  throw new RequestError(400, `a note must be a text of at most ${LONGEST_NOTE} characters, got ${show(value)}`);
}

const lineProtocol = ({ name, number, rubric, seed, holdOut }: Protocol, of: number): LineProtocol => ({
  ...{ name, number, rubric: rubric?.sha256 ?? null, seed },
  part: holdOut === null ? null : holdOut.test.includes(of) ? "test" : "tuning",
});
