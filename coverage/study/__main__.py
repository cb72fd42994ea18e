#!/usr/bin/env python3
"""The coverage study: reads what llvm-cov exported of each stage, holds reasons to it, writes the document and BUILD/unreached.txt.

  python3 coverage/study BUILD STAGE... [--document FILE]

Of a stage BUILD has STAGE.json, what llvm-cov exports, and STAGE.functions, which the program has. The first stage is the one whose gaps
are listed. Exit code 2: a reason is refused, a file cannot be read, or questions run what is left out."""
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
# What the control group alone runs (engine_kind.h: published, faults, naive), which quick asks by name only: others' code, what is wrong on
# purpose, and tests in plain rounded arithmetic.
LEFT_OUT = ('algorithms/published/', 'algorithms/faults/')
NAIVE = ('algorithms/predicates/compiled_orient2d.h', 'algorithms/predicates/double_double_orient2d.h',
         'algorithms/predicates/epsilon_orient2d.h', 'algorithms/predicates/orient2d.h', 'algorithms/predicates/orient3d.h',
         'algorithms/shapes/plain_shapes.cpp')


def read_stage(build, stage):
    path_of = measured.paths_below(ROOT, build, COUNTED, LEFT_OUT)
    with open(os.path.join(build, stage + '.json')) as told, open(os.path.join(build, stage + '.functions')) as names:
        return measured.read(json.load(told), path_of, set(names.read().split()))


def leave_out_naive(stages):
    """Of all stages; refused where questions of quick run them after all."""
    for path in NAIVE:
        asked = stages['questions'].get(path)
        if asked is None or any(asked.lines.values()):
            raise reasons.Refused(f'{path}: it is told to be of the control group alone, and ' + ('has no code' if asked is None else 'is run'))
        for files in stages.values():
            files.pop(path, None)


def run(options):
    build = os.path.abspath(options.build)
    stages = {stage: read_stage(build, stage) for stage in options.stages}
    leave_out_naive(stages)
    first = next(iter(stages.values()))
    texts = {}
    for path in first:
        with open(os.path.join(ROOT, path)) as file:
            texts[path] = file.read().split('\n')
    gaps = [one for path in sorted(first) for one in unreached.unreached(path, first[path], texts[path])]
    given = reasons.read(os.path.join(ROOT, 'coverage', 'reasons.list'))
    document.replace(os.path.join(build, 'unreached.txt'), document.told_one_by_one(gaps, [None] * len(gaps)))
    names = reasons.bind(given, gaps, stages)
    document.replace(os.path.join(build, 'unreached.txt'), document.told_one_by_one(gaps, names))
    with open(os.path.join(ROOT, 'coverage', 'study', 'head.md')) as file:
        head = file.read()
    document.replace(options.document, document.text_of(head, stages, gaps, names, given))
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
