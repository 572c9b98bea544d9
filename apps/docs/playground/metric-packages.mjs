// @ts-check

/** @typedef {import("@eval/core").EvalCase} EvalCase */

/**
 * The packages whose metrics need no model. Each is loaded when a case can first make use of it: indic-script brings
 * models of languages, trap-words dictionaries. Which metrics a package has, its exports say.
 *
 * @type {readonly {
 *   name: string,
 *   needs: string,
 *   isOfUse: (evalCase: EvalCase) => boolean,
 *   load: () => Promise<Record<string, unknown>>,
 * }[]}
 */
export const metricPackages = [
  {
    name: "@eval/deterministic",
    needs: "an answer or relevant documents",
    isOfUse: ({ output, relevantIds }) => output !== undefined || relevantIds !== undefined,
    load: () => import("@eval/deterministic"),
  },
  {
    name: "@eval/indic-script",
    needs: "an answer",
    isOfUse: ({ output }) => output !== undefined,
    load: () => import("@eval/indic-script"),
  },
  {
    name: "@eval/trap-words",
    needs: "a trace",
    isOfUse: ({ trace }) => trace !== undefined,
    load: () => import("@eval/trap-words"),
  },
];
