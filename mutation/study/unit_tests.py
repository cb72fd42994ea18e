"""Unit tests, one by one: which mutants a test evaluates, and which test a mutant fails."""
import os
import re

import process
from trace import Trace

# Programs test_<folder><family> of the layers that are mutated, and what is known of them.
FOLDERS = ('algorithms_', 'oracles_', 'certified_')
NOT_MUTATED = ('test_oracles_referee',)
# A run that takes longer than so many seconds and so many times the unmutated one hangs: what is no hang is seldom twice as slow.
LEAST_SECONDS, SLOWER = 5, 5
# Tests run in rounds, the quicker before the slower: those of a round in one process for each program.
ROUNDS = (0.05, 0.5)  # seconds
# Of the slower ones, which reach nearly everything and see little that the quicker do not, those that reach the fewest mutants first,
# until they have taken so many seconds without a mutant. The others are not asked, and the verdict says how many were not.
SLOW_SECONDS = 20


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


def rounds_of(tests):
    """Lists of tests of one program each, in the order in which they are asked, and how many are left out."""
    rounds, least = [], 0
    for most in ROUNDS:
        for name in sorted({test['program'] for test in tests}):
            rounds.append([test for test in tests if test['program'] == name and least <= test['seconds'] < most])
        least = most
    left_out, seconds = 0, 0
    for test in sorted((test for test in tests if test['seconds'] >= least), key=lambda test: len(test['reached']) * test['seconds']):
        seconds += test['seconds']
        if seconds <= SLOW_SECONDS or not any(rounds):
            rounds.append([test])
        else:
            left_out += 1
    return [asked for asked in rounds if asked], left_out


def try_mutant(folder, tests, mutant):
    """The first of the tests that the mutant fails; no kind where it passes all that were asked."""
    rounds, left_out = rounds_of(tests)
    for asked in rounds:
        limit = LEAST_SECONDS + SLOWER * sum(test['seconds'] for test in asked)
        name = asked[0]['program']
        command = [os.path.join(folder, name), '--gtest_fail_fast', '--gtest_filter=' + ':'.join(test['test'] for test in asked)]
        ended = process.run(command, limit, mutant=mutant)
        if ended.code == 0 and not ended.hung:
            continue
        failed = re.findall(r'^\[  FAILED  \] ([^ ,]+)', ended.text, re.M)
        begun = re.findall(r'^\[ RUN      \] (\S+)', ended.text, re.M)
        kind = 'hang' if ended.hung else 'test' if failed else 'crash'
        return {'kind': kind, 'program': name, 'test': (failed or begun[-1:] or [''])[0]}
    return {'left_out': left_out}
