import { type ChatModel, defineMetric, type Outcome, type ScoreContext } from "@eval/core";
import { type CheckedTrace, type CheckTraceOptions, traceChecker } from "./check-trace.js";
import { type DifferingSegments, differingSegments } from "./differing-segments.js";
import { misreadingRequest, PROMPT_VERSION } from "./misreading-prompt.js";
import { misreadingVerdict } from "./misreading-verdict.js";
import { defaultOptions, outcomeOf, sourceOf, type TrapWordsDetail } from "./trap-words.js";

export interface TrapWordsWithDetail extends TrapWordsDetail {
  /** Absent where the dictionaries decided and no model was asked. */
  readonly model?: {
    readonly id: string;
    readonly promptVersion: number;
    readonly misread: boolean;
    readonly confidence: "high" | "low";
    readonly source: string;
    readonly trace: string;
    readonly reason: string;
  };
}

/**
 * `trapWords` with a model behind it, for what no dictionary holds: dropped negations, idioms, words of every kind.
 *
 * The dictionaries come first, and what they find stands. Otherwise the model sees the sentences of source and trace
 * that are not word for word in the other; where none are left, nothing is asked. Only a confident "no" passes: a
 * doubtful one is `flagged`, scored 0. A reply that is cut off or no verdict is an error, as is a failed call.
 *
 * The metric that comes out cannot travel to another thread. Temperature 0; the prompt's version is in the metadata.
 *
 * @example
 * const reply = { misread: true, confidence: "high", source: "न आए", trace: "came", reason: "the negation is lost" };
 * const chat = async () => ({ text: JSON.stringify(reply), finishReason: "stop", model: "m", usage: null });
 * const metric = trapWordsWith({ id: "test:m", chat })();
 * const result = await metric({ input: "राम न आए।", trace: "Ram came." });
 * result.label; // => "misread_detected"
 * result.reason; // => "the negation is lost"
 */
export function trapWordsWith(model: ChatModel) {
  return defineMetric({
    package: "@eval/trap-words",
    name: "trap-words-with-model",
    version: 1,
    summary: "The trace misreads nothing of the source, by the trap word dictionaries and then by a model.",
    source: "After check_trace_llm_fallback of vindex 0.6.0: align, then ask about what does not align",
    needs: [["input", "output"], "trace"],
    range: [0, 1],
    higherIsBetter: true,
    blank: "measure",
    caveat: "A model's opinion where the dictionaries are silent. Doubt counts as a misreading.",
    defaults: defaultOptions(),
    async: true,
    create(options) {
      const check = traceChecker(options as CheckTraceOptions);
      return async (evalCase, context): Promise<Outcome<TrapWordsWithDetail>> => {
        const checked = check(sourceOf(evalCase), evalCase.trace);
        if (checked.label === "misread_detected" || checked.label === "empty") return outcomeOf(checked);
        const source = [evalCase.input, evalCase.output].filter((text) => text !== undefined).join("\n");
        const segments = differingSegments(source, evalCase.trace);
        if (segments.source.length === 0 || segments.trace.length === 0) return aligned(checked);
        return ask(model, segments, checked, context);
      };
    },
  });
}

/** Every sentence of one side is in the other: nothing was translated. */
function aligned({ findings, terms, dictionarySize }: CheckedTrace): Outcome<TrapWordsWithDetail> {
  const metadata = { findings, terms, dictionarySize };
  const reason = "the trace repeats the source word for word";
  return { score: 1, passed: true, label: "no_misread_detected", reason, metadata };
}

async function ask(
  model: ChatModel,
  segments: DifferingSegments,
  { findings, terms, dictionarySize }: CheckedTrace,
  context: ScoreContext,
): Promise<Outcome<TrapWordsWithDetail>> {
  const verdict = misreadingVerdict(await model.chat(misreadingRequest(segments), context));
  const { misread, confidence, source, trace, reason } = verdict;
  const said = { id: model.id, promptVersion: PROMPT_VERSION, misread, confidence, source, trace, reason };
  const metadata = { findings, terms, dictionarySize, model: said };
  const because = reason === "" ? "the model gave no reason" : reason;
  if (misread) return { score: 0, passed: false, label: "misread_detected", reason: because, metadata };
  const isSure = confidence === "high";
  const label = isSure ? "no_misread_detected" : "flagged";
  return { score: isSure ? 1 : 0, passed: isSure, label, reason: because, metadata };
}
