"""Word overlap with polars, streaming."""
import string
import sys

import polars as pl


def words(column):
    stripped = pl.element().str.strip_chars(string.punctuation)
    pieces = pl.col(column).str.to_lowercase().str.extract_all(r"\S+").list.eval(stripped).list.unique()
    return pieces.list.eval(pl.element().filter(pl.element() != ""))


rows = pl.scan_csv(sys.argv[1], infer_schema=False, empty_string_is_null=False)
counted = rows.select("Domain", "response", gold=words("answer"), said=words("response")).with_columns(
    passed=(pl.col("gold").list.set_intersection("said").list.len() == pl.col("gold").list.len())
    & (pl.col("response").str.strip_chars() != "")
)
groups = counted.group_by("Domain").agg(passed=pl.col("passed").sum(), total=pl.len()).collect(engine="streaming")
print(groups["passed"].sum(), groups["total"].sum())
