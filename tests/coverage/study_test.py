"""The coverage study: what llvm-cov says becomes lines and sides of branches; reasons are held to the text that they are for."""
import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'coverage', 'study'))

import document
import measured
import reasons
import unreached

TEXT = ['int f(int x) {', '  if (x < 0)', '    return 1;', '  // beyond', '  return 2;', '}', 'int g() { return 3; }']
MADE = {'f', 'g'}


def f(below=0, beyond=5):
    """Called with so many numbers below 0, and so many others."""
    regions = [[1, 14, 6, 2, below + beyond, 0, 0, 0], [2, 7, 2, 12, below + beyond, 0, 0, 0], [2, 13, 3, 5, below, 0, 0, 3],
               [3, 5, 3, 13, below, 0, 0, 0], [3, 13, 5, 3, beyond, 0, 0, 3], [5, 3, 6, 2, beyond, 0, 0, 0]]
    return {'name': 'f', 'filenames': ['../../algorithms/a.h'], 'regions': regions, 'branches': [[2, 7, 2, 12, below, beyond, 0, 0, 4]]}


def g(count=0):
    return {'name': 'a.cpp:g', 'filenames': ['../../algorithms/a.h'], 'regions': [[7, 9, 7, 22, count, 0, 0, 0]], 'branches': []}


def read(functions=None, made=MADE):
    export = {'data': [{'files': [], 'functions': functions or [f(), g()]}]}
    return measured.read(export, measured.paths_below('/root', '/root/build/coverage', ('algorithms/',), ('algorithms/faults/',)), made)


class Measured(unittest.TestCase):
    def test_a_line_is_reached_where_the_greatest_count_in_it_is(self):
        self.assertEqual(read()['algorithms/a.h'].lines, {1: True, 2: True, 3: False, 4: True, 5: True, 6: True, 7: False})

    def test_a_line_between_regions_belongs_to_what_is_around_it(self):
        self.assertFalse(read([f(below=5, beyond=0)])['algorithms/a.h'].lines[4])

    def test_each_side_of_a_branch_counts(self):
        self.assertEqual(read()['algorithms/a.h'].sides, {(2, 7, 'true'): False, (2, 7, 'false'): True})

    def test_instances_of_a_template_are_one_function(self):
        file = read([f(), f(below=1, beyond=0)])['algorithms/a.h']
        self.assertEqual(file.sides, {(2, 7, 'true'): True, (2, 7, 'false'): True})
        self.assertTrue(file.lines[3])

    def test_what_an_instance_never_comes_to_does_not_hide_what_another_does(self):
        other = f()
        other['regions'] += [[5, 1, 6, 2, 0, 0, 0, 0]]
        self.assertTrue(read([f(), other])['algorithms/a.h'].lines[5])

    def test_a_condition_that_is_decided_when_it_is_compiled_is_no_branch(self):
        decided = f()
        decided['branches'][0][4:6] = [0, 0]
        self.assertEqual(read([decided])['algorithms/a.h'].sides, {})
        self.assertEqual(len(read([decided, f()])['algorithms/a.h'].sides), 2)

    def test_a_condition_that_nothing_comes_to_is_a_branch(self):
        self.assertEqual(read([f(0, 0)])['algorithms/a.h'].sides, {(2, 7, 'true'): False, (2, 7, 'false'): False})

    def test_a_function_that_the_program_does_not_have_does_not_count(self):
        self.assertEqual(sorted(read(made={'f'})['algorithms/a.h'].lines), [1, 2, 3, 4, 5, 6])

    def test_lines_of_a_lambda_are_its_own(self):
        around = {'name': 'f', 'filenames': ['../../algorithms/a.h'], 'regions': [[10, 1, 20, 2, 1, 0, 0, 0]], 'branches': []}
        within = {'name': 'g', 'filenames': ['../../algorithms/a.h'], 'regions': [[12, 5, 15, 6, 0, 0, 0, 0]], 'branches': []}
        lines = read([around, within])['algorithms/a.h'].lines
        self.assertEqual([line for line in lines if not lines[line]], [13, 14])

    def test_what_stands_elsewhere_does_not_count(self):
        foreign, planted = f(), f()
        foreign['filenames'], planted['filenames'] = ['/usr/include/b.h'], ['../../algorithms/faults/a.h']
        self.assertEqual(list(read([f(), foreign, planted])), ['algorithms/a.h'])


def gaps():
    return unreached.unreached('algorithms/a.h', read()['algorithms/a.h'], TEXT)


class Gaps(unittest.TestCase):
    def test_are_runs_of_lines_and_sides_of_branches(self):
        self.assertEqual([(one.first, one.last, one.what) for one in gaps()], [(2, 2, 'true'), (3, 3, 'run'), (7, 7, 'run')])

    def test_know_a_text_by_its_words_and_not_by_its_lines(self):
        self.assertEqual(unreached.digest('true', '  if (x <\n 0)'), unreached.digest('true', 'if (x < 0)'))
        self.assertNotEqual(unreached.digest('true', 'if (x < 0)'), unreached.digest('false', 'if (x < 0)'))

    def test_are_reached_by_a_stage_that_comes_to_all_of_their_lines(self):
        other = read([f(below=1), g()])
        self.assertEqual([unreached.reaches(other, one) for one in gaps()], [True, True, False])
        self.assertEqual([unreached.reaches({}, one) for one in gaps()], [False] * 3)


class List(unittest.TestCase):
    def read(self, text):
        with tempfile.NamedTemporaryFile('w', suffix='.list') as file:
            file.write(text)
            file.flush()
            return reasons.read(file.name)

    def refuses(self, text, words):
        with self.assertRaisesRegex(reasons.Refused, words):
            self.read(text)

    def bound(self, text, stages=None):
        return reasons.bind(self.read(text), gaps(), stages or {})

    def test_wants_kinds_with_a_sentence_and_each_place_once(self):
        self.refuses('kind cannot - no full stop\n', ':1: expected kind')
        self.refuses('place cannot a.h 0123\n', ':1: expected kind')
        self.refuses('kind cannot - It cannot.\ntext cannot never * x\n', ':2: expected kind')
        self.refuses('kind cannot - It cannot.\nplace cannot a.h 01\nplace cannot a.h 01\n', ':3: a.h 01 stands there twice')

    def test_gives_a_place_its_reason_by_its_own_text_or_that_of_its_function(self):
        own, function = gaps()[0].digests
        for digest, wanted in ((own, ['cannot', None, None]), (function, ['cannot', 'cannot', None])):
            self.assertEqual(self.bound(f'kind cannot - It cannot.\nplace cannot algorithms/a.h {digest}\n'), wanted)

    def test_gives_reasons_by_an_expression(self):
        self.assertEqual(self.bound('kind cannot - It cannot.\ntext cannot true algorithms/* x < 0\n'), ['cannot', None, None])

    def test_refuses_what_is_for_nothing(self):
        changed, reached = unreached.digest('true', 'if (x <= 0)'), unreached.digest('false', TEXT[1])
        for line in (f'place cannot algorithms/a.h {changed}', f'place cannot algorithms/a.h {reached}', 'text cannot true * x > 0', 'text cannot true oracles/* x < 0',
                     f'place cannot algorithms/b.h {gaps()[0].digests[0]}'):
            with self.assertRaisesRegex(reasons.Refused, ':2: it is the reason of nothing'):
                self.bound(f'kind cannot - It cannot.\n{line}\n')

    def test_holds_a_kind_to_its_stage(self):
        kind, place = 'kind wrong control It is.\n', f'place wrong algorithms/a.h {gaps()[0].digests[0]}\n'
        text = 'text wrong true * x < 0\n'
        reaching, other = {'control': read([f(below=1)])}, {'control': read()}
        self.assertEqual(self.bound(kind + place, reaching), ['wrong', None, None])
        with self.assertRaisesRegex(reasons.Refused, ':2: algorithms/a.h:2 is not reached by control'):
            self.bound(kind + place, other)
        self.assertEqual(self.bound(kind + text, reaching), ['wrong', None, None])
        self.assertEqual(self.bound(kind + text, other), [None] * 3)
        self.assertEqual(self.bound(kind + text), [None] * 3, 'a stage that was not run reaches nothing')


class Document(unittest.TestCase):
    def test_counts_by_folder(self):
        self.assertIn('| `algorithms/a.h` | 7 | 2 | 71.4 % | 50.0 % |', document.table({'quick': read()}))

    def test_counts_by_reason_and_lists_what_has_none(self):
        given = reasons.Given({'cannot': reasons.Kind('-', 'It cannot.')}, [], [])
        text = document.text_of('# Head', {'quick': read()}, gaps(), ['cannot', None, None], given)
        self.assertIn('it is 71.4 % and 50.0 %. With what has a reason it is 71.4 % and 100.0 %.', text)
        self.assertIn('| cannot | 0 | 1 |  | It cannot. |', text)
        self.assertIn('| none: to do | 2 | 0 | | |', text)
        self.assertIn('- `algorithms/a.h`: 3, 7\n', text)

    def test_tells_each_place_with_its_digests(self):
        own, function = gaps()[0].digests
        self.assertTrue(document.told_one_by_one(gaps(), [None] * 3)
                        .startswith(f'algorithms/a.h:2 true\tto do\t{own}\t{function}\tif (x < 0)\n'))


if __name__ == '__main__':
    unittest.main()
