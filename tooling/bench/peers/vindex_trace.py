"""vindex's check_trace on lines of {"source", "trace"}.

With its own dictionary and with one of other terms (a CSV file of the same columns), each as it is called, when it reads
the dictionary for every trace, and with the dictionary read before.
"""
import csv
import json
import sys
import time

from vindex import check_trace, trap_words

ROUNDS = 5


def micros(pairs, **options):
    start = time.process_time()
    for _ in range(ROUNDS):
        for pair in pairs:
            check_trace(pair["source"], pair["trace"], **options)
    return (time.process_time() - start) / ROUNDS / len(pairs) * 1e6


def rows_of(path):
    with open(path, encoding="utf-8") as file:
        return list(csv.DictReader(file))


pairs_path, terms_path = sys.argv[1:]
with open(pairs_path, encoding="utf-8") as file:
    pairs = [json.loads(line) for line in file]
for whose in ("its own", "our"):
    if whose == "our":
        # It reads two files of terms: the same reading, of one file.
        trap_words._rows = lambda name: rows_of(terms_path) if name == "own_additions.csv" else []
    words = trap_words.load_trap_words()
    figures = {"asCalled": micros(pairs), "readBefore": micros(pairs, trap_words=words)}
    print(json.dumps({"whose": whose, "terms": len(words), **figures}))
