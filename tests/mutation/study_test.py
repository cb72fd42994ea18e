"""The study's own code on programs that are a few lines of shell."""
import json
import os
import stat
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
STUDY = os.path.join(ROOT, 'mutation', 'study')
sys.path.insert(0, STUDY)
import battery  # noqa: E402
import process  # noqa: E402
import table  # noqa: E402
import unit_tests  # noqa: E402
from store import Store  # noqa: E402

# Records three blocks an engine; with a mutant it does what the mutant is called.
ASSAY = r'''#!/bin/bash
engines=()
while [ $# -gt 0 ]; do
  [ "$1" = --out ] && out=$2
  [ "$1" = --engine ] && engines+=("$2")
  shift
done
mkdir -p "$out"
named=$(printf '{"name": "%s"},' "${engines[@]}")
echo '{"engines": ['"${named%,}"'], "plan": [{"property": "hull2/is_exact", "domain": "hull2/grid@1"}, {"property": "hull2/ends", "domain": "hull2/grid@1"}]}' > "$out/campaign.json"
say() { echo "$1" >> "$out/blocks.jsonl"; }
if [ "${engines[0]}" = hull/slow ]; then say '[0,0,0,[[1,512]]]'; exec sleep 60; fi
for number in "${!engines[@]}"; do
  say "[$number"',0,0,[[1,512]]]'
  case "$ASSAY_MUTANT" in
    0000000a) say "[$number"',0,1,[[1,511,0,0,0,0,{"violations":{"V1":1}}]],[["V1",7,1,1]]]' ;;
    0000000b) say "[$number"',0,1,[[1,512,3]]]' ;;
    0000000c) say "[$number"',0,1,[[1,512,3]]]' ;;
    0000000d) kill -SEGV $$ ;;
    0000000e) while :; do :; done ;;
    0000000f) say "[$number"',0,1,[[1,512]]]'; say "[$number"',1,0,[[1,510,0,0,0,0,{"violations":{"K":2}}]],[["K",3,1,1]]]'; exit 1 ;;
    00000011) [ "$number" = 0 ] && say '[0,0,1,[[1,512,3]]]' || say "[$number"',0,1,[[1,511,0,0,0,0,{"violations":{"V1":1}}]],[["V1",7,1,1]]]' ;;
    00000012) sleep 0.2; echo "assay: std::bad_alloc"; exit 2 ;;
    *) say "[$number"',0,1,[[1,512]]]' ;;
  esac
  say "[$number"',1,0,[[1,511,0,0,0,0,{"violations":{"K":1}}]],[["K",3,1,1]]]'
done
if [ "$ASSAY_MUTANT" = 0000000c ]; then
  trap 'echo "assay: harness defect: the tiers disagree: here"; exit 2' TERM
  sleep 5 & wait
fi
sleep 0.2
rm "$out/blocks.jsonl"
exit 1
'''
TESTS = r'''#!/bin/bash
if [ "$1" = --gtest_list_tests ]; then printf 'Suite.\n  One\n  DISABLED_Two\nAll/Suite.\n  Three/0  # GetParam() = 4\n'; exit 0; fi
echo "[ RUN      ] Suite.One"
case "$ASSAY_MUTANT" in
  0000000a) echo "[  FAILED  ] Suite.One (1 ms)"; exit 1 ;;
  0000000d) kill -SEGV $$ ;;
esac
exit 0
'''


def mutant(number, file='oracles/gjk/a.cpp'):
    return {'id': f'{number:08x}', 'operator': 'fused', 'file': file, 'line': 3, 'function': 'f', 'diff': '-a\n+b\n'}


class WithPrograms(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        for name, text in (('assay', ASSAY), ('test_oracles_gjk', TESTS), ('test_oracles_referee', TESTS)):
            path = os.path.join(self.folder.name, name)
            with open(path, 'w') as file:
                file.write(text)
            os.chmod(path, stat.S_IRWXU)
        self.assay = os.path.join(self.folder.name, 'assay')


class Battery(WithPrograms):
    def seen(self, number, engines=('hull/x',)):
        references = {engine: battery.measure(self.assay, engine, 'smoke') for engine in engines}
        return battery.try_mutant(self.assay, references, 'smoke', f'{number:08x}')

    def test_an_unmutated_run_is_recorded_as_it_goes_and_what_fails_in_it_is_known(self):
        reference = battery.measure(self.assay, 'hull/x', 'smoke')
        self.assertEqual(sorted(reference['counted']), ['hull2/ends hull2/grid@1 0', 'hull2/is_exact hull2/grid@1 0', 'hull2/is_exact hull2/grid@1 1'])
        self.assertEqual(reference['known'], ['hull2/ends K'])

    def test_of_a_slow_engine_what_was_counted_in_time_is_measured_and_nothing_else_is_a_difference(self):
        slow = battery.measure(self.assay, 'hull/slow', 'smoke', seconds=2)
        self.assertEqual((list(slow['counted']), slow['seconds']), (['hull2/is_exact hull2/grid@1 0'], 2))
        reference = battery.measure(self.assay, 'hull/x', 'smoke')
        del reference['counted']['hull2/is_exact hull2/grid@1 1']
        self.assertIsNone(battery.try_mutant(self.assay, {'hull/x': reference}, 'smoke', '0000000a'))

    def test_engines_are_asked_together_and_a_failure_of_one_goes_before_counts_of_another(self):
        self.assertIsNone(self.seen(0x10, ('hull/x', 'hull/y')))
        seen = self.seen(0x11, ('hull/x', 'hull/y'))
        self.assertEqual((seen['kind'], seen['engine'], seen['claim']), ('violation', 'hull/y', 'V1'))

    def test_the_quickest_engines_are_asked_and_at_least_one(self):
        references = {'a': {'seconds': 20.0}, 'b': {'seconds': 1.0}, 'c': {'seconds': 11.0}}
        self.assertEqual(list(battery.quickest(references)), ['b', 'c'])
        self.assertEqual(list(battery.quickest({'a': {'seconds': 99.0}})), ['a'])

    def test_a_run_without_a_difference_is_none(self):
        self.assertIsNone(self.seen(0x10))

    def test_a_claim_that_never_failed_is_a_violation_with_its_case(self):
        seen = self.seen(0xa)
        self.assertEqual((seen['kind'], seen['property'], seen['claim'], seen['case']), ('violation', 'hull2/is_exact', 'V1', 1024 + 7))

    def test_other_numbers_are_counts_only_also_of_a_failure_that_is_known(self):
        self.assertEqual(self.seen(0xb)['kind'], 'counts only')
        self.assertEqual(self.seen(0xf)['kind'], 'counts only')

    def test_each_ending_has_its_name(self):
        self.assertEqual(self.seen(0xc)['kind'], 'tiers disagree')
        self.assertEqual(self.seen(0xd)['kind'], 'crash')
        self.assertEqual(self.seen(0x12)['kind'], 'crash')
        self.addCleanup(setattr, battery, 'LEAST_SECONDS', battery.LEAST_SECONDS)
        battery.LEAST_SECONDS = 0.3
        self.assertEqual(self.seen(0xe)['kind'], 'hang')

    def test_claims_alone_are_asked(self):
        self.assertIn('--no-self-checks', battery.check(self.assay, ['hull/x'], 'quick', 'out'))


class UnitTests(WithPrograms):
    def test_programs_of_the_mutated_layers_and_their_tests_are_found(self):
        programs = unit_tests.programs(self.folder.name)
        self.assertEqual([os.path.basename(program) for program in programs], ['test_oracles_gjk'])
        self.assertEqual(unit_tests.tests_of(programs[0]), ['Suite.One', 'All/Suite.Three/0'])

    def test_the_first_failure_is_named(self):
        tests = [{'program': 'test_oracles_gjk', 'test': 'Suite.One', 'seconds': 0.1}]
        self.assertEqual(unit_tests.try_mutant(self.folder.name, tests, '0000000a')['test'], 'Suite.One')
        crash = unit_tests.try_mutant(self.folder.name, tests, '0000000d')
        self.assertEqual((crash['kind'], crash['test']), ('crash', 'Suite.One'))
        self.assertNotIn('kind', unit_tests.try_mutant(self.folder.name, tests, '00000010'))

    def test_quick_tests_are_asked_before_those_that_reach_few(self):
        def test(name, seconds, reached=1, program='p'):
            return {'program': program, 'test': name, 'seconds': seconds, 'reached': ['m'] * reached}

        tests = [test('slow', 15, 2), test('slower', 15, 9), test('quick', 0.01), test('quick too', 0.02), test('other', 0.01, program='a'),
                 test('middling', 0.3)]
        rounds, left_out = unit_tests.rounds_of(tests)
        self.assertEqual([[one['test'] for one in asked] for asked in rounds], [['other'], ['quick', 'quick too'], ['middling'], ['slow']])
        self.assertEqual(left_out, 1)
        self.assertEqual(unit_tests.rounds_of(tests[1:2]), ([tests[1:2]], 0))


class Process(unittest.TestCase):
    def test_a_program_that_allocates_without_end_does_not_take_the_machine(self):
        ended = process.run([sys.executable, '-c', 'x = bytearray(16 << 30)'], 20)
        self.assertNotEqual(ended.code, 0)
        self.assertIn('MemoryError', ended.text)


class Kept(unittest.TestCase):
    def test_what_was_found_out_stands_while_the_programs_are_the_same(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'study.jsonl')
            Store(path, {'quick': 'one', 'unit': 'two'}).keep('quick', '00000001', {'kind': 'crash'})
            with open(path, 'a') as file:
                file.write('["one", "qu')  # killed while it wrote
            self.assertEqual(Store(path, {'quick': 'one'}).get('quick', '00000001'), {'kind': 'crash'})
            self.assertIsNone(Store(path, {'quick': 'one'}).get('unit', '00000001'))
            self.assertIsNone(Store(path, {'quick': 'other'}).get('quick', '00000001'))


class Whole(WithPrograms):
    def test_a_study_goes_from_programs_to_its_table(self):
        """These programs write no trace, so no test reaches a mutant."""
        mutated = self.folder.name
        os.makedirs(os.path.join(mutated, 'build'))
        os.symlink(mutated, os.path.join(mutated, 'build', 'bin'))
        os.makedirs(os.path.join(mutated, 'tree'))
        with open(os.path.join(mutated, 'tree', 'mutants.json'), 'w') as file:
            json.dump({'mutants': [mutant(i) for i in range(1, 9)]}, file)
        out = os.path.join(mutated, 'out')
        subprocess.run([sys.executable, STUDY, mutated, '--sample', '2', '--stages', 'unit', '--jobs', '1', '--out', out], check=True, capture_output=True)
        with open(os.path.join(out, 'mutants.md')) as file:
            self.assertIn('| **all** | 8 | 2 | 0 | 0 | 0 | 0 | 0 (0 %) | 0 (0 %) | 0 (0 %) | 0 | 2 |\n', file.read())


class Table(unittest.TestCase):
    def row(self, number, file, quick, unit, engines=('gjk/epa',)):
        return {'mutant': mutant(number, file), 'verdicts': {'unit': unit, 'quick': quick}, 'engines': list(engines)}

    def test_tells_claims_tiers_endings_and_tests_apart_and_counts_are_no_kill(self):
        rows = [self.row(1, 'oracles/gjk/a.cpp', {'kind': 'violation'}, {'kind': 'test'}), self.row(2, 'oracles/gjk/a.cpp', {'kind': 'tiers disagree'}, {}),
                self.row(3, 'algorithms/a.h', {'kind': 'hang'}, {}), self.row(4, 'algorithms/a.h', {'kind': 'counts only'}, {}),
                self.row(5, 'algorithms/a.h', {'kind': 'counts only'}, {'kind': 'crash'}), self.row(6, 'algorithms/a.h', {}, {}, ())]
        text = table.document('How.', [row['mutant'] for row in rows] + [mutant(7)], rows, ['unit', 'quick'])
        self.assertIn('| `algorithms` | 4 | 4 | 3 | 0 | 0 | 1 | 1 (25 %) | 1 (25 %) | 2 (50 %) | 1 | 1 |\n', text)
        self.assertIn('| `oracles` | 3 | 2 | 2 | 1 | 1 | 0 | 2 (100 %) | 1 (50 %) | 2 (100 %) | 0 | 0 |\n', text)
        self.assertIn('| **all** | 7 | 6 | 5 | 1 | 1 | 1 | 3 (50 %) | 2 (33 %) | 4 (67 %) | 1 | 1 |\n', text)
        left = table.survivors(rows, ['unit', 'quick'])
        self.assertIn('00000004 fused, algorithms/a.h:3, f: 1 engines reach it, only counts differ\n-a\n+b\n', left)
        self.assertNotIn('00000005', left)


if __name__ == '__main__':
    unittest.main()
