// @ts-check
import { join } from "node:path";
import { build } from "vitepress";
import { checkSite } from "./check/check-site.mjs";
import { assemble } from "./generate.mjs";

await assemble();
await build(import.meta.dirname);
const { problems, summary } = checkSite(join(import.meta.dirname, "dist/site"));
for (const problem of problems) console.error(problem);
console.log(summary);
if (problems.length > 0) process.exitCode = 1;
