import { type ScoreOutcome, type Source, type SourceFile } from "@eval/runner";
/** What was read, and how: files, mapping, rows that could not be read. */
export declare function runLines(source: Source, outcome: ScoreOutcome | null): string[];
export declare function fileLine({ path, format, encoding, compression, delimiter }: SourceFile): string;
//# sourceMappingURL=run-lines.d.ts.map
