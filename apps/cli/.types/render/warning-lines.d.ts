import type { Warning } from "@eval/runner";
import type { Style } from "./style.js";
export declare function warningLines(warnings: readonly Warning[], style: Style): string[];
//# sourceMappingURL=warning-lines.d.ts.map
