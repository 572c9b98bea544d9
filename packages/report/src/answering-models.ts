import type { Json, JsonRecord } from "@eval/core";
import type { AnsweringModel } from "./answering-model.js";
import { recordOf, recordsOf, textOf } from "./cards/json-reader.js";
import { asksModel } from "./diagnostics/measure-kinds.js";
import type { ReportMetric, ReportRow } from "./report.js";

/**
 * Whether a metric takes its verdicts from a model, so that it matters which one answered. A judge has a card beside its
 * model; a profile may have a model for a part of it, and none by default.
 */
export const takesVerdicts = ({ options }: Pick<ReportMetric, "options">): boolean =>
  ("card" in options && "model" in options) || asksModel(options);

/** Looks at what the cases of a run recorded of their calls, and keeps the models that nobody asked for. */
export function tallyAnsweringModels() {
  const byMetric = new Map<number, Map<string, AnsweringModel>>();
  return {
    add({ results }: Pick<ReportRow, "results">): void {
      for (const [at, { metadata }] of results.entries()) {
        for (const model of metadata === null ? [] : strangersIn(metadata)) {
          const found = byMetric.get(at) ?? new Map<string, AnsweringModel>();
          found.set(JSON.stringify([model.asked, model.answered]), model);
          byMetric.set(at, found);
        }
      }
    },
    /** Of the metric at this place. */
    of: (at: number): AnsweringModel[] => [...(byMetric.get(at)?.values() ?? [])],
  };
}

/** A jury and a cascade keep the records of their judges inside their own. */
function strangersIn(value: Json): AnsweringModel[] {
  if (Array.isArray(value)) return value.flatMap(strangersIn);
  const record = recordOf(value) as JsonRecord | null;
  if (record === null) return [];
  return Object.entries(record).flatMap(([key, inner]) => [
    ...(key === "session" ? strangersOf(inner) : []),
    ...strangersIn(inner),
  ]);
}

function strangersOf(session: Json): AnsweringModel[] {
  const record = recordOf(session);
  const asked = textOf(record?.["judge"])?.replace(/^[^:]*:/, "") ?? null;
  const models = record?.["models"];
  if (asked === null || !Array.isArray(models)) return [];
  const isStub = recordsOf(record?.["replies"]).some(({ fingerprint }) => textOf(fingerprint)?.startsWith("fp_stub"));
  return models.flatMap((model) => {
    const answered = textOf(model);
    if (answered === null || (!isStub && bare(answered) === bare(asked))) return [];
    return { asked, answered, isStub: isStub || isStubName(answered) };
  });
}

/** Servers of tests say of themselves what they are: by their name, or by the fingerprint of their replies. */
const isStubName = (model: string): boolean => /(?:^|[^\p{L}])stub(?:$|[^\p{L}])/iu.test(model);

/** A name without its provider, its tag and its date: what stays when an alias is resolved. */
const bare = (model: string): string =>
  model
    .toLowerCase()
    .replace(/^.*\//, "")
    .replace(/:[a-z\d-]+$/, "")
    .replace(/-\d{4}-?\d{2}-?\d{2}$/, "");

/** What must be said wherever verdicts of a metric are shown, in sentences without a full stop. */
export const answeringNotes = ({ answeredBy = [] }: Pick<ReportMetric, "answeredBy">): string[] =>
  answeredBy.map(({ asked, answered, isStub }) =>
    isStub
      ? `the judge is a STUB, its verdicts are made up and mean nothing: ${asked} was asked, and ${answered === asked ? "the stub answered in its name" : `${answered} answered`}`
      : `the verdicts are of another model than was asked: ${asked} was asked, and ${answered} answered`,
  );
