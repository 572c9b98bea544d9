/** What no constant can be called: ECMAScript 2025, sections 12.7.2 and 13.1.1, in modules. */
const words =
  "arguments await break case catch class const continue debugger default delete do else enum eval export extends false " +
  "finally for function if implements import in instanceof interface let new null package private protected public return " +
  "static super switch this throw true try typeof undefined var void while with yield";

/** What the files of the template call something already; `index` is the name of one. */
const ofTemplate =
  "cases contractViolations defaults defineMetric describe expect expected expectedAnswers index output passed score test";

/** Names that the export of a metric cannot have in a package made from the template. */
export const reservedNames: ReadonlySet<string> = new Set(`${words} ${ofTemplate}`.split(" "));
