"""Unit tests, one by one: which mutants a test evaluates, and which test a mutant fails."""
import os
import re

import process
from trace import Trace

FOLDERS = ('algorithms_', 'oracles_', 'certified_')  # programs test_<folder><family> of the layers that are mutated
NOT_MUTATED = ('test_oracles_referee',)
LEAST_SECONDS, SLOWER = 20, 10
QUICK = 0.5  # seconds: such tests run first


def programs(folder):
    names = sorted(name for name in os.listdir(folder) if name.startswith(tuple('test_' + of for of in FOLDERS)))
    return [os.path.join(folder, name) for name in names if name not in NOT_MUTATED]


def tests_of(program):
    """Full names, as --gtest_filter takes them."""
    listed = process.run([program, '--gtest_list_tests'], 60).text
    names, suite = [], ''
    for line in listed.splitlines():
        word = line.split('#')[0].rstrip()
        if word.endswith('.') and not word.startswith(' '):
            suite = word
        elif word.startswith('  ') and suite:
            names.append(suite + word.strip())
    return [name for name in names if 'DISABLED_' not in name]


def measure(program, test, seconds=600):
    """Whether it passes without a mutant, what it reaches, how long it takes."""
    with Trace() as trace:
        ended = process.run([program, '--gtest_filter=' + test], seconds, trace=trace.path)
        reached = trace.reached()
    return {'program': os.path.basename(program), 'test': test, 'passes': ended.code == 0, 'seconds': ended.seconds,
            'reached': sorted(reached)}


def try_mutant(folder, tests, mutant):
    """The first of the tests that the mutant fails, None where it passes all; quick tests come first."""
    for quick in (True, False):
        for name in sorted({test['program'] for test in tests}):
            asked = [test for test in tests if test['program'] == name and (test['seconds'] < QUICK) == quick]
            if not asked:
                continue
            limit = LEAST_SECONDS + SLOWER * sum(test['seconds'] for test in asked)
            command = [os.path.join(folder, name), '--gtest_fail_fast', '--gtest_filter=' + ':'.join(test['test'] for test in asked)]
            ended = process.run(command, limit, mutant=mutant)
            if ended.code == 0 and not ended.hung:
                continue
            failed = re.findall(r'^\[  FAILED  \] ([^ ,]+)', ended.text, re.M)
            begun = re.findall(r'^\[ RUN      \] (\S+)', ended.text, re.M)
            kind = 'hang' if ended.hung else 'test' if failed else 'crash'
            return {'kind': kind, 'program': name, 'test': (failed or begun[-1:] or [''])[0], 'second': round(ended.seconds, 2)}
    return None
