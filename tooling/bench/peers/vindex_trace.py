"""vindex's check_trace on lines of {"source", "trace"}: as it is called, and with its dictionary read before."""
import json
import sys
import time

from vindex import check_trace
from vindex.trap_words import load_trap_words

ROUNDS = 5

with open(sys.argv[1], encoding="utf-8") as file:
    pairs = [json.loads(line) for line in file]
for name, options in [("as called", {}), ("preloaded", {"trap_words": load_trap_words()})]:
    start = time.process_time()
    for _ in range(ROUNDS):
        for pair in pairs:
            check_trace(pair["source"], pair["trace"], **options)
    micros = (time.process_time() - start) / ROUNDS / len(pairs) * 1e6
    print(json.dumps({"name": name, "micros": micros}))
