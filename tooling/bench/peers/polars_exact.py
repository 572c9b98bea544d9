"""Exact substring with polars, streaming."""
import sys

import polars as pl

answered = pl.col("response").str.strip_chars() != ""
holds = pl.col("response").str.to_lowercase().str.contains(pl.col("answer").str.to_lowercase(), literal=True)
rows = pl.scan_csv(sys.argv[1], infer_schema=False, empty_string_is_null=False)
groups = rows.group_by("Domain").agg(passed=(answered & holds).sum(), total=pl.len()).collect(engine="streaming")
print(groups["passed"].sum(), groups["total"].sum())
