/** How parts of a report are set off. */
export interface Style {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly warn: (text: string) => string;
}
/** Colour on a terminal only; NO_COLOR and FORCE_COLOR are honoured (https://no-color.org). */
export declare function styleOf(stream: NodeJS.WriteStream, environment: NodeJS.ProcessEnv): Style;
//# sourceMappingURL=style.d.ts.map
