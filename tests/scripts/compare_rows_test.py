"""Differences planted into the blocks of a campaign are each printed by scripts/compare_rows.py, and nothing else is.

    compare_rows_test.py ASSAY COMPARE_ROWS
"""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

ASSAY, COMPARE = sys.argv[1:3]
ENGINE, PROPERTY = 'hull/monotone_chain_naive', 'hull2/is_exact'


class CompareRows(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls.scratch.name)
        checked = subprocess.run([ASSAY, 'check', '--engine', ENGINE, '--property', PROPERTY, '--domain', 'hull2/*', '--cases', '64', '--seed', '1',
                                  '--no-self-checks', '--out', cls.folder / 'run'], capture_output=True, text=True)
        assert checked.returncode == 1, checked.stderr
        lines = subprocess.run([ASSAY, 'blocks', cls.folder / 'run'], capture_output=True, text=True, check=True).stdout.splitlines()
        cls.blocks = [json.loads(line) for line in lines]
        cls.at = next(i for i, block in enumerate(cls.blocks) if block.get('candidates'))

    @classmethod
    def tearDownClass(cls):
        cls.scratch.cleanup()

    def compared(self, change):
        """Exit code and lines for the run beside its blocks, changed."""
        blocks = json.loads(json.dumps(self.blocks))
        change(blocks, blocks[self.at])
        planted = self.folder / 'planted.jsonl'
        planted.write_text(''.join(json.dumps(block) + '\n' for block in blocks))
        ended = subprocess.run([COMPARE, '--was', ASSAY, self.folder / 'run', planted], capture_output=True, text=True)
        self.assertEqual(ended.stderr, '')
        return ended.returncode, ended.stdout.splitlines()

    def assert_told(self, change, *expected):
        block = self.blocks[self.at]
        row = f"{ENGINE} {PROPERTY} {block['domain']}: "
        self.assertEqual(self.compared(change), (1, [row + words for words in expected] + [f'1 of {len(self.blocks)} rows differ']))

    def test_nothing_is_told_of_equal_campaigns(self):
        self.assertEqual(self.compared(lambda blocks, block: None), (0, [f'no difference in {len(self.blocks)} rows']))

    def test_nothing_is_told_of_blocks_cut_otherwise(self):
        def cut(blocks, block):
            block['count'] -= 1
            blocks.append({key: block[key] for key in ('engine', 'property', 'domain')} | {'block': 1, 'count': 1})
        self.assertEqual(self.compared(cut)[0], 0)

    def test_a_lost_failure_is_told_by_claim_and_severity(self):
        first = self.blocks[self.at]['candidates'][0]
        claim, count = first['claim'], first['count']

        def lose(blocks, block):
            block['candidates'][0]['count'] -= 1
            cell = next(cell for cell in block['cells'] if claim in cell.get('violations', {}))
            cell['violations'][claim] -= 1
        self.assert_told(lose, f"{claim}, {first['severity']}: {count} -> {count - 1}")

    def test_another_severity_is_told(self):
        first = self.blocks[self.at]['candidates'][0]
        first_words, count = f"{first['claim']}, {first['severity']}", first['count']

        def move(blocks, block):
            block['candidates'][0]['severity'] = 'other'
        self.assert_told(move, *sorted([f'{first_words}: {count} -> 0', f"{first['claim']}, other: 0 -> {count}"]))

    def test_a_crash_is_told_though_no_candidate_names_it(self):
        def crash(blocks, block):
            outcomes = block['cells'][0].setdefault('outcomes', {})
            outcomes['crashed'] = outcomes.get('crashed', 0) + 2
        self.assert_told(crash, 'crashed, of no severity: 0 -> 2')

    def test_cases_that_were_not_asked_are_told(self):
        count = self.blocks[self.at]['count']

        def skip(blocks, block):
            block['cells'][0].setdefault('outcomes', {})['not_asked'] = 3
        self.assert_told(skip, f'asked: {count} -> {count - 3}')

    def test_a_lost_row_is_told(self):
        code, lines = self.compared(lambda blocks, block: blocks.remove(block))
        self.assertEqual(code, 1)
        self.assertIn(f"{ENGINE} {PROPERTY} {self.blocks[self.at]['domain']}: asked: 64 -> 0", lines)

    def test_what_cannot_be_read_is_no_equal_campaign(self):
        for place in ('none', self.folder):
            ended = subprocess.run([COMPARE, '--was', ASSAY, '--is', ASSAY, self.folder / 'run', place], capture_output=True, text=True)
            self.assertEqual(ended.returncode, 2)
            self.assertIn(str(place), ended.stderr)


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1])
