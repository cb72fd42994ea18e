#!/usr/bin/env python3
"""Puts mutation/study/head.md, as it is now, before the figures of studies that were written with an older one.

  python3 mutation/study/heads.py DOCUMENT..."""
import json
import os
import sys

HEAD = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'head.md')


def head():
    with open(HEAD) as file:
        return file.read()


def figures_of(document):
    """What a study's document says after its head: from the sentence on how it was made, which its JSON has too."""
    with open(document) as file:
        text = file.read()
    with open(os.path.splitext(document)[0] + '.json') as file:
        how = json.load(file)['how']
    return text[text.index(f'\n{how}\n'):]


def main():
    for document in sys.argv[1:]:
        text = head() + figures_of(document)
        with open(document, 'w') as file:
            file.write(text)


if __name__ == '__main__':
    main()
