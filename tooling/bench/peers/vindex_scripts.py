"""vindex on texts, one JSON string a line: its count of scripts, and its script_adherence to a prompt in Hindi."""
import json
import sys
import time

from vindex import script_adherence
from vindex.script import count_scripts

with open(sys.argv[1], encoding="utf-8") as file:
    texts = [json.loads(line) for line in file]
size = sum(len(text.encode()) for text in texts)
for name, measured in [
    ("count_scripts", count_scripts),
    ("script_adherence", lambda text: script_adherence("मुंबई कहाँ है?", text)),
]:
    start = time.process_time()
    for text in texts:
        measured(text)
    print(json.dumps({"name": name, "speed": size / 1e6 / (time.process_time() - start)}))
