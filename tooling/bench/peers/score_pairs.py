"""Scores pairs with a Python library: python3 score_pairs.py METRIC NAME pairs.json, prints {"seconds", "sum"}.

Loading and imports are not timed; a tenth of the pairs is scored before.
"""

import collections
import difflib
import json
import re
import string
import sys
import time

PUNCTUATION = set(string.punctuation)
ARTICLES = re.compile(r"\b(a|an|the)\b", re.UNICODE)


def squad_words(text):
    bare = "".join(character for character in text.lower() if character not in PUNCTUATION)
    return ARTICLES.sub(" ", bare).split()


def squad_f1(output, expected):
    said, wanted = squad_words(output), squad_words(expected)
    shared = sum((collections.Counter(said) & collections.Counter(wanted)).values())
    return 2 * shared / (len(said) + len(wanted)) if shared else 0.0


def script_words(text):
    return {word.strip(string.punctuation) for word in text.lower().split()} - {""}


def sacrebleu_score(metric):
    from sacrebleu.metrics import BLEU, CHRF, TER

    scorers = {
        "bleu": lambda: BLEU(effective_order=True),
        "chrf": CHRF,
        "chrf-plus-plus": lambda: CHRF(word_order=2),
        "ter": TER,
    }
    scorer = scorers[metric]()
    return lambda output, expected: scorer.sentence_score(output, [expected]).score / 100


def rapidfuzz_score(metric):
    from rapidfuzz.distance import JaroWinkler, Levenshtein

    if metric == "jaro-winkler":
        return JaroWinkler.similarity
    return Levenshtein.normalized_similarity


def levenshtein_score(_):
    import Levenshtein

    return lambda output, expected: 1 - Levenshtein.distance(output, expected) / max(len(output), len(expected))


def jellyfish_score(_):
    import jellyfish

    similarity = getattr(jellyfish, "jaro_winkler_similarity", None) or jellyfish.jaro_winkler
    return similarity


def nltk_score(metric):
    if metric == "bleu":
        import warnings

        from nltk.translate.bleu_score import sentence_bleu

        warnings.simplefilter("ignore")
        return lambda output, expected: sentence_bleu([expected.split()], output.split())
    from nltk.translate.chrf_score import sentence_chrf

    return lambda output, expected: sentence_chrf(expected, output, beta=2.0)


def rouge_score(metric):
    from rouge_score.rouge_scorer import RougeScorer

    name = {"rouge-1": "rouge1", "rouge-2": "rouge2", "rouge-l": "rougeL", "rouge-lsum": "rougeLsum"}[metric]
    scorer = RougeScorer([name])
    return lambda output, expected: scorer.score(expected, output)[name].fmeasure


def jiwer_score(metric):
    import jiwer

    rate = jiwer.cer if metric == "character-error-rate" else jiwer.wer
    return lambda output, expected: rate(expected, output)


def plain_score(metric):
    return {
        "token-f1": squad_f1,
        "squad-exact-match": lambda output, expected: float(squad_words(output) == squad_words(expected)),
        "exact-substring": lambda output, expected: float(expected.lower() in output.lower()),
        "word-overlap": lambda output, expected: float(script_words(expected) <= script_words(output)),
    }[metric]


SCORES = {
    "sacrebleu": sacrebleu_score,
    "rapidfuzz": rapidfuzz_score,
    "python-Levenshtein": levenshtein_score,
    "jellyfish": jellyfish_score,
    "nltk": nltk_score,
    "rouge-score": rouge_score,
    "jiwer": jiwer_score,
    "difflib": lambda _: lambda output, expected: difflib.SequenceMatcher(None, expected, output).ratio(),
}


def main():
    _, metric, name, file = sys.argv
    with open(file, encoding="utf-8") as source:
        pairs = [(pair["output"], pair["expected"]) for pair in json.load(source)]
    score = SCORES.get(name, plain_score)(metric)
    for output, expected in pairs[: len(pairs) // 10]:
        score(output, expected)
    started = time.perf_counter()
    total = sum(score(output, expected) for output, expected in pairs)
    print(json.dumps({"seconds": time.perf_counter() - started, "sum": total}))


main()
