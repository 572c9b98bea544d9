/** How parts of a report are set off. */
export interface Style {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly warn: (text: string) => string;
}

const plain: Style = { bold: (text) => text, dim: (text) => text, warn: (text) => text };
const ansi = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const coloured: Style = { bold: ansi(1), dim: ansi(2), warn: ansi(33) };

export const styleOf = (stream: NodeJS.WriteStream, environment: NodeJS.ProcessEnv): Style =>
  hasColor(stream, environment) ? coloured : plain;

/** Colour on a terminal only; NO_COLOR and FORCE_COLOR are honoured (https://no-color.org). */
export function hasColor(stream: NodeJS.WriteStream, environment: NodeJS.ProcessEnv): boolean {
  if (environment["NO_COLOR"]) return false;
  const forced = environment["FORCE_COLOR"];
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  return stream.isTTY === true;
}
