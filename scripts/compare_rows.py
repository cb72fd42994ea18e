#!/usr/bin/env python3
"""Compares the failing cases of two campaigns row by row: what one detects and the other does not.

  compare_rows.py [--was PROGRAM] [--is PROGRAM] WAS IS

WAS and IS are campaign folders, each read by `PROGRAM blocks FOLDER` (by default this tree's release build), or files of such lines. For
each engine, property and domain prints the cases asked, and for each claim and severity the failing cases, where the two differ. A crash, a
hang and two answers to one question stand under the claims crashed, hung and nondeterministic; how often an engine hangs, and what is not
asked after that, depends on the clock.

Exit code  0 no difference, 1 differences, 2 something could not be read.
"""
import argparse
import collections
import json
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PROGRAM = os.path.join(ROOT, 'build/release/bin/assay')
ENDS = ('crashed', 'hung', 'nondeterministic')
NO_SEVERITY = 'of no severity'


def lines_of(place, program):
    if os.path.isdir(place):
        process = subprocess.run([program, 'blocks', place], stdout=subprocess.PIPE, text=True)
        if process.returncode != 0:
            raise OSError(f'{program} blocks {place}: exit code {process.returncode}')
        return process.stdout.splitlines()
    with open(place) as file:
        return file.read().splitlines()


def add_block(block, counts):
    """Adds the block's cases that were asked, and its failing ones by claim and severity."""
    failing, outcomes = collections.Counter(), collections.Counter()
    for cell in block.get('cells', []):
        outcomes.update(cell.get('outcomes', {}))
        failing.update(cell.get('violations', {}))
    failing.update({end: outcomes[end] for end in ENDS})
    counts['asked', ''] += block['count'] - outcomes['not_asked']
    for one in block.get('candidates', []):
        count = one.get('count', 0)
        counts[one['claim'], one.get('severity', NO_SEVERITY)] += count
        failing[one['claim']] -= count
    for claim, count in failing.items():
        counts[claim, NO_SEVERITY] += count


def rows_of(place, program):
    """(engine, property, domain): counts by (claim, severity)."""
    rows = collections.defaultdict(collections.Counter)
    for line in lines_of(place, program):
        block = json.loads(line)
        add_block(block, rows[block['engine'], block['property'], block['domain']])
    if not rows:
        raise OSError(f'{place}: no blocks')
    return rows


def differences(was, now):
    """(row, claim, severity, count of `was`, of `now`), sorted."""
    nothing = collections.Counter()
    for row in sorted(was.keys() | now.keys()):
        before, after = was.get(row, nothing), now.get(row, nothing)
        for claim, severity in sorted(before.keys() | after.keys()):
            if before[claim, severity] != after[claim, severity]:
                yield row, claim, severity, before[claim, severity], after[claim, severity]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--was', dest='was_program', metavar='PROGRAM', default=PROGRAM)
    parser.add_argument('--is', dest='is_program', metavar='PROGRAM', default=PROGRAM)
    parser.add_argument('WAS')
    parser.add_argument('IS')
    options = parser.parse_args()
    try:
        was, now = rows_of(options.WAS, options.was_program), rows_of(options.IS, options.is_program)
    except (OSError, ValueError, KeyError) as error:
        print(f'compare_rows.py: {error}', file=sys.stderr)
        return 2
    differing = set()
    for row, claim, severity, before, after in differences(was, now):
        differing.add(row)
        print(f'{" ".join(row)}: {claim}{", " if severity else ""}{severity}: {before} -> {after}')
    rows = len(was.keys() | now.keys())
    print(f'{len(differing)} of {rows} rows differ' if differing else f'no difference in {rows} rows')
    return 1 if differing else 0


if __name__ == '__main__':
    sys.exit(main())
