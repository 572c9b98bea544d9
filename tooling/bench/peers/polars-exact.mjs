// Exact substring with the polars binding for Node, streaming.
import { createRequire } from "node:module";
import path from "node:path";

const pl = createRequire(path.join(process.cwd(), "package.json"))("nodejs-polars");
const answered = pl.col("response").str.strip().neq(pl.lit(""));
const holds = pl.col("response").str.toLowerCase().str.contains(pl.col("answer").str.toLowerCase(), true);
const groups = await pl
  .scanCSV(process.argv[2], { inferSchemaLength: 0 })
  .select("Domain", answered.and(holds).alias("passed"))
  .groupBy("Domain")
  .agg(pl.col("passed").sum().alias("passed"), pl.col("passed").count().alias("total"))
  .collect({ streaming: true });
const { passed, total } = groups.toObject();
const sum = (values) => values.reduce((all, value) => all + value, 0);
console.log(sum(passed), sum(total));
