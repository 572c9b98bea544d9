// @ts-check

/**
 * What an engine says of one step, as JSON: a value in tagged form, an exception with type and message, or a source
 * that does not parse.
 *
 * @typedef {["value", unknown] | ["error", string, string] | ["syntax", string]} EngineReply
 *
 * @typedef {{
 *   load(source: string): EngineReply,
 *   has(name: string): boolean,
 *   call(name: string, argumentsText: string): EngineReply,
 *   check(source: string): EngineReply,
 * }} Engine
 *
 * @typedef {(byteCount: number) => void} CountOutput called with the size of whatever the code under test prints
 */

export {};
