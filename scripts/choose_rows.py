#!/usr/bin/env python3
"""Chooses the rows of a battery that is a list (properties/catalog/batteries/*.list) from what a run was seen to find.

  choose_rows.py measure FOLDER [--assay PROGRAM] [--cases gjk=64,lp=32,...]
      asks every property on every domain, control group included, family by family on one thread, and keeps the blocks with what each
      cost. An engine, property and claim of docs/*-findings or docs/published-collision that was not seen is asked again with more cases.
  choose_rows.py choose FOLDER [--list FILE] [--seconds 45] [--jobs 2] [--raise]
      writes the list. --raise gives it the next version; without it rows that differ are refused by the configuration.
  choose_rows.py check FOLDER RECORD...
      what records of the battery convict of all that the measurement saw, and what it does not.

A conviction is an engine, a property and a claim that it violates, or an engine and a family in which it crashed, hung or was
nondeterministic. Each one seen is kept by one
row at least, most by two, with so many cases that two failures are expected; cheap rows that convict many come first. What the
budget leaves over goes to the rows that convict most for their time. Costs are those of engines that the battery asks by itself, in
processor time: they depend on the machine, what is chosen is a list that was published and stays as it is.

Rows on domains called sample_ are no part of that: rates are of them, so nothing that was seen may choose them. They stay as they are.
"""
import argparse
import collections
import glob
import hashlib
import heapq
import json
import os
import re
import signal
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FAMILIES = {'hull2': 128, 'shapes': 128, 'gjk': 128, 'hull3': 32, 'cast': 16, 'lp': 32}  # cases a row in the measurement
MORE_CASES = 512  # for a documented finding that these did not show
LEVELS = [8, 16, 32, 64, 128, 256, 512, 1024, 2048]
WANTED_FAILURES = 2
LEAST_SECONDS = 0.002  # what the cheapest row is taken to cost
ENDS = ('crashed', 'hung', 'nondeterministic')
CONTROL_GROUP = ('fault', 'naive', 'published')

LISTED_SAMPLE = re.compile(r'^(\S+) +(\S+/sample_\S+) +(\d+)$', re.M)

Row = collections.namedtuple('Row', 'property domain')
Conviction = collections.namedtuple('Conviction', 'engine property claim')


def conviction_of(engine, property, claim):
    """What ends an engine ends it whatever is asked: one conviction a family."""
    return Conviction(engine, property.split('/')[0] + '/*' if claim in ENDS else property, claim)


def processor_seconds(process):
    """User and system time of a process, of its children and of those that it has waited for."""
    total, tick = 0.0, os.sysconf('SC_CLK_TCK')
    for path in glob.glob('/proc/[0-9]*/stat'):
        try:
            text = open(path).read()
        except OSError:
            continue
        fields = text[text.rindex(')') + 2:].split()
        if int(path.split('/')[2]) == process:
            total += sum(map(int, fields[11:15])) / tick
        elif int(fields[1]) == process:
            total += sum(map(int, fields[11:13])) / tick
    return total


def told_by(block, seconds):
    """Of a block as `assay blocks` prints it what choosing needs."""
    failures, stopped = collections.Counter(), False
    for cell in block.get('cells', []):
        failures.update(cell.get('violations', {}))
        outcomes = cell.get('outcomes', {})
        failures.update({end: outcomes[end] for end in ENDS if end in outcomes})
        stopped |= 'not_asked' in outcomes
    return {'engine': block['engine'], 'property': block['property'], 'domain': block['domain'], 'cases': block['count'],
            'seconds': seconds, 'stopped': stopped,
            'claims': {c['claim']: (c['index'], failures[c['claim']]) for c in block.get('candidates', [])}}


def blocks_of(assay, folder):
    """The blocks of a record with names, and each one's place as lines of a record in work give it: engine, row, block."""
    with open(os.path.join(folder, 'campaign.json')) as file:
        header = json.load(file)
    engines = {engine['name']: i for i, engine in enumerate(header['engines'])}
    rows = {(row['property'], row['domain']): i for i, row in enumerate(header['plan'])}
    printed = subprocess.run([assay, 'blocks', folder], check=True, stdout=subprocess.PIPE).stdout
    for block in map(json.loads, printed.splitlines()):
        yield (engines[block['engine']], rows[block['property'], block['domain']], block['block']), block


def run_measured(arguments, folder):
    """Runs a check until all is judged, reducing left out; writes when each block came beside the record."""
    os.makedirs(folder, exist_ok=True)
    blocks = os.path.join(folder, 'blocks.jsonl')
    words = open(folder + '.log', 'w')
    process = subprocess.Popen(arguments + ['--jobs', '1', '--seed', '1', '--out', folder], stdout=words, stderr=words)
    stream, ended, pending, costs, processor = None, False, b'', [], 0.0
    start = last = time.monotonic()
    next_look = 0.0
    while not ended:
        time.sleep(0.0005)
        now = time.monotonic()
        if stream is None:
            if os.path.exists(blocks):
                stream = open(blocks, 'rb', buffering=0)
                last = now
            elif process.poll() is not None:
                break
            continue
        # At the end of judging the blocks are sorted into a new file, which is soon compressed, and reducing begins.
        if now >= next_look:
            next_look = now + 0.25
            try:
                ended = process.poll() is not None or os.stat(blocks).st_ino != os.fstat(stream.fileno()).st_ino
            except FileNotFoundError:
                ended = True
            if not ended:
                processor = processor_seconds(process.pid)
        got = stream.read()
        if not got:
            continue
        lines = (pending + got).split(b'\n')
        pending = lines.pop()
        for line in lines:
            costs.append((tuple(json.loads(line)[:3]), (now - last) / len(lines)))
        if lines:
            last = now
    wall = time.monotonic() - start
    if process.poll() is None:
        process.send_signal(signal.SIGKILL)
    process.wait()
    share = min(1.0, processor / wall) if wall > 0 else 1.0
    named = dict(blocks_of(arguments[0], folder))
    with open(folder + '.measured.jsonl', 'w') as out:
        for place, seconds in costs:
            out.write(json.dumps(told_by(named[place], seconds * share)) + '\n')
    print(f'{folder}: {len(costs)} blocks, {wall:.1f} s on the wall, {processor:.1f} s of processor time')


def documented():
    """What the documents name as found; values: the domain, where the case says one."""
    found = {}
    for path in sorted(glob.glob(ROOT + '/docs/*-findings/*.case') + glob.glob(ROOT + '/docs/published-collision/*.case')):
        said = dict(re.findall(r'^(engine|property|claim|domain): (.*)$', open(path).read(), re.M))
        found[conviction_of(said['engine'], said['property'], said['claim'])] = said.get('domain')
    return found


class Measurement:
    """What the blocks of all runs of a folder say."""

    def __init__(self, folder):
        self.kinds = {}
        self.cost = collections.defaultdict(dict)  # row -> engine -> (seconds, cases, whether more cases cost more)
        self.seen = collections.defaultdict(dict)  # row -> conviction -> (lowest index, failures, cases)
        for path in sorted(glob.glob(folder + '/*.measured.jsonl')):
            with open(path.replace('.measured.jsonl', '') + '/campaign.json') as header:
                for engine in json.load(header)['engines']:
                    self.kinds[engine['name']] = engine['kind']
            self.read(path, path.endswith('.more.measured.jsonl'))

    def read(self, path, is_more):
        blocks = [block for block in map(json.loads, open(path)) if '/sample_' not in block['domain']]
        by_engine = collections.defaultdict(list)
        for block in blocks:
            by_engine[block['engine']].append(block['seconds'])
        met, seen = set(), collections.defaultdict(dict)
        cases = collections.Counter()
        for block in blocks:
            engine, row = block['engine'], Row(block['property'], block['domain'])
            seconds = block['seconds']
            if engine not in met:  # its worker's start, which is the run's and not the row's
                seconds = min(seconds, sorted(by_engine[engine])[len(by_engine[engine]) // 2])
                met.add(engine)
            if not is_more:
                self.cost[row][engine] = (seconds, block['cases'], not block['stopped'])
            cases[engine, row] += block['cases']
            for claim, (index, failures) in block['claims'].items():
                seen_as = conviction_of(engine, row.property, claim)
                before = seen[row].get(seen_as, (index, 0))
                seen[row][seen_as] = (min(index, before[0]), failures + before[1])
        for row in seen:
            for seen_as, (index, failures) in seen[row].items():
                if not (is_more and seen_as in self.seen[row]):
                    self.seen[row][seen_as] = (index, failures, cases[seen_as.engine, row])

    def rows(self):
        return sorted(self.cost)

    def seconds(self, row, cases):
        total = 0.0
        for engine, (seconds, measured, grows) in self.cost[row].items():
            if self.kinds[engine] not in CONTROL_GROUP:
                total += seconds * (cases / measured if grows or cases < measured else 1)
        return total

    def needed(self, row, conviction):
        """The least level at which the row shows the conviction, with the failures wanted where a block has room for them."""
        index, failures, cases = self.seen[row][conviction]
        wanted = max(index + 1, WANTED_FAILURES * cases / max(failures, 1))
        for level in LEVELS:
            if level >= wanted:
                return level
        return next((level for level in LEVELS if level > index), None)

    def convictions(self):
        return {conviction for row in self.seen for conviction in self.seen[row]}


class Choice:
    def __init__(self, measurement):
        self.measured = measurement
        self.cases = {}
        self.needs = {row: {c: measurement.needed(row, c) for c in measurement.seen[row]} for row in measurement.rows()}
        self.kept = collections.Counter()  # by how many chosen rows
        self.total_ = 0.0

    def shown(self, row, cases):
        return {c for c, level in self.needs[row].items() if level is not None and level <= cases}

    def cost(self, row, cases):
        return self.measured.seconds(row, cases) if cases else 0.0

    def total(self):
        return sum(self.cost(row, cases) for row, cases in self.cases.items())

    def set(self, row, cases):
        for conviction in self.shown(row, self.cases.get(row, 0)):
            self.kept[conviction] -= 1
        self.cases.pop(row, None)
        if cases:
            self.cases[row] = cases
        for conviction in self.shown(row, cases):
            self.kept[conviction] += 1

    def cover(self, times, budget):
        """Greedy: the row and level that keep most of what is not kept so often yet, for their time."""
        def worth_of(row, level):
            now = self.cases.get(row, 0)
            gain = sum(1 for c in self.shown(row, level) - self.shown(row, now) if self.kept[c] < times)
            added = self.cost(row, level) - self.cost(row, now)
            return gain / (added + LEAST_SECONDS), added

        def offers(row):
            now = self.cases.get(row, 0)
            for level in {l for l in self.needs[row].values() if l is not None and l > now}:
                yield (-worth_of(row, level)[0], row, level)

        heap = [offer for row in self.measured.rows() for offer in offers(row)]
        heapq.heapify(heap)
        while heap:  # a worth only falls while others are chosen, so the first that is up to date is the best
            before, row, level = heapq.heappop(heap)
            if level <= self.cases.get(row, 0):
                continue
            worth, added = worth_of(row, level)
            if worth == 0 or self.total_ + added > budget:
                continue
            if -before != worth:
                heapq.heappush(heap, (-worth, row, level))
                continue
            self.set(row, level)
            self.total_ += added
            for offer in offers(row):
                heapq.heappush(heap, offer)

    def prune(self, times):
        """Lowers or drops rows, dearest first, whose convictions others keep as often."""
        for row in sorted(self.cases, key=lambda r: -self.cost(r, self.cases[r])):
            now = self.cases[row]
            for level in [0] + [l for l in LEVELS if l < now]:
                if all(self.kept[c] > times for c in self.shown(row, now) - self.shown(row, level)):
                    self.set(row, level)
                    break
        self.total_ = self.total()

    def keep_everything(self, least):
        """Every property and every domain once, where it costs least."""
        rows = self.measured.rows()
        for part in (0, 1):
            missing = {row[part] for row in rows} - {row[part] for row in self.cases}
            for name in sorted(missing):
                row = min((r for r in rows if r[part] == name), key=lambda r: self.cost(r, least))
                self.set(row, least)
        self.total_ = self.total()

    def spend(self, budget):
        """Doubles rows, those that convict most for their time first."""
        order = sorted(self.cases, key=lambda r: -len(self.shown(r, self.cases[r])) / (self.cost(r, self.cases[r]) + LEAST_SECONDS))
        for row in order:
            now = self.cases[row]
            added = self.cost(row, 2 * now) - self.cost(row, now)
            if 2 * now <= 1024 and self.total_ + added <= budget:
                self.set(row, 2 * now)
                self.total_ += added


def write_list(path, choice, raise_version):
    with open(path) as file:
        text = file.read()
    head = re.search(r'^battery +(\S+) +(\d+) +(\S+) +(.+)$', text, re.M)
    name, version, sentence = head[1], int(head[2]) + raise_version, head[4]
    rows = sorted([(row.property, row.domain, cases) for row, cases in choice.cases.items()]
                  + [(name, domain, int(cases)) for name, domain, cases in LISTED_SAMPLE.findall(text)])
    digest = hashlib.sha256(''.join([f'{version}\n'] + ['%s %s %d\n' % row for row in rows]).encode()).hexdigest()[:16]
    widths = [max(len(row[i]) for row in rows) for i in (0, 1)]
    comments = ''.join(line + '\n' for line in text.split('\n') if line.startswith('#'))
    with open(path, 'w') as file:
        file.write(comments + f'battery  {name}  {version}  0x{digest}  {sentence}\n')
        for row in rows:
            file.write(f'{row[0]:<{widths[0]}}  {row[1]:<{widths[1]}}  {row[2]}\n')
    print(f'{path}: {name}, version {version}, digest 0x{digest}')


def measure(arguments):
    counts = dict(FAMILIES)
    for part in filter(None, arguments.cases.split(',')):
        counts[part.split('=')[0]] = int(part.split('=')[1])
    for family, cases in counts.items():
        if os.path.exists(os.path.join(arguments.folder, family + '.measured.jsonl')):
            continue  # of an earlier measurement that was stopped
        run_measured([arguments.assay, 'check', '--battery', 'smoke', '--property', family + '/*', '--cases', str(cases)],
                     os.path.join(arguments.folder, family))
    seen = Measurement(arguments.folder)
    missing = collections.defaultdict(set)
    for conviction, domain in documented().items():
        if conviction in seen.convictions():
            continue
        if conviction.engine in seen.kinds:
            where = domain.split('@')[0] if domain else conviction.property.split('/')[0] + '/*'
            missing[conviction.property, where].add(conviction.engine)
        else:
            print(f'not asked by a battery: {conviction.engine}')
    for number, ((name, where), engines) in enumerate(sorted(missing.items())):
        selectors = [word for engine in sorted(engines) for word in ('--engine', engine)]
        run_measured([arguments.assay, 'check', '--battery', 'smoke', '--property', name, '--domain', where, '--cases', str(MORE_CASES)]
                     + selectors, os.path.join(arguments.folder, f'{number:02}.more'))


def choose(arguments):
    measured = Measurement(arguments.folder)
    everything = sum(measured.seconds(row, 1024) for row in measured.rows())
    convictions = measured.convictions()
    budget = arguments.seconds * arguments.jobs
    choice = Choice(measured)
    choice.cover(1, float('inf'))
    choice.prune(1)
    once = choice.total_
    choice.keep_everything(LEVELS[1])
    needed = choice.total_
    choice.cover(2, 0.8 * budget)
    twice = choice.total_
    choice.spend(budget)
    print(f'{len(measured.rows())} rows, {len(convictions)} convictions; each kept once costs {once:.1f} s of processor time, with every '
          f'property and domain {needed:.1f} s, twice where there is room {twice:.1f} s, chosen {choice.total_:.1f} s (all rows at 1024 '
          f'cases: {everything:.0f} s)')
    print(f'{len(choice.cases)} rows chosen, {sum(choice.cases.values())} cases; '
          f'{sum(1 for c in convictions if choice.kept[c] >= 2)} convictions kept by two rows or more, '
          f'{sum(1 for c in convictions if choice.kept[c] == 0)} by none')
    for conviction in sorted(documented().keys() - convictions):
        print('documented and not seen: ' + ', '.join(conviction))
    write_list(arguments.list, choice, arguments.raise_version)


def check(arguments):
    wanted, got, engines = Measurement(arguments.folder), set(), set()
    for record in arguments.records:
        for _, block in blocks_of(arguments.assay, record):
            got |= {conviction_of(block['engine'], block['property'], candidate['claim']) for candidate in block.get('candidates', [])}
        with open(os.path.join(record, 'campaign.json')) as header:
            engines |= {engine['name'] for engine in json.load(header)['engines']}
    asked = {c for c in wanted.convictions() | documented().keys() if c.engine in engines}
    print(f'{len(asked & got)} of {len(asked)} convictions of the {len(engines)} engines asked, {len(got - asked)} others')
    for conviction in sorted(asked - got):
        print('not convicted: ' + ', '.join(conviction))
    return bool(asked - got)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words = parser.add_subparsers(dest='word', required=True)
    for word, run in (('measure', measure), ('choose', choose), ('check', check)):
        command = words.add_parser(word)
        command.add_argument('folder')
        command.set_defaults(run=run)
        if word != 'choose':
            command.add_argument('--assay', default=ROOT + '/build/release/bin/assay')
        if word == 'measure':
            command.add_argument('--cases', default='')
        if word == 'choose':
            command.add_argument('--list', default=ROOT + '/properties/catalog/batteries/quick.list')
            command.add_argument('--seconds', type=float, default=45)
            command.add_argument('--jobs', type=int, default=2)
            command.add_argument('--raise', dest='raise_version', action='store_true')
        if word == 'check':
            command.add_argument('records', nargs='+')
    arguments = parser.parse_args()
    sys.exit(arguments.run(arguments))


main()
