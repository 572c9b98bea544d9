export { type Label, type LabelLine, type LineProtocol, labels } from "./labels/label-line.js";
export { currentLabels, type LabelFile, readLabels } from "./labels/read-labels.js";
export { openProtocol, type ProtocolRequest } from "./protocol/open-protocol.js";
export {
  type CaseChoice,
  caseChoices,
  type HoldOut,
  type OutcomeChoice,
  outcomeChoices,
  type Protocol,
  protocolNames,
  type Rubric,
  type Selection,
} from "./protocol/protocol.js";
export { readProtocols } from "./protocol/protocol-file.js";
export type { Candidate } from "./protocol/select-cases.js";
export { type ReviewServer, type ServeOptions, serveReview } from "./server/serve-review.js";
export type { ReviewCase } from "./server/shown-case.js";
