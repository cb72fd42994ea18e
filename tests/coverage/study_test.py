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


def export():
    """f was called with a number that is not negative, g never."""
    segments = [[1, 14, 5, True, True, False], [2, 13, 0, True, True, True], [3, 5, 0, True, True, False], [3, 13, 5, True, False, False],
                [6, 2, 0, False, False, False], [7, 9, 0, True, True, False], [7, 22, 0, False, False, False]]
    file = {'filename': '../../algorithms/a.h', 'segments': segments, 'branches': [[2, 7, 2, 12, 0, 5, 0, 0, 4]]}
    foreign = {'filename': '/usr/include/b.h', 'segments': [], 'branches': []}
    functions = [{'filenames': ['../../algorithms/a.h'], 'regions': [[1, 14, 6, 2, 5, 0, 0, 0]]},
                 {'filenames': ['../../algorithms/a.h'], 'regions': [[7, 9, 7, 22, 0, 0, 0, 0]]}]
    return {'data': [{'files': [file, foreign], 'functions': functions}]}


def read(told=None):
    return measured.read(told or export(), measured.paths_below('/root', '/root/build/coverage', ('algorithms/',), ('algorithms/faults/',)))


class Measured(unittest.TestCase):
    def test_a_line_is_reached_where_the_greatest_count_in_it_is(self):
        self.assertEqual(read()['algorithms/a.h'].lines, {1: True, 2: True, 3: False, 4: True, 5: True, 6: True, 7: False})

    def test_a_line_between_regions_belongs_to_the_one_before(self):
        told = export()
        told['data'][0]['files'][0]['segments'][3][0] = 5
        self.assertFalse(read(told)['algorithms/a.h'].lines[4])

    def test_a_line_without_code_is_none(self):
        told = export()
        told['data'][0]['files'][0]['segments'][4][0] = 5
        self.assertNotIn(6, read(told)['algorithms/a.h'].lines)

    def test_each_side_of_a_branch_counts(self):
        self.assertEqual(read()['algorithms/a.h'].sides, {(2, 7, 'true'): False, (2, 7, 'false'): True})

    def test_instances_of_a_template_are_one_branch(self):
        told = export()
        told['data'][0]['files'][0]['branches'].append([2, 7, 2, 12, 1, 0, 0, 0, 4])
        self.assertEqual(read(told)['algorithms/a.h'].sides, {(2, 7, 'true'): True, (2, 7, 'false'): True})

    def test_what_stands_elsewhere_does_not_count(self):
        self.assertEqual(list(read()), ['algorithms/a.h'])
        told = export()
        told['data'][0]['files'][0]['filename'] = '../../algorithms/faults/a.h'
        self.assertEqual(list(read(told)), [])


class Gaps(unittest.TestCase):
    def gaps(self):
        return unreached.unreached('algorithms/a.h', read()['algorithms/a.h'], TEXT)

    def test_are_runs_of_lines_and_sides_of_branches(self):
        self.assertEqual([(one.first, one.last, one.what) for one in self.gaps()], [(2, 2, 'never true'), (3, 3, 'never run'), (7, 7, 'never run')])

    def test_have_a_reason_by_their_own_text_or_that_of_their_function(self):
        own, function = self.gaps()[0].digests
        for digest, wanted in ((own, ['It is so.', None, None]), (function, ['It is so.', 'It is so.', None])):
            self.assertEqual(reasons.bind([('list:1', 'algorithms/a.h', digest, 'It is so.')], self.gaps()), wanted)

    def test_know_a_text_by_its_words_and_not_by_its_lines(self):
        self.assertEqual(unreached.digest('true', '  if (x <\n 0)'), unreached.digest('true', 'if (x < 0)'))
        self.assertNotEqual(unreached.digest('true', 'if (x < 0)'), unreached.digest('false', 'if (x < 0)'))

    def test_a_reason_for_text_that_is_not_there_or_is_reached_is_refused(self):
        changed = unreached.digest('true', 'if (x <= 0)')
        reached = unreached.digest('false', TEXT[1])
        for digest in (changed, reached):
            with self.assertRaisesRegex(reasons.Refused, 'list:1: nothing in algorithms/a.h'):
                reasons.bind([('list:1', 'algorithms/a.h', digest, 'It is so.')], self.gaps())

    def test_a_reason_of_another_file_is_refused(self):
        with self.assertRaises(reasons.Refused):
            reasons.bind([('list:1', 'algorithms/b.h', self.gaps()[0].digests[0], 'It is so.')], self.gaps())


class List(unittest.TestCase):
    def refuses(self, text, words):
        with tempfile.NamedTemporaryFile('w', suffix='.list') as file:
            file.write(text)
            file.flush()
            with self.assertRaisesRegex(reasons.Refused, words):
                reasons.read(file.name)

    def test_wants_a_sentence_and_each_entry_once(self):
        self.refuses('algorithms/a.h 0123\n', ':1: expected file, digest of a text, a sentence')
        self.refuses('algorithms/a.h 0123 no full stop\n', ':1: expected')
        self.refuses('# one\na.h 0123 It is.\na.h 0123 It was.\n', ':3: a.h 0123 stands there twice')


class Document(unittest.TestCase):
    def test_counts_by_folder(self):
        self.assertIn('| `algorithms/a.h` | 7 | 2 | 71.4 % | 50.0 % |', document.table({'quick': read()}))

    def test_lists_what_is_to_do_with_its_digests(self):
        gaps = unreached.unreached('algorithms/a.h', read()['algorithms/a.h'], TEXT)
        listed = document.list_of(gaps, ['It cannot be.', 'It is not.', None], {'algorithms/a.h': TEXT})
        self.assertIn('- 2 never true: `if (x < 0)` It cannot be.', listed)
        self.assertIn(f'- 7 never run: `int g() {{ return 3; }}` **to do** (`{gaps[2].digests[0]}`, function `{gaps[2].digests[1]}`)', listed)


if __name__ == '__main__':
    unittest.main()
