#!/usr/bin/env python3
"""The mutation study: tries mutants, keeps verdicts, writes the table.

  python3 mutation/study MUTATED [--sample N --seed S | --listed FILE] [--only FOLDER] [--stages unit,fingerprints,smoke,quick,nightly] [--first] [--jobs J] [--minutes M] [--document FILE]

MUTATED is the folder that mutation/mutants.sh builds: tree/mutants.json, build/bin. Verdicts stand in MUTATED/verdicts.jsonl,
one a line; a study that was interrupted, or ended at its time limit, goes on where it was, and one of the same sources on another
machine takes those of docs/mutants.json. What people say of survivors stands in mutation/equivalent.list and mutation/plans.list;
an entry whose mutant has another diff by now, or was seen by something, ends the study with exit code 2. Nothing is written to the
document unless all that was asked for has a verdict."""
import argparse
import concurrent.futures
import json
import os
import sys
import threading
import time

import basis
import battery
import equivalents
import fingerprints
import heads
import lists
import plans
import sample
import self_checks
import table
import unit_tests
from measurement import Measurement
from verdicts import Verdicts

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
STAGE_OF = {'smoke': 'smoke', 'quick': 'quick', 'nightly': 'nightly share', 'unit': 'unit tests', 'fingerprints': 'fingerprints'}
MADE_OF = {'unit': basis.PROGRAM + basis.TESTS, 'fingerprints': basis.PROGRAM + basis.FINGERPRINTS}  # the others: the program


class Study:
    def __init__(self, options):
        self.options = options
        folder = os.path.abspath(options.mutated)
        self.binaries = os.path.join(folder, 'build', 'bin')
        self.program = os.path.join(self.binaries, 'assay')
        tests = unit_tests.programs(self.binaries)
        bases = {name: basis.digest_of(ROOT, MADE_OF.get(stage, basis.PROGRAM)) for stage, name in STAGE_OF.items()}
        with open(os.path.join(folder, 'tree', 'mutants.json')) as file:
            self.listed = json.load(file)
        self.population = self.listed['mutants']
        self.measurement = Measurement(os.path.join(folder, 'measurement.json'), bases, self.program, tests,
                                       fingerprints.programs(self.binaries), ROOT)
        self.verdicts = Verdicts(os.path.join(folder, 'verdicts.jsonl'), bases.get, os.path.join(ROOT, 'docs', 'mutants.json'))
        self.equivalent = equivalents.read(os.path.join(ROOT, 'mutation', 'equivalent.list'), self.population)
        self.reasons, self.plans = plans.read(os.path.join(ROOT, 'mutation', 'plans.list'), self.population, self.equivalent)
        self.end = time.monotonic() + 60 * options.minutes if options.minutes else None
        self.lock = threading.Lock()
        self.done = 0

    def reaching(self, name, mutant):
        return [engine for engine, reached in self.reached[name].items() if mutant['id'] in reached]

    def try_battery(self, name, mutant):
        """What a campaign begins with, then the engines that reach it, or the quickest of them, together, as a campaign asks them."""
        checks = self.measurement.known['self_checks']
        is_checked = mutant['id'] in self.reached_by_checks
        found = self_checks.try_mutant(self.program, checks, mutant['id']) if is_checked else None
        measured = self.measurement.known['batteries'][name]
        reaching = {engine: measured[engine] for engine in self.reaching(name, mutant)}
        if not reaching and not is_checked:
            return {'verdict': 'not reached', 'asked': 0}
        asked = {}
        if reaching and (found is None or found['kind'] == 'counts only'):  # else the campaign ends there
            asked = battery.quickest(reaching)
            seen = battery.try_mutant(self.program, asked, name, mutant['id'])
            if found is None or (seen and seen['kind'] != 'counts only'):
                found = seen
        return dict(found or {}, verdict='killed' if found else 'survived', asked=len(asked), left_out=len(reaching) - len(asked))

    def try_unit_tests(self, mutant):
        reaching = [test for test, reached in self.reached['unit'] if mutant['id'] in reached]
        if not reaching:
            return {'verdict': 'not reached', 'asked': 0}
        found = unit_tests.try_mutant(self.binaries, reaching, mutant['id'], self.verdicts.killer(mutant, STAGE_OF['unit']))
        return dict({'asked': len(reaching)}, **found, verdict='killed' if 'kind' in found else 'survived')

    def try_fingerprints(self, mutant):
        reaching = [one for one, reached in self.reached['fingerprints'] if mutant['id'] in reached]
        if not reaching:
            return {'verdict': 'not reached', 'asked': 0}
        found = fingerprints.try_mutant(self.binaries, reaching, mutant['id'])
        return dict(found or {}, verdict='killed' if found else 'survived', asked=len(reaching))

    def try_stage(self, stage, mutant):
        tries = {'unit': self.try_unit_tests, 'fingerprints': self.try_fingerprints}
        return tries[stage](mutant) if stage in tries else self.try_battery(stage, mutant)

    def try_one(self, mutant):
        for stage in self.options.stages:
            if self.end and time.monotonic() > self.end:
                return
            if self.verdicts.of(mutant, STAGE_OF[stage]) is None:
                verdict = self.try_stage(stage, mutant)
                with self.lock:
                    self.verdicts.keep(mutant, STAGE_OF[stage], verdict)
            if self.options.first and self.verdicts.of(mutant, STAGE_OF[stage])['verdict'] == 'killed':
                break
        with self.lock:
            self.done += 1
            said = ', '.join(f'{STAGE_OF[stage]}: {self.in_words(mutant, STAGE_OF[stage])}' for stage in self.options.stages)
            print(f'mutants: {self.done}/{len(self.chosen)} {mutant["id"]} {mutant["operator"]} {table.place_in_words(mutant)}: {said}',
                  flush=True)

    def verdict(self, mutant, stage):
        """None where it is still to be asked; a stage after one that killed need not be, where only the first counts."""
        known = self.verdicts.of(mutant, stage)
        stages = [STAGE_OF[name] for name in self.options.stages]
        before = [self.verdicts.of(mutant, earlier) for earlier in stages[:stages.index(stage)]]
        if known is None and self.options.first and any(one and one['verdict'] == 'killed' for one in before):
            return {'verdict': 'not asked'}
        return known

    def in_words(self, mutant, stage):
        verdict = self.verdict(mutant, stage)
        return verdict['verdict'] + (f' ({verdict["kind"]})' if verdict['verdict'] == 'killed' else '')

    def prepare(self):
        options = self.options
        self.reached = {}
        for stage in options.stages:
            if stage == 'unit':
                self.reached[stage] = [(test, set(test['reached'])) for test in self.measurement.unit_tests(options.jobs)]
            elif stage == 'fingerprints':
                self.reached[stage] = [(one, set(one['reached'])) for one in self.measurement.fingerprints(options.jobs)]
            else:
                self.reached_by_checks = set(self.measurement.self_checks()['reached'])
                measured = self.measurement.battery(stage, options.jobs)
                self.reached[stage] = {engine: set(found['reached']) for engine, found in measured.items()}
        self.population = [mutant for mutant in self.population if mutant['file'].startswith(options.only)]
        if options.listed:
            self.chosen, self.listed_ids = sample.listed(self.population, options.listed)
        else:
            self.chosen = sample.sample(self.population, options.sample or len(self.population), options.seed)

    def rows(self):
        rows = []
        for mutant in self.chosen:
            verdicts = {STAGE_OF[stage]: self.verdict(mutant, STAGE_OF[stage]) for stage in self.options.stages}
            if None in verdicts.values():
                return None
            engines = sorted({engine for stage in self.options.stages if stage in battery.ARGUMENTS
                              for engine in self.reaching(stage, mutant)})
            rows.append({'mutant': mutant, 'verdicts': verdicts, 'engines': engines})
        table.say_of_survivors(rows, {'equivalent': self.equivalent, 'plan': self.plans})
        return rows

    def how(self):
        options = self.options
        drawn = (f'the {len(self.chosen)} that there still are of {self.listed_ids} listed in {options.listed}' if options.listed else
                 f'a stratified sample of {len(self.chosen)} (seed {options.seed})' if options.sample else 'all of them')
        stages = ', '.join(STAGE_OF[stage] for stage in options.stages)
        batteries = [stage for stage in options.stages if stage in battery.ARGUMENTS]
        options_of = ', '.join(f'`{" ".join(battery.ARGUMENTS[stage])}`' for stage in batteries)
        asked = (' A battery begins with what a check holds our own code to, known answers and error bounds on their stored tapes (docs/bounds.md), '
                 'where that reaches the mutant; what ends a check ends it. Then '
                 f'it asks those of {len(self.measurement.engines)} engines of the program that reach the mutant, the quickest of '
                 f'them as far as they take {battery.MOST_SECONDS} s together, in one campaign of one thread ({options_of}), until one '
                 f'sees a failure, and for {battery.MORE_SECONDS} s more after the first difference in counts; compared is what an engine alone '
                 f'counts within {battery.MEASURED_SECONDS} s. No plug-in takes part.'
                 if batteries else '')
        if 'unit' in options.stages:
            programs = sorted({test['program'] for test, _ in self.reached['unit']})
            asked += (f' Unit tests are the {len(self.reached["unit"])} of {len(programs)} programs ({", ".join(programs)}) that pass '
                      'without a mutant, those that reach the mutant, until one fails; of those that take longer than '
                      f'{unit_tests.ROUNDS[-1]} s, which reach most, only what {unit_tests.SLOW_SECONDS} s hold.')
        if 'fingerprints' in options.stages:
            asked += ' Fingerprints are those of tests/fingerprints, of engines and of claims, one by one.'
        if options.first:
            asked += ' A mutant that a stage killed is not put to the stages after it.'
        of = f' of {options.only}' if options.only else ''
        return (f'{len(self.population)} mutants{of}; tried: {drawn}; stages: {stages}.{asked} Command: `make mutants'
                + (f' STUDY="{" ".join(sys.argv[2:])}"' if sys.argv[2:] else '') + '`.')

    def run(self):
        self.prepare()
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            for finished in [pool.submit(self.try_one, mutant) for mutant in self.chosen]:
                finished.result()
        rows = self.rows()
        if rows is None:
            print('mutants: not all have a verdict yet: the same command goes on')
            return 4
        study = {'rows': rows, 'population': self.population, 'stages': [STAGE_OF[stage] for stage in self.options.stages],
                 'how': self.how(), 'head': heads.head(), 'reasons': self.reasons}
        table.write(study, self.options.document)
        with open(self.options.document) as file:
            print(file.read().split('\n## Survivors')[0])
        return 0


def main():
    parser = argparse.ArgumentParser(prog='mutants', description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('mutated')
    parser.add_argument('--sample', type=int, help='so many mutants instead of all')
    parser.add_argument('--listed', metavar='FILE', help='those whose ids stand there instead (mutation/samples)')
    parser.add_argument('--only', default='', metavar='FOLDER', help='of those in the files whose paths begin so')
    parser.add_argument('--seed', type=int, default=1, help='of the sample')
    parser.add_argument('--stages', default='smoke,quick,unit', type=lambda words: words.split(','))
    parser.add_argument('--first', action='store_true', help='ask no stage about a mutant that an earlier one killed')
    parser.add_argument('--jobs', type=int, default=os.cpu_count())
    parser.add_argument('--minutes', type=float, help='stop after this time')
    parser.add_argument('--document', default=os.path.join(ROOT, 'docs', 'mutants.md'))
    options = parser.parse_args()
    for stage in options.stages:
        if stage not in STAGE_OF:
            parser.error(f'--stages: no stage {stage}: {", ".join(STAGE_OF)}')
    try:
        return Study(options).run()
    except lists.Refused as refused:
        print(f'mutants: {refused}', file=sys.stderr)
        return 2


if __name__ == '__main__':
    sys.exit(main())
