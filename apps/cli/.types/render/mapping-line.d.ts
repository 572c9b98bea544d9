import type { ReadPlan } from "@eval/runner";
/** `expected=answer  output=response`, as `--map` takes it. */
export declare function mappingLine({ mapping }: Pick<ReadPlan, "mapping">): string;
//# sourceMappingURL=mapping-line.d.ts.map
