"""What is known of the unmutated programs: what engines count and reach under batteries, what tests reach. Kept in a file, so
that a second study of the same programs begins at once."""
import concurrent.futures
import json
import os

import battery
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
    def __init__(self, path, basis_of_program, basis_of_tests, program, tests, source):
        self.path, self.program, self.tests = path, program, tests
        self.engines = [engine for family in engines_of(source).values() for engine in family]
        self.known = {'program': basis_of_program, 'batteries': {}, 'test programs': basis_of_tests, 'tests': None}
        if os.path.exists(path):
            with open(path) as file:
                kept = json.load(file)
            if kept['program'] == basis_of_program:
                self.known['batteries'] = kept['batteries']
            if kept['test programs'] == basis_of_tests:
                self.known['tests'] = kept['tests']

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
                print(f'mutants: {name}, {engine}: {found["seconds"]:.1f} s, reaches {len(found["reached"])}', flush=True)
        if missing:
            self._keep()
        return measured

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
