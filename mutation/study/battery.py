"""One engine under one battery: what an unmutated run counts, and what a mutant's run counts otherwise."""
import json
import os
import shutil
import tempfile

import process
from trace import Trace

SEED = 1
# What `assay check` is told of a stage. A night on one engine is hours: its share is one block in 512.
ARGUMENTS = {'smoke': ['--battery', 'smoke'], 'quick': ['--battery', 'quick'],
             'nightly': ['--battery', 'nightly', '--shard', '1/512']}
BLOCK = 1024  # cases of a block (campaign/run/runner.h)
HARNESS_ERROR = 2  # the exit code of assay where its tiers disagree
FINDINGS = (0, 1, 3, 4)  # exit codes of a run that came to its end
LEAST_SECONDS, SLOWER = 20, 10  # a run that takes so much longer than the unmutated one hangs


class Blocks:
    """The lines that a run appends to its record, as they come; a line that is packed meanwhile is read all the same."""

    def __init__(self, folder):
        self.path = os.path.join(folder, 'blocks.jsonl')
        self.file = None
        self.rest = b''

    def new_lines(self):
        if self.file is None:
            try:
                self.file = open(self.path, 'rb')
            except FileNotFoundError:
                return []
        self.rest += self.file.read()
        *lines, self.rest = self.rest.split(b'\n')
        return lines

    def close(self):
        if self.file is not None:
            self.file.close()


def place_of(line):
    """Row and block of a line [engine,row,block,...]."""
    _, row, block, _ = line[1:].split(b',', 3)
    return f'{int(row)},{int(block)}'


def failures_of(line, first):
    """(claim, case) of each kind of failure in a line."""
    fields = json.loads(line)
    return [(candidate[0], first + candidate[1]) for candidate in (fields[4] if len(fields) > 4 else [])]


def check(program, engine, battery, out):
    # In process a mutant's crash ends the run at once, by a signal.
    return [program, 'check', '--engine', engine, *ARGUMENTS[battery], '--in-process', '--jobs', '1', '--seed', str(SEED), '--out', out]


def plan_of(folder):
    with open(os.path.join(folder, 'campaign.json')) as file:
        return [(row['property'], row['domain']) for row in json.load(file)['plan']]


def measure(program, engine, battery, seconds=3600):
    """What an unmutated run counts, what it reaches, and how long it takes until its last block."""
    folder = tempfile.mkdtemp(prefix='assay-mutant-')
    out = os.path.join(folder, 'out')
    blocks, lines, last = Blocks(out), {}, [0.0]

    def watch(elapsed):
        for line in blocks.new_lines():
            if line.startswith(b'['):
                lines[place_of(line)] = line.decode()
                last[0] = elapsed
        return False

    try:
        with Trace() as trace:
            ended = process.run(check(program, engine, battery, out), seconds, trace=trace.path, watch=watch, folder=folder)
            reached = trace.reached()
        if ended.code not in FINDINGS or not lines:
            raise SystemExit(f'mutants: {engine}, {battery}, without a mutant: exit code {ended.code}\n{ended.text}')
        plan = plan_of(out)
    finally:
        blocks.close()
        shutil.rmtree(folder, ignore_errors=True)
    known = set()
    for place, line in lines.items():
        row = int(place.split(',')[0])
        known |= {f'{plan[row][0]} {claim}' for claim, _ in failures_of(line, 0)}
    return {'lines': lines, 'plan': plan, 'known': sorted(known), 'reached': sorted(reached), 'seconds': last[0]}


def last_words(text):
    said = [line for line in text.splitlines() if line.strip()]
    return said[-1][:300] if said else ''


def try_mutant(program, engine, battery, reference, mutant):
    """How the engine's run differs from the unmutated one: None where it does not. The run ends with the first failure of a
    kind that the unmutated run has not, or when all its blocks are recorded."""
    folder = tempfile.mkdtemp(prefix='assay-mutant-')
    out = os.path.join(folder, 'out')
    blocks, seen, known = Blocks(out), set(), set(reference['known'])
    found = {}

    def difference(kind, line, elapsed, claim=None, case=None):
        row, block = map(int, place_of(line).split(','))
        property_, domain = reference['plan'][row]
        return {'kind': kind, 'engine': engine, 'property': property_, 'domain': domain, 'claim': claim,
                'case': block * BLOCK if case is None else case, 'second': round(elapsed, 2)}

    def watch(elapsed):
        for line in blocks.new_lines():
            if not line.startswith(b'['):
                continue
            place = place_of(line)
            seen.add(place)
            if line.decode() == reference['lines'].get(place):
                continue
            found.setdefault('counts', difference('counts only', line, elapsed))
            row, block = map(int, place.split(','))
            for claim, case in failures_of(line, block * BLOCK):
                if f'{reference["plan"][row][0]} {claim}' not in known and 'violation' not in found:
                    found['violation'] = difference('violation', line, elapsed, claim, case)
        return 'violation' in found or len(seen) == len(reference['lines'])

    try:
        limit = LEAST_SECONDS + SLOWER * reference['seconds']
        ended = process.run(check(program, engine, battery, out), limit, mutant=mutant, watch=watch, folder=folder)
    finally:
        blocks.close()
        shutil.rmtree(folder, ignore_errors=True)
    if 'violation' in found:
        return found['violation']
    ending = None
    if ended.hung:
        ending = 'hang'
    elif not ended.stopped and ended.code == HARNESS_ERROR:
        ending = 'harness defect'
    elif not ended.stopped and ended.code not in FINDINGS:
        ending = 'crash'
    elif not ended.stopped and blocks.file is None:
        raise SystemExit(f'mutants: {engine}, {battery}, {mutant}: ended before its record could be opened\n{ended.text}')
    elif not ended.stopped and len(seen) < len(reference['lines']):
        ending = 'crash'  # it ended by itself without having counted everything
    if ending:
        return {'kind': ending, 'engine': engine, 'property': None, 'domain': None, 'case': None, 'second': round(ended.seconds, 2),
                'claim': '' if ended.hung else last_words(ended.text)}
    return found.get('counts')
