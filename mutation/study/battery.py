"""Engines under one battery: what each counts without a mutant, and which claim a mutant's run of those that reach it breaks."""
import hashlib
import json
import os
import shutil
import tempfile

import process
from trace import Trace

BATTERIES = ('smoke', 'quick')
BLOCK = 1024  # cases of a block (campaign/run/runner.h)
DEFECT = 2, 'the tiers disagree'  # the exit code of assay, and words of its sentence
FINDINGS = (0, 1, 3, 4)  # exit codes of a run that came to its end
MEASURED_SECONDS = 60  # of an engine: what it counted until then is what a mutant's run is compared in
LEAST_SECONDS, SLOWER = 20, 10  # a run that takes so much longer than the unmutated one hangs
MOST_SECONDS = 30  # of all engines that are asked about one mutant
COUNTS_ONLY = 'counts only'  # no claim fails that did not before, but something is counted otherwise: no kill


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
        return [line for line in lines if line.startswith(b'[')]

    def close(self):
        if self.file is not None:
            self.file.close()


def failures_of(line, first):
    """(claim, case) of each kind of failure in a line."""
    fields = json.loads(line)
    return [(candidate[0], first + candidate[1]) for candidate in (fields[4] if len(fields) > 4 else [])]


def check(program, engines, battery, out):
    asked = [word for engine in engines for word in ('--engine', engine)]
    # In process a mutant's crash ends the run at once, by a signal. Claims alone: what a check asks of itself before engines is left out.
    return [program, 'check', *asked, '--battery', battery, '--seed', '1', '--no-self-checks', '--in-process', '--jobs', '1', '--out', out]


class Plan:
    """What the numbers of a run's lines stand for."""

    def __init__(self, folder):
        with open(os.path.join(folder, 'campaign.json')) as file:
            campaign = json.load(file)
        self.engines = [engine['name'] for engine in campaign['engines']]
        self.rows = [(row['property'], row['domain']) for row in campaign['plan']]

    def place(self, line):
        """Engine, property, domain, block of a line [engine,row,block,...], and what was counted there."""
        engine, row, block, counted = line[1:].split(b',', 3)
        return (self.engines[int(engine)], *self.rows[int(row)], int(block)), counted


def key_of(place):
    """Of a place within its engine, as a key of JSON."""
    return ' '.join(map(str, place[1:]))


def digest(counted):
    return hashlib.sha256(counted).hexdigest()[:16]


def measure(program, engine, battery, seconds=MEASURED_SECONDS):
    """What an unmutated run of the engine alone counts in so many seconds, what it reaches, and how long it takes until its last block:
    `seconds` where it was not at its end, since nobody knows how long the next block takes."""
    folder = tempfile.mkdtemp(prefix='assay-mutant-')
    out = os.path.join(folder, 'out')
    blocks, lines, last = Blocks(out), [], [0.0]

    def watch(elapsed):
        new = blocks.new_lines()
        if new:
            lines.extend(new)
            last[0] = elapsed
        return process.KILL if elapsed > seconds else None

    try:
        with Trace() as trace:
            ended = process.run(check(program, [engine], battery, out), LEAST_SECONDS + seconds, trace=trace.path, watch=watch, folder=folder)
            reached = trace.reached()
        if not ended.stopped and (ended.code not in FINDINGS or not lines):
            raise SystemExit(f'mutants: {engine}, {battery}, without a mutant: exit code {ended.code}\n{ended.text}')
        plan = Plan(out) if lines else None
    finally:
        blocks.close()
        shutil.rmtree(folder, ignore_errors=True)
    counted, known = {}, set()
    for line in lines:
        place, what = plan.place(line)
        counted[key_of(place)] = digest(what)
        known |= {f'{place[1]} {claim}' for claim, _ in failures_of(line, 0)}
    return {'counted': counted, 'known': sorted(known), 'reached': sorted(reached if lines else []),
            'seconds': seconds if ended.stopped else last[0]}


def last_words(text):
    said = [line for line in text.splitlines() if line.strip()]
    return said[-1][:300] if said else ''


class Comparison:
    """A mutant's run beside what each of its engines counts without it."""

    def __init__(self, folder, references):
        self.folder, self.references, self.plan = folder, references, None
        self.blocks = Blocks(folder)
        self.left = sum(len(reference['counted']) for reference in references.values())
        self.counts = self.violation = None

    def see(self, line):
        self.plan = self.plan or Plan(self.folder)
        place, counted = self.plan.place(line)
        engine, property_, domain, block = place
        reference = self.references[engine]
        measured = reference['counted'].get(key_of(place))
        if measured is None:  # the unmutated run was stopped before
            return
        self.left -= 1
        if digest(counted) == measured:
            return
        seen = {'engine': engine, 'property': property_, 'domain': domain}
        self.counts = self.counts or dict(seen, kind=COUNTS_ONLY, case=block * BLOCK)
        for claim, case in failures_of(line, block * BLOCK):
            if f'{property_} {claim}' not in reference['known']:
                self.violation = self.violation or dict(seen, kind='violation', claim=claim, case=case)

    def watch(self, _):
        for line in self.blocks.new_lines():
            self.see(line)
        # Which tiers disagreed a run says at its end.
        return process.KILL if self.violation else process.ASK if self.left <= 0 else None


def quickest(references):
    """Of what is measured, by engine, the quickest engines that take MOST_SECONDS together; at least one."""
    chosen, seconds = {}, 0
    for engine, reference in sorted(references.items(), key=lambda one: (one[1]['seconds'], one[0])):
        seconds += reference['seconds']
        if chosen and seconds > MOST_SECONDS:
            break
        chosen[engine] = reference
    return chosen


def try_mutant(program, references, battery, mutant):
    """What the run of these engines together shows: `kind` is violation, tiers disagree, crash, hang or COUNTS_ONLY; None where it shows
    nothing. It ends with the first failure of a kind that the engine's unmutated run has not, or when all that was measured is recorded.
    `references`: what is measured, by engine."""
    folder = tempfile.mkdtemp(prefix='assay-mutant-')
    out = os.path.join(folder, 'out')
    comparison = Comparison(out, references)
    seconds = [reference['seconds'] for reference in references.values()]
    try:
        # Slower by so much in one engine, the others as they are.
        limit = LEAST_SECONDS + sum(seconds) + SLOWER * max(seconds)
        ended = process.run(check(program, sorted(references), battery, out), limit, mutant=mutant, watch=comparison.watch, folder=folder)
    finally:
        comparison.blocks.close()
        shutil.rmtree(folder, ignore_errors=True)
    if comparison.violation:
        return comparison.violation
    kind = None
    if ended.code == DEFECT[0] and DEFECT[1] in ended.text:
        kind = 'tiers disagree'
    elif ended.stopped:
        return comparison.counts
    elif ended.hung:
        kind = 'hang'
    elif ended.code in FINDINGS and comparison.blocks.file is None:
        raise SystemExit(f'mutants: {battery}, {mutant}: ended before its record could be opened\n{ended.text}')
    elif ended.code not in FINDINGS or comparison.left > 0:  # by itself, without having counted everything
        kind = 'crash'
    return {'kind': kind, 'engine': ', '.join(sorted(references)), 'words': last_words(ended.text)} if kind else comparison.counts
