#!/usr/bin/env python3
"""The coverage study: reads what llvm-cov exported of each stage, holds reasons to it, writes the table.

  python3 coverage/study BUILD STAGE=EXPORT... [--document FILE]

The first stage is the one whose gaps are listed. Exit code 2: a reason is refused, or an export cannot be read."""
import argparse
import json
import os
import sys

import document
import measured
import reasons
import unreached

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
COUNTED = ('algorithms/', 'certified/', 'oracles/')
# Others' code, and what is wrong on purpose.
LEFT_OUT = ('algorithms/published/', 'algorithms/faults/')


def read_stage(path, build):
    with open(path) as file:
        return measured.read(json.load(file), measured.paths_below(ROOT, build, COUNTED, LEFT_OUT))


def run(options):
    stages = {}
    for word in options.stages:
        name, _, path = word.partition('=')
        stages[name] = read_stage(path, os.path.abspath(options.build))
    first = next(iter(stages.values()))
    texts = {}
    for path in first:
        with open(os.path.join(ROOT, path)) as file:
            texts[path] = file.read().split('\n')
    gaps = [one for path in sorted(first) for one in unreached.unreached(path, first[path], texts[path])]
    given = reasons.bind(reasons.read(os.path.join(ROOT, 'coverage', 'reasons.list')), gaps)
    with open(os.path.join(ROOT, 'coverage', 'study', 'head.md')) as file:
        head = file.read()
    document.write(options.document, head, stages, gaps, given, texts)
    print(document.table(stages))
    return 0


def main():
    parser = argparse.ArgumentParser(prog='coverage', description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('build')
    parser.add_argument('stages', nargs='+')
    parser.add_argument('--document', default=os.path.join(ROOT, 'docs', 'coverage.md'))
    try:
        return run(parser.parse_args())
    except (reasons.Refused, OSError, ValueError) as refused:
        print(f'coverage: {refused}', file=sys.stderr)
        return 2


if __name__ == '__main__':
    sys.exit(main())
