"""Exact substring with the csv module of the standard library: the plain loop that everyone writes."""
import csv
import sys

with open(sys.argv[1], encoding="utf-8", newline="") as file:
    rows = csv.DictReader(file)
    total = passed = 0
    for row in rows:
        total += 1
        response = row["response"]
        passed += bool(response.strip()) and row["answer"].lower() in response.lower()
print(passed, total)
