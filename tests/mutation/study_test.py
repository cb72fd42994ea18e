"""The study's own code on programs that are a few lines of shell."""
import json
import os
import stat
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, 'mutation', 'study'))
import battery  # noqa: E402
import equivalents  # noqa: E402
import process  # noqa: E402
import sample  # noqa: E402
import table  # noqa: E402
import unit_tests  # noqa: E402
from verdicts import Verdicts  # noqa: E402

# Records three blocks; with a mutant it does what the mutant is called.
ASSAY = r'''#!/bin/bash
while [ $# -gt 0 ]; do [ "$1" = --out ] && out=$2; shift; done
mkdir -p "$out"
echo '{"plan": [{"property": "hull2/is_exact", "domain": "hull2/grid@1"}, {"property": "hull2/ends", "domain": "hull2/grid@1"}]}' > "$out/campaign.json"
say() { echo "$1" >> "$out/blocks.jsonl"; }
say '[0,0,0,[[1,512]]]'
case "$ASSAY_MUTANT" in
  0000000a) say '[0,0,1,[[1,511,0,0,0,0,{"violations":{"V1":1}}]],[["V1",7,1,1]]]' ;;
  0000000b) say '[0,0,1,[[1,512,3]]]' ;;
  0000000c) sleep 0.2; echo "harness defect: the tiers disagree"; exit 2 ;;
  0000000d) kill -SEGV $$ ;;
  0000000e) while :; do :; done ;;
  0000000f) say '[0,0,1,[[1,512]]]'; say '[0,1,0,[[1,510,0,0,0,0,{"violations":{"K":2}}]],[["K",3,1,1]]]'; exit 1 ;;
  *) say '[0,0,1,[[1,512]]]' ;;
esac
say '[0,1,0,[[1,511,0,0,0,0,{"violations":{"K":1}}]],[["K",3,1,1]]]'
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


def mutant(number, operator='fused', file='oracles/gjk/a.cpp'):
    return {'id': f'{number:08x}', 'diff_hash': 'd', 'operator': operator, 'file': file, 'line': 3, 'places': 1, 'function': 'f',
            'diff': '-a\n+b\n'}


class WithPrograms(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        for name, text in (('assay', ASSAY), ('test_oracles_gjk', TESTS), ('test_oracles_referee', TESTS)):
            path = os.path.join(self.folder.name, name)
            with open(path, 'w') as file:
                file.write(text)
            os.chmod(path, stat.S_IRWXU)
        self.assay = os.path.join(self.folder.name, 'assay')

    def tearDown(self):
        self.folder.cleanup()


class Battery(WithPrograms):
    def seen(self, number):
        reference = battery.measure(self.assay, 'hull/x', 'smoke')
        return battery.try_mutant(self.assay, 'hull/x', 'smoke', reference, f'{number:08x}')

    def test_an_unmutated_run_is_recorded_as_it_goes_and_what_fails_in_it_is_known(self):
        reference = battery.measure(self.assay, 'hull/x', 'smoke')
        self.assertEqual(sorted(reference['lines']), ['0,0', '0,1', '1,0'])
        self.assertEqual(reference['known'], ['hull2/ends K'])

    def test_a_run_without_a_difference_is_none(self):
        self.assertIsNone(self.seen(0x10))

    def test_a_claim_that_never_failed_is_a_violation_with_its_case(self):
        seen = self.seen(0xa)
        self.assertEqual((seen['kind'], seen['property'], seen['claim'], seen['case']), ('violation', 'hull2/is_exact', 'V1', 1024 + 7))

    def test_other_numbers_are_counts_only_also_of_a_failure_that_is_known(self):
        self.assertEqual(self.seen(0xb)['kind'], 'counts only')
        self.assertEqual(self.seen(0xf)['kind'], 'counts only')

    def test_each_ending_has_its_name(self):
        self.assertEqual(self.seen(0xc)['kind'], 'harness defect')
        self.assertEqual(self.seen(0xd)['kind'], 'crash')
        self.addCleanup(setattr, battery, 'LEAST_SECONDS', battery.LEAST_SECONDS)
        battery.LEAST_SECONDS = 0.3
        self.assertEqual(self.seen(0xe)['kind'], 'hang')


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
        self.assertIsNone(unit_tests.try_mutant(self.folder.name, tests, '00000010'))


class Process(unittest.TestCase):
    def test_a_program_that_allocates_without_end_does_not_take_the_machine(self):
        ended = process.run([sys.executable, '-c', 'x = bytearray(16 << 30)'], 20)
        self.assertNotEqual(ended.code, 0)
        self.assertIn('MemoryError', ended.text)


class Kept(unittest.TestCase):
    def test_verdicts_stand_while_diff_and_programs_are_the_same(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'verdicts.jsonl')
            Verdicts(path, lambda stage: 'one').keep(mutant(1), 'smoke', {'verdict': 'survived'})
            with open(path, 'a') as file:
                file.write('{"id": "000')  # killed while it wrote
            self.assertEqual(Verdicts(path, lambda stage: 'one').of(mutant(1), 'smoke')['verdict'], 'survived')
            self.assertIsNone(Verdicts(path, lambda stage: 'two').of(mutant(1), 'smoke'))
            self.assertIsNone(Verdicts(path, lambda stage: 'one').of(dict(mutant(1), diff_hash='e'), 'smoke'))

    def test_an_equivalent_is_refused_when_its_diff_is_another(self):
        def read(text):
            with tempfile.NamedTemporaryFile('w', suffix='.list') as file:
                file.write(text)
                file.flush()
                return equivalents.read(file.name, [mutant(1)])

        self.assertEqual(read('# c\n00000001 d Both are zero.\n'), {'00000001': 'Both are zero.'})
        for wrong in ('00000001 e Both are zero.\n', '00000002 d Both are zero.\n', '00000001 d\n', 2 * '00000001 d Both are zero.\n'):
            with self.assertRaises(equivalents.Refused):
                read(wrong)


class Sample(unittest.TestCase):
    population = [mutant(i, 'fused' if i % 10 else 'abs_dropped') for i in range(1, 101)] + [mutant(200, 'strictness')]

    def test_every_operator_has_its_share_and_one_at_least(self):
        drawn = sample.sample(self.population, 20, 1)
        self.assertEqual(len(drawn), 20)
        by_operator = {name: len(members) for name, members in sample.by_stratum(drawn).items()}
        self.assertEqual(by_operator, {'abs_dropped': 2, 'fused': 17, 'strictness': 1})
        self.assertEqual(drawn, sample.sample(self.population, 20, 1))
        self.assertNotEqual(drawn, sample.sample(self.population, 20, 2))

    def test_the_share_that_is_killed_is_weighted_by_operator(self):
        rows = [{'mutant': one, 'verdicts': {'smoke': {'verdict': 'killed' if one['operator'] == 'fused' else 'survived'}}}
                for one in sample.sample(self.population, 10, 1)]
        self.assertAlmostEqual(table.weighted_share(rows, self.population, ['smoke']), 90 / 101)


class Document(unittest.TestCase):
    def test_says_what_was_tried_what_saw_it_and_what_survived(self):
        killed = {'verdict': 'killed', 'kind': 'counts only', 'engine': 'gjk/epa', 'property': 'p', 'domain': 'd@1', 'claim': None,
                  'case': 0, 'second': 0.5}
        rows = [{'mutant': mutant(1), 'engines': ['gjk/epa'], 'verdicts': {'smoke': killed}},
                {'mutant': mutant(2), 'engines': [], 'verdicts': {'smoke': {'verdict': 'not reached'}}}]
        text = table.document({'rows': rows, 'population': [mutant(i) for i in range(1, 5)], 'stages': ['smoke'], 'how': 'How.', 'head': '# H\n', 'machine': 'mutants.json'})
        self.assertIn('Of 2 mutants 1 were killed, 0 are argued to be equivalent, 1 survived: 50 %', text)
        self.assertIn('| smoke | 1 | 1 | 0 | 0 | 0 | 0 | 1 | 0 |', text)
        self.assertIn('`00000002` fused, oracles/gjk/a.cpp:3, f: no engine reaches it.', text)
        self.assertNotIn('`00000001` fused, oracles/gjk/a.cpp:3, f:', text)


if __name__ == '__main__':
    unittest.main()
