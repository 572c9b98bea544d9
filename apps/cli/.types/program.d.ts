import { Command } from "commander";
/** The command line, described. Each command is loaded when it is used. */
export declare function createProgram(setExitCode: (code: number) => void): Command;
//# sourceMappingURL=program.d.ts.map
