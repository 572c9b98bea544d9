// Exact substring or word overlap in SQL, with DuckDB for Node.
import { createRequire } from "node:module";
import path from "node:path";

const { DuckDBInstance } = createRequire(path.join(process.cwd(), "package.json"))("@duckdb/node-api");
const [, , file, job] = process.argv;
const table = `read_csv('${file}', header=true, all_varchar=true, delim=',', quote='"', escape='"', nullstr='\u0001')`;
const words = (column) =>
  `list_filter(list_distinct(list_transform(regexp_split_to_array(lower(${column}), '\\s+'),
    lambda word: trim(word, '!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~'))), lambda word: word <> '')`;
const verdict = {
  exact: "contains(lower(response), lower(answer))",
  overlap: `len(list_intersect(${words("answer")}, ${words("response")})) = len(${words("answer")})`,
};
const connection = await (await DuckDBInstance.create(":memory:")).connect();
const result = await connection.runAndReadAll(
  `select sum((trim(response) <> '' and ${verdict[job]})::int), count(*) from ${table}`,
);
console.log(...result.getRowsJson()[0]);
