"""Reads a corpus of hard geometry problems with exact truth (docs/corpus.md). Python 3.8, standard library only.

    from read_corpus import read_corpus
    for case in read_corpus("corpus.json"):
        if case.family == "hull2":
            assert my_hull(case.problem["points"]) == case.truth["extreme"]
"""
import json
from dataclasses import dataclass
from fractions import Fraction

WORDS = ("family", "question", "kind")  # of a problem; all its other texts are numbers


@dataclass
class Case:
    id: str  # told by the problem alone
    family: str  # gjk, lp, hull2, hull3, cast, shapes
    severity: str  # plain, near, extreme, degenerate
    problem: dict  # numbers are floats, bit for bit
    truth: dict  # by name: text, int, Fraction, list of int, list of Fraction; empty where none is known
    shown_by: dict  # for each truth: certificate, referee
    certificate: dict  # as in the file (docs/certificates.md)
    sources: list  # where the problem comes from


def _doubles(value, name=""):
    if isinstance(value, dict):
        return {key: _doubles(one, key) for key, one in value.items()}
    if isinstance(value, list):
        return [_doubles(one) for one in value]
    return float.fromhex(value) if isinstance(value, str) and name not in WORDS else value


def _exact(value):
    if not isinstance(value, list):
        return value
    if len(value) == 2 and all(isinstance(one, str) for one in value):
        return Fraction(int(value[0]), int(value[1]))
    return [_exact(one) for one in value]


def read_corpus(path):
    """The cases of the file, in its order. Raises ValueError where it is no corpus."""
    with open(path, encoding="utf-8") as file:
        whole = json.load(file)
    if whole.get("format") != "assay-corpus 1":
        raise ValueError(f"{path}: no corpus of format 1")
    cases = []
    for one in whole["cases"]:
        case = Case(**one)
        case.problem = _doubles(case.problem)
        case.truth = {name: _exact(value) for name, value in case.truth.items()}
        cases.append(case)
    return cases
