export { type FoundJson, findJson, type JsonLimits, type Wrapper } from "./find-json.js";
export { type JsonNode, showNode, toPlain } from "./json-node.js";
export { type JsonFailure, type JsonFault, type ParsedJson, parseJson } from "./parse-json.js";
