"""What is known of the unmutated programs: what engines count and reach under batteries, what tests reach. Kept in a file, so
that a second study of the same programs begins at once."""
import concurrent.futures
import json
import os

import battery
import fingerprints
import self_checks
import unit_tests


def engines_of(source):
    """Names in variants/<family>.list: the engines that run in the program itself, by family."""
    engines = {}
    folder = os.path.join(source, 'variants')
    for name in sorted(os.listdir(folder)):
        if name.endswith('.list'):
            with open(os.path.join(folder, name)) as file:
                engines[name[:-5]] = [line.split()[0] for line in file if line.strip() and not line.startswith('#')]
    return engines


class Measurement:
    def __init__(self, path, bases, program, tests, printers, source):
        """`bases`: the digest of each stage's sources."""
        self.path, self.program, self.tests, self.printers, self.source = path, program, tests, printers, source
        self.engines = [engine for family in engines_of(source).values() for engine in family]
        self.known = {'bases': bases, 'batteries': {}, 'self_checks': None, 'tests': None, 'fingerprints': None}
        if os.path.exists(path):
            with open(path) as file:
                kept = json.load(file)
            for stage, part in (('smoke', 'batteries'), ('smoke', 'self_checks'), ('unit tests', 'tests'), ('fingerprints', 'fingerprints')):
                if kept.get('bases', {}).get(stage) == bases[stage]:
                    self.known[part] = kept.get(part, self.known[part])

    def _keep(self):
        with open(self.path + '.new', 'w') as file:
            json.dump(self.known, file)
        os.replace(self.path + '.new', self.path)

    def battery(self, name, jobs):
        """By engine."""
        measured = self.known['batteries'].setdefault(name, {})
        missing = [engine for engine in self.engines if engine not in measured]
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            for engine, found in zip(missing, pool.map(lambda engine: battery.measure(self.program, engine, name), missing)):
                measured[engine] = found
                self._keep()
                print(f'mutants: {name}, {engine}: {found["seconds"]:.1f} s, reaches {len(found["reached"])}', flush=True)
        return measured

    def self_checks(self):
        if self.known['self_checks'] is None:
            self.known['self_checks'] = self_checks.measure(self.program)
            self._keep()
        return self.known['self_checks']

    def unit_tests(self, jobs):
        """All that pass."""
        if self.known['tests'] is None:
            asked = [(program, test) for program in self.tests for test in unit_tests.tests_of(program)]
            with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
                self.known['tests'] = list(pool.map(lambda one: unit_tests.measure(*one), asked))
            self._keep()
            for test in self.known['tests']:
                if not test['passes']:
                    print(f'mutants: left out, for it fails without a mutant: {test["program"]} {test["test"]}', flush=True)
        return [test for test in self.known['tests'] if test['passes']]

    def fingerprints(self, jobs):
        if self.known['fingerprints'] is None:
            asked = [(path, name) for path in self.printers for name in fingerprints.names_of(self.source, os.path.basename(path))]
            with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
                self.known['fingerprints'] = list(pool.map(lambda one: fingerprints.measure(*one), asked))
            self._keep()
        return self.known['fingerprints']
