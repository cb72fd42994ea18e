#!/usr/bin/env python3
"""The mutation study: tries mutants and writes OUT/mutants.md, survivors.txt and mutants.json.

  python3 mutation/study MUTATED [--sample N --seed S] [--only FOLDER] [--stages unit,smoke,quick] [--jobs J] [--minutes M] [--out OUT]

MUTATED is the folder that mutation/mutants.sh builds: tree/mutants.json, build/bin. What is found out stands in MUTATED/study.jsonl; a
study that was interrupted, or ended at its time limit, goes on where it was. Nothing is written unless all that was asked for has a
verdict. docs/mutants.md is a copy of mutants.md."""
import argparse
import concurrent.futures
import hashlib
import json
import os
import sys
import threading
import time

import battery
import table
import unit_tests
from store import Store, digest_of

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def engines_of(source):
    """Names in variants/<family>.list: the engines that run in the program itself."""
    engines = []
    folder = os.path.join(source, 'variants')
    for name in sorted(os.listdir(folder)):
        if name.endswith('.list'):
            with open(os.path.join(folder, name)) as file:
                engines += [line.split()[0] for line in file if line.strip() and not line.startswith('#')]
    return engines


def drawn(mutants, number, seed):
    """`number` of the mutants, each as likely as any other. Whether one comes before another is a function of seed and ids alone, so that
    a larger sample has the smaller one in it, and an edit elsewhere leaves it nearly as it was."""
    return sorted(mutants, key=lambda mutant: hashlib.sha256(f'{seed} {mutant["id"]}'.encode()).digest())[:number]


class Study:
    def __init__(self, options):
        self.options = options
        folder = os.path.abspath(options.mutated)
        self.binaries = os.path.join(folder, 'build', 'bin')
        self.program = os.path.join(self.binaries, 'assay')
        self.tests = unit_tests.programs(self.binaries)
        bases = {stage: digest_of([self.program]) for stage in battery.BATTERIES}
        self.store = Store(os.path.join(folder, 'study.jsonl'), dict(bases, unit=digest_of(self.tests)))
        with open(os.path.join(folder, 'tree', 'mutants.json')) as file:
            self.population = [mutant for mutant in json.load(file)['mutants'] if mutant['file'].startswith(options.only)]
        self.chosen = drawn(self.population, options.sample, options.seed)
        self.end = time.monotonic() + 60 * options.minutes if options.minutes else None
        self.lock = threading.Lock()

    def keep(self, stage, name, value):
        with self.lock:
            return self.store.keep(stage, name, value)

    def measured(self, stage, names, measure):
        """What is known of each without a mutant, by name."""
        missing = [name for name in names if self.store.get(stage, name) is None]
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            for name, found in zip(missing, pool.map(measure, missing)):
                self.keep(stage, name, found)
                print(f'mutants: {stage}, {name}: {found["seconds"]:.1f} s, reaches {len(found["reached"])}', flush=True)
        return {name: self.store.get(stage, name) for name in names}

    def prepare(self):
        self.reached = {}  # by stage and name: what is known, and the ids that it reaches
        for stage in self.options.stages:
            if stage == 'unit':
                names = [f'{program} {test}' for program in self.tests for test in unit_tests.tests_of(program)]
                known = self.measured(stage, names, lambda name: unit_tests.measure(*name.split(' ', 1)))
                known = {name: test for name, test in known.items() if test['passes']}
            else:
                known = self.measured(stage, engines_of(ROOT), lambda engine: battery.measure(self.program, engine, stage))
            self.reached[stage] = {name: (found, set(found['reached'])) for name, found in known.items()}

    def reaching(self, stage, mutant):
        return {name: found for name, (found, reached) in self.reached[stage].items() if mutant['id'] in reached}

    def try_stage(self, stage, mutant):
        reaching = self.reaching(stage, mutant)
        if not reaching:
            return {'asked': 0}
        if stage == 'unit':
            found = unit_tests.try_mutant(self.binaries, list(reaching.values()), mutant['id'])
        else:
            asked = battery.quickest(reaching)
            found = dict(battery.try_mutant(self.program, asked, stage, mutant['id']) or {}, left_out=len(reaching) - len(asked))
        return dict(found, asked=len(reaching))

    def try_one(self, mutant):
        for stage in self.options.stages:
            if self.end and time.monotonic() > self.end:
                return
            if self.store.get(stage, mutant['id']) is None:
                self.keep(stage, mutant['id'], self.try_stage(stage, mutant))
        said = ', '.join(f'{stage}: {self.store.get(stage, mutant["id"]).get("kind", "nothing")}' for stage in self.options.stages)
        print(f'mutants: {mutant["id"]} {mutant["operator"]} {mutant["file"]}:{mutant["line"]}: {said}', flush=True)

    def how(self):
        tried = (f'a sample of {len(self.chosen)} of {len(self.population)} (seed {self.options.seed}), of which a share is known to '
                 f'{98 / len(self.chosen) ** 0.5:.0f} percentage points, 95 % of the time' if len(self.chosen) < len(self.population) else
                 f'all {len(self.population)}')
        batteries = [stage for stage in self.options.stages if stage != 'unit']
        of_batteries = (f' A battery (`{", ".join(batteries)}`) asks the engines of the program that reach the mutant, the quickest of them that '
                        f'take {battery.MOST_SECONDS} s together, in what each counts within {battery.MEASURED_SECONDS} s; no plug-in takes part.'
                        if batteries else '')
        return (f'Tried: {tried}. Some of the others are equivalent to the original: no input tells.{of_batteries} '
                f'Command: `make mutants STUDY="{" ".join(sys.argv[2:])}"`.')

    def run(self):
        self.prepare()
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            for finished in [pool.submit(self.try_one, mutant) for mutant in self.chosen]:
                finished.result()
        stages = self.options.stages
        rows = [{'mutant': mutant, 'verdicts': {stage: self.store.get(stage, mutant['id']) for stage in stages},
                 'engines': sorted({name for stage in stages if stage != 'unit' for name in self.reaching(stage, mutant)})} for mutant in self.chosen]
        if any(None in row['verdicts'].values() for row in rows):
            print('mutants: not all have a verdict yet: the same command goes on')
            return 4
        table.write(self.options.out, self.how(), self.population, rows, stages)
        with open(os.path.join(self.options.out, 'mutants.md')) as file:
            print(file.read())
        return 0


def main():
    parser = argparse.ArgumentParser(prog='mutants', description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('mutated')
    parser.add_argument('--sample', type=int, help='so many mutants instead of all')
    parser.add_argument('--only', default='', metavar='FOLDER', help='of those in the files whose paths begin so')
    parser.add_argument('--seed', type=int, default=1, help='of the sample')
    parser.add_argument('--stages', default='unit,quick', type=lambda words: words.split(','))
    parser.add_argument('--jobs', type=int, default=os.cpu_count())
    parser.add_argument('--minutes', type=float, help='stop after this time')
    parser.add_argument('--out', default=os.path.join(ROOT, 'out', 'mutants'))
    options = parser.parse_args()
    for stage in options.stages:
        if stage not in ('unit', *battery.BATTERIES):
            parser.error(f'--stages: no stage {stage}: unit, {", ".join(battery.BATTERIES)}')
    return Study(options).run()


if __name__ == '__main__':
    sys.exit(main())
