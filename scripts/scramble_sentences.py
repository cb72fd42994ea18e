#!/usr/bin/env python3
"""scramble_sentences.py PROGRAM SCRAMBLED: copies the program with the sentences of its judges written in other letters (rot13).

A sentence is a literal of two words or more in a source of oracles/ or properties/, but for those that read and write case files. It is
changed where it stands in the copy as a whole string, but for its last word, which linkers let shorter words share; what a compiler has
made part of its instructions stays. No byte moves. Says how many of the sentences were changed. What such a copy does otherwise than the
program, it does because somewhere code decides by a text.
"""
import pathlib
import re
import shutil
import sys

READERS = ("properties/case/", "properties/text/")
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"(?:\s*"(?:[^"\\\n]|\\.)*")*')
PART = re.compile(r'"((?:[^"\\\n]|\\.)*)"')


def rot13(byte):
    for first in (ord("a"), ord("A")):
        if first <= byte < first + 26:
            return first + (byte - first + 13) % 26
    return byte


def sentences(root):
    for folder in ("oracles", "properties"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix not in (".h", ".cpp") or str(path.relative_to(root)).startswith(READERS):
                continue
            text = re.sub(r"(?m)^\s*(#.*|//.*)$", "", path.read_text())
            for match in LITERAL.finditer(text):
                whole = "".join(PART.findall(match.group(0)))
                if " " in whole.strip() and not re.search(r"[\\%{}]", whole) and re.search("[a-z]", whole):
                    yield whole.encode()


def main():
    program, scrambled = sys.argv[1:]
    image = bytearray(pathlib.Path(program).read_bytes())
    original = bytes(image)
    changed, found = set(), 0
    known = sorted(set(sentences(pathlib.Path(__file__).resolve().parent.parent)))
    for sentence in known:
        at = original.find(sentence + b"\0")
        found += at >= 0
        while at >= 0:  # the end of a longer string, or of the same one again
            changed.update(range(at, at + sentence.rstrip().rindex(b" ")))
            at = original.find(sentence + b"\0", at + 1)
    for place in changed:
        image[place] = rot13(image[place])
    pathlib.Path(scrambled).write_bytes(image)
    shutil.copymode(program, scrambled)
    print(f"{found} of {len(known)} sentences changed")


main()
