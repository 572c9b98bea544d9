// @ts-check
import { createInMemoryStorage } from "evalite/in-memory-storage";
import { runEvalite } from "evalite/runner";

// Storage in memory: evalite's default needs a native module, which is not built here.
const [cwd, outputPath] = /** @type {[string, string]} */ (process.argv.slice(2));
await runEvalite({ cwd, outputPath, mode: "run-once-and-exit", storage: createInMemoryStorage(), hideTable: true });
