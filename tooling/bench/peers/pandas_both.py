"""Both scripts with pandas, all cells as text, and the table of verdicts written back."""
import string
import sys

import pandas as pd


def words(text):
    stripped = (word.strip(string.punctuation) for word in text.lower().split())
    return {word for word in stripped if word}


table = pd.read_csv(sys.argv[1], dtype=str, keep_default_na=False)
exact, overlap = [], []
for answer, response in zip(table["answer"], table["response"]):
    answered = response.strip() != ""
    exact.append(answered and answer.lower() in response.lower())
    overlap.append(answered and words(answer) <= words(response))
table["exact"], table["overlap"] = exact, overlap
table.to_csv(sys.argv[2], index=False)
print(sum(exact), sum(overlap), len(table))
