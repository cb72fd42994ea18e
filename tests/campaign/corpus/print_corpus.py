"""Prints all that the Python reader makes of a corpus, doubles as their bits. With a folder of case files, too, holds the
numbers of every problem that came from one of them against the file's own.

    python3 print_corpus.py FOLDER_OF_READER CORPUS [ROOT]
"""
import os
import re
import struct
import sys
from fractions import Fraction

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
from read_corpus import read_corpus  # noqa: E402


def bits(value):
    return struct.pack(">d", value).hex()


def leaves(value, path):
    if isinstance(value, dict):
        for key in sorted(value):
            yield from leaves(value[key], f"{path}.{key}")
    elif isinstance(value, list):
        for i, one in enumerate(value):
            yield from leaves(one, f"{path}[{i}]")
    elif isinstance(value, float):
        yield path, bits(value)
    elif isinstance(value, Fraction):
        yield path, f"{value.numerator}/{value.denominator}"
    else:
        yield path, str(value)


def numbers_of_case_file(text):
    problem = text[text.index("\nfamily:"):]
    words = re.findall(r"(?<![\w.+-])-?(?:0x[01][0-9a-f.]*p[+-]?\d+|inf|nan)(?![\w.])", problem)
    return sorted(bits(float.fromhex(word)) for word in words)


def main():
    cases = read_corpus(sys.argv[2])
    for case in cases:
        print(case.id, case.family, case.severity)
        for path, leaf in leaves(case.problem, "problem"):
            print(" ", path, leaf)
        for path, leaf in leaves(case.truth, "truth"):
            print(" ", path, leaf, case.shown_by[re.split(r"[.\[]", path)[1]])
    if len(sys.argv) < 4:
        return 0
    wrong = compared = 0
    for case in cases:
        doubles = [value for path, value in leaves(case.problem, "") if re.fullmatch(r"[0-9a-f]{16}", value)]
        for source in case.sources:
            with open(os.path.join(sys.argv[3], source["name"]), encoding="utf-8") as file:
                compared += 1
                if numbers_of_case_file(file.read()) != sorted(doubles):
                    wrong += 1
                    print(f"{source['name']}: the corpus has other numbers", file=sys.stderr)
    print(f"{compared} case files compared", file=sys.stderr)
    return 1 if wrong or compared == 0 else 0


sys.exit(main())
