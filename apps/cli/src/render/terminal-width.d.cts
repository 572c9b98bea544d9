/** The terminal columns that a text takes, in any script. */
declare function terminalWidth(text: string): number;
export = terminalWidth;
