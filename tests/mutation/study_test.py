"""The study's own code on programs that are a few lines of shell."""
import json
import os
import stat
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, 'mutation', 'study'))
import basis  # noqa: E402
import battery  # noqa: E402
import equivalents  # noqa: E402
import fingerprints  # noqa: E402
import heads  # noqa: E402
import lists  # noqa: E402
import plans  # noqa: E402
import process  # noqa: E402
import sample  # noqa: E402
import self_checks  # noqa: E402
import table  # noqa: E402
import unit_tests  # noqa: E402
from verdicts import Verdicts  # noqa: E402

# Records three blocks an engine; with a mutant it does what the mutant is called.
ASSAY = r'''#!/bin/bash
if [ "$1" = selftest ]; then
  judges=1
  case "$ASSAY_MUTANT" in
    0000000a) echo "assay: 3 known answers asked, 2 differ" >&2; echo "oracles/gjk/depths: seen 0x1, written down 0x2"; echo "oracles/lp/judges: thrown x, written down 0x2"; exit 2 ;;
    0000000b) judges=2 ;;
    0000000c) echo "defect of Assay's own code: a bound"; exit 2 ;;
    0000000d) kill -SEGV $$ ;;
    0000000e) while :; do :; done ;;
  esac
  echo "bounds.engines.digest 1"
  echo "bounds.judges.digest $judges"
  exit 0
fi
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
    0000000c) sleep 0.2; echo "harness defect: the tiers disagree"; exit 2 ;;
    0000000d) kill -SEGV $$ ;;
    0000000e) while :; do :; done ;;
    0000000f) say "[$number"',0,1,[[1,512]]]'; say "[$number"',1,0,[[1,510,0,0,0,0,{"violations":{"K":2}}]],[["K",3,1,1]]]'; exit 1 ;;
    00000011) [ "$number" = 0 ] && say '[0,0,1,[[1,512,3]]]' || say "[$number"',0,1,[[1,511,0,0,0,0,{"violations":{"V1":1}}]],[["V1",7,1,1]]]' ;;
    *) say "[$number"',0,1,[[1,512]]]' ;;
  esac
  say "[$number"',1,0,[[1,511,0,0,0,0,{"violations":{"K":1}}]],[["K",3,1,1]]]'
done
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
PRINTS = r'''#!/bin/bash
case "$ASSAY_MUTANT $2" in
  "0000000a gjk/epa") echo "gjk/epa 0x2" ;;
  "0000000d lp/bland") kill -SEGV $$ ;;
  *) echo "$2 0x1" ;;
esac
'''


def mutant(number, operator='fused', file='oracles/gjk/a.cpp'):
    return {'id': f'{number:08x}', 'diff_hash': 'd', 'operator': operator, 'file': file, 'line': 3, 'places': 1, 'function': 'f',
            'diff': '-a\n+b\n'}


class WithPrograms(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        for name, text in (('assay', ASSAY), ('test_oracles_gjk', TESTS), ('test_oracles_referee', TESTS), ('test_known_answers', TESTS), ('engine_fingerprints', PRINTS)):
            path = os.path.join(self.folder.name, name)
            with open(path, 'w') as file:
                file.write(text)
            os.chmod(path, stat.S_IRWXU)
        self.assay = os.path.join(self.folder.name, 'assay')

    def tearDown(self):
        self.folder.cleanup()


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
        self.assertEqual(self.seen(0xc)['kind'], 'harness defect')
        self.assertEqual(self.seen(0xd)['kind'], 'crash')
        self.addCleanup(setattr, battery, 'LEAST_SECONDS', battery.LEAST_SECONDS)
        battery.LEAST_SECONDS = 0.3
        self.assertEqual(self.seen(0xe)['kind'], 'hang')


class SelfChecks(WithPrograms):
    def seen(self, number):
        return self_checks.try_mutant(self.assay, self_checks.measure(self.assay), f'{number:08x}')

    def test_only_digests_are_compared(self):
        measured = self_checks.measure(self.assay)
        self.assertEqual(measured['digests'], {'bounds.engines.digest': '1', 'bounds.judges.digest': '1'})
        self.assertEqual(measured['reached'], [])
        self.assertIsNone(self.seen(0x10))

    def test_a_known_answer_that_differs_is_a_harness_defect_and_the_first_of_the_table_its_case(self):
        seen = self.seen(0xa)
        self.assertEqual((seen['kind'], seen['case']), ('harness defect', 'oracles/gjk/depths'))
        self.assertIn('harness defect: self-checks, oracles/gjk/depths, ', table.first_seen(seen))

    def test_another_digest_is_counts_only_with_the_check_as_its_case(self):
        seen = self.seen(0xb)
        self.assertEqual((seen['kind'], seen['engine'], seen['case'], seen['domain']), ('counts only', 'self-checks', 'bounds', 'bounds.judges.digest'))
        self.assertIn('counts only: self-checks, bounds on bounds.judges.digest from case bounds', table.first_seen(seen))

    def test_each_ending_has_its_name(self):
        seen = self.seen(0xc)
        self.assertEqual((seen['kind'], seen['claim']), ('harness defect', "defect of Assay's own code: a bound"))
        self.assertEqual(self.seen(0xd)['kind'], 'crash')
        self.addCleanup(setattr, self_checks, 'LEAST_SECONDS', self_checks.LEAST_SECONDS)
        self_checks.LEAST_SECONDS = 0.3
        self.assertEqual(self.seen(0xe)['kind'], 'hang')

    def test_engines_are_asked_without_them(self):
        self.assertIn('--no-self-checks', battery.check(self.assay, ['hull/x'], 'quick', 'out'))


class UnitTests(WithPrograms):
    def test_programs_of_the_mutated_layers_and_their_tests_are_found(self):
        programs = unit_tests.programs(self.folder.name)
        self.assertEqual([os.path.basename(program) for program in programs], ['test_known_answers', 'test_oracles_gjk'])
        self.assertEqual(unit_tests.tests_of(programs[0]), ['Suite.One', 'All/Suite.Three/0'])

    def test_the_first_failure_is_named(self):
        tests = [{'program': 'test_oracles_gjk', 'test': 'Suite.One', 'seconds': 0.1}]
        self.assertEqual(unit_tests.try_mutant(self.folder.name, tests, '0000000a')['test'], 'Suite.One')
        crash = unit_tests.try_mutant(self.folder.name, tests, '0000000d')
        self.assertEqual((crash['kind'], crash['test']), ('crash', 'Suite.One'))
        self.assertNotIn('kind', unit_tests.try_mutant(self.folder.name, tests, '00000010'))

    def test_the_killer_of_before_then_quick_tests_then_those_that_reach_few_are_asked(self):
        def test(name, seconds, reached=1, program='p'):
            return {'program': program, 'test': name, 'seconds': seconds, 'reached': ['m'] * reached}

        tests = [test('slow', 15, 2), test('slower', 15, 9), test('quick', 0.01), test('quick too', 0.02), test('other', 0.01, program='a'),
                 test('middling', 0.3)]
        rounds, left_out = unit_tests.rounds_of(tests, 'middling')
        self.assertEqual([[one['test'] for one in asked] for asked in rounds], [['middling'], ['other'], ['quick', 'quick too'], ['slow']])
        self.assertEqual(left_out, 1)
        self.assertEqual(unit_tests.rounds_of(tests[1:2]), ([tests[1:2]], 0))


class Fingerprints(WithPrograms):
    def test_any_difference_of_what_is_printed_kills(self):
        program = os.path.join(self.folder.name, 'engine_fingerprints')
        prints = [fingerprints.measure(program, name) for name in ('gjk/epa', 'lp/bland')]
        seen = fingerprints.try_mutant(self.folder.name, prints, '0000000a')
        self.assertEqual((seen['kind'], seen['test']), ('fingerprint', 'gjk/epa'))
        self.assertEqual(fingerprints.try_mutant(self.folder.name, prints, '0000000d')['kind'], 'crash')
        self.assertIsNone(fingerprints.try_mutant(self.folder.name, prints, '00000010'))

    def test_every_list_of_the_project_is_asked(self):
        for program, name in fingerprints.LISTS.items():
            self.assertTrue(fingerprints.names_of(ROOT, program), name)


class Basis(unittest.TestCase):
    def test_rests_on_names_contents_and_compiler_and_not_on_the_place(self):
        def digest(files, compiler='c++ 1'):
            with tempfile.TemporaryDirectory() as root:
                os.makedirs(os.path.join(root, 'a', 'b'))
                for name, text in files.items():
                    with open(os.path.join(root, name), 'w') as file:
                        file.write(text)
                return basis.digest_of(root, ('a', 'c.txt'), compiler)

        files = {'a/b/x.h': '1', 'c.txt': '2'}
        self.assertEqual(digest(files), digest({**files, 'a/words.md': '3', 'd.txt': '4'}))
        for others in ({'a/b/x.h': '1', 'c.txt': '3'}, {'a/x.h': '1', 'c.txt': '2'}, {**files, 'a/y.h': ''}):
            self.assertNotEqual(digest(files), digest(others))
        self.assertNotEqual(digest(files), digest(files, 'c++ 2'))

    def test_what_is_built_is_in_it(self):
        for places in (basis.PROGRAM, basis.TESTS, basis.FINGERPRINTS):
            for place in places:
                self.assertTrue(os.path.exists(os.path.join(ROOT, place)), place)


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

    def test_a_document_is_a_store_and_what_rests_on_other_sources_says_what_to_ask_first(self):
        with tempfile.TemporaryDirectory() as folder:
            path, document = os.path.join(folder, 'verdicts.jsonl'), os.path.join(folder, 'mutants.json')
            verdict = {'verdict': 'killed', 'kind': 'test', 'test': 'A.B', 'id': mutant(1)['id'], 'diff_hash': 'd', 'stage': 'unit tests', 'basis': 'one'}
            with open(document, 'w') as file:
                json.dump({'mutants': [{'verdicts': {'unit tests': verdict}}]}, file)
            same, other = (Verdicts(path, lambda stage, of=of: of, document) for of in ('one', 'two'))
            self.assertEqual(same.of(mutant(1), 'unit tests')['test'], 'A.B')
            self.assertIsNone(other.of(mutant(1), 'unit tests'))
            self.assertEqual(other.killer(mutant(1), 'unit tests'), 'A.B')
            self.assertIsNone(other.killer(mutant(2), 'unit tests'))

    def test_an_equivalent_is_refused_when_its_diff_is_another(self):
        def read(text):
            with tempfile.NamedTemporaryFile('w', suffix='.list') as file:
                file.write(text)
                file.flush()
                return equivalents.read(file.name, [mutant(1)])

        self.assertEqual(read('# c\n00000001 d Both are zero.\n'), {'00000001': 'Both are zero.'})
        for wrong in ('00000001 e Both are zero.\n', '00000002 d Both are zero.\n', '00000001 d\n', 2 * '00000001 d Both are zero.\n'):
            with self.assertRaises(lists.Refused):
                read(wrong)


class Plans(unittest.TestCase):
    REASON = 'reason slack A bound has room.\n'

    def read(self, text, equivalent=()):
        with tempfile.NamedTemporaryFile('w', suffix='.list') as file:
            file.write(text)
            file.flush()
            return plans.read(file.name, [mutant(1), mutant(2)], equivalent)

    def test_a_plan_has_a_reason_that_is_declared(self):
        reasons, of = self.read(self.REASON + '# c\n00000001 d slack Search for it.\n')
        self.assertEqual(reasons, {'slack': 'A bound has room.'})
        self.assertEqual(of, {'00000001': plans.Plan('slack', 'Search for it.')})

    def test_what_is_stale_or_for_nothing_is_refused(self):
        plan = '00000001 d slack Search for it.\n'
        for wrong in (self.REASON, plan, self.REASON + '00000001 e slack Search for it.\n', self.REASON + '00000003 d slack Search for it.\n',
                      self.REASON + '00000001 d slack\n', self.REASON + 2 * plan, 2 * self.REASON + plan,
                      self.REASON + 'reason other It is for nothing.\n' + plan):
            with self.assertRaises(lists.Refused, msg=wrong):
                self.read(wrong)
        with self.assertRaises(lists.Refused):
            self.read(self.REASON + plan, {'00000001': 'Both are zero.'})

    def test_reasons_are_few(self):
        def text(many):
            return ''.join(f'reason r{i} It is so.\n00000{i:03} d r{i} Search for it.\n' for i in range(many))

        for many in (plans.REASONS_AT_MOST, plans.REASONS_AT_MOST + 1):
            with tempfile.NamedTemporaryFile('w', suffix='.list') as file:
                file.write(text(many))
                file.flush()
                population = [dict(mutant(0), id=f'00000{i:03}') for i in range(many)]
                if many > plans.REASONS_AT_MOST:
                    self.assertRaises(lists.Refused, plans.read, file.name, population)
                else:
                    self.assertEqual(len(plans.read(file.name, population)[1]), many)

    def test_a_mutant_that_something_saw_has_neither_plan_nor_argument(self):
        for name in ('equivalent', 'plan'):
            rows = [{'mutant': mutant(1), 'verdicts': {'smoke': {'verdict': 'survived'}}}, {'mutant': mutant(2), 'verdicts': {'smoke': {'verdict': 'survived'}}}]
            table.say_of_survivors(rows, {name: {'00000001': 'said'}})
            self.assertEqual([row.get(name) for row in rows], ['said', None])
            rows[0]['verdicts']['smoke']['verdict'] = 'killed'
            with self.assertRaises(lists.Refused):
                table.say_of_survivors(rows, {name: {'00000001': 'said'}})

    def test_the_committed_lists_can_be_read_and_have_none_that_the_committed_studies_saw(self):
        rows = {}
        for name in ('mutants.json', 'mutants-of-judges.json'):
            with open(os.path.join(ROOT, 'docs', name)) as file:
                rows.update({(one['id'], one['diff_hash']): one for one in json.load(file)['mutants']})
        for name, read in (('plans.list', plans.read), ('equivalent.list', equivalents.read)):
            path = os.path.join(ROOT, 'mutation', name)
            named = [line.split()[:2] for _, line in lists.lines(path) if not line.startswith('reason ')]
            read(path, [{'id': of, 'diff_hash': diff_hash} for of, diff_hash in named])
            for of, diff_hash in named:
                if (of, diff_hash) in rows:
                    self.assertIsNone(table.caught_by(rows[of, diff_hash], rows[of, diff_hash]['verdicts']), f'{name}: {of}')


class Sample(unittest.TestCase):
    population = [mutant(i, 'fused' if i % 10 else 'abs_dropped') for i in range(1, 101)] + [mutant(200, 'strictness')]

    def test_every_operator_has_its_share_and_one_at_least(self):
        drawn = sample.sample(self.population, 20, 1)
        self.assertEqual(len(drawn), 20)
        by_operator = {name: len(members) for name, members in sample.by_stratum(drawn).items()}
        self.assertEqual(by_operator, {'abs_dropped': 2, 'fused': 17, 'strictness': 1})
        self.assertEqual(drawn, sample.sample(self.population, 20, 1))
        self.assertNotEqual(drawn, sample.sample(self.population, 20, 2))

    def test_an_edit_elsewhere_leaves_the_sample_as_it_was(self):
        drawn = sample.sample(self.population, 20, 1)
        gone = next(one for one in self.population if one not in drawn and one['operator'] == 'fused')
        edited = [one for one in self.population if one != gone] + [mutant(300, 'strictness')]
        again = sample.sample(edited, 20, 1)
        self.assertEqual([one for one in again if one['operator'] != 'strictness'],
                         [one for one in drawn if one['operator'] != 'strictness'])

    def test_a_list_names_mutants_that_may_be_no_more(self):
        with tempfile.NamedTemporaryFile('w', suffix='.list') as file:
            file.write('# looked at\n00000003\n00000001\n00009999\n')
            file.flush()
            chosen, listed = sample.listed(self.population, file.name)
        self.assertEqual([one['id'] for one in chosen], ['00000001', '00000003'])
        self.assertEqual(listed, 3)

    def test_the_share_that_is_killed_is_weighted_by_operator(self):
        rows = [{'mutant': one, 'verdicts': {'smoke': {'verdict': 'killed' if one['operator'] == 'fused' else 'survived'}}}
                for one in sample.sample(self.population, 10, 1)]
        self.assertAlmostEqual(table.weighted_share(rows, self.population, ['smoke']), 90 / 101)


class Document(unittest.TestCase):
    def test_committed_ones_begin_with_the_head_as_it_is(self):
        for name in ('mutants.md', 'mutants-of-judges.md'):
            path = os.path.join(ROOT, 'docs', name)
            with open(path) as file:
                self.assertEqual(file.read(), heads.head() + heads.figures_of(path), f'{name}: python3 mutation/study/heads.py docs/{name}')

    def test_says_what_was_tried_what_saw_it_and_what_survived(self):
        killed = {'verdict': 'killed', 'kind': 'counts only', 'engine': 'gjk/epa', 'property': 'p', 'domain': 'd@1', 'claim': None,
                  'case': 0, 'second': 0.5}
        rows = [{'mutant': mutant(1), 'engines': ['gjk/epa'], 'verdicts': {'smoke': killed}},
                {'mutant': mutant(2), 'engines': [], 'verdicts': {'smoke': {'verdict': 'not reached'}}},
                {'mutant': mutant(3), 'engines': [], 'verdicts': {'smoke': {'verdict': 'survived'}}, 'plan': plans.Plan('slack', 'Search for it.')}]
        text = table.document({'rows': rows, 'population': [mutant(i) for i in range(1, 5)], 'stages': ['smoke'], 'how': 'How.', 'head': '# H\n', 'machine': 'mutants.json',
                               'reasons': {'slack': 'A bound has room.', 'unused': 'It is for others.'}})
        self.assertIn('Of 3 mutants 1 were killed, 0 are argued to be equivalent, 2 survived: 33 %', text)
        self.assertIn('| slack | A bound has room. | 1 |\n| nobody has looked |  | 1 |\n', text)
        self.assertNotIn('unused', text)
        self.assertIn('f: no engine reaches it.\nslack: Search for it.\n```diff', text)
        self.assertIn('f: no engine reaches it.\nnobody has looked\n```diff', text)
        self.assertIn('| smoke | 2 | 1 | 0.5 | 0 | 0 | 0 | 0 | 0 | 1 | 0 |', text)
        self.assertIn('`00000002` fused, oracles/gjk/a.cpp:3, f: no engine reaches it.', text)
        self.assertNotIn('`00000001` fused, oracles/gjk/a.cpp:3, f:', text)


if __name__ == '__main__':
    unittest.main()
