"""What llvm-cov says of a run: which lines and which sides of branches were reached, file by file.

A template is reached where one of its instances is: lines and branches are told apart by their place in the file alone."""
import collections
import os

# Fields of a segment and of a branch in llvm-cov's JSON.
LINE, _, COUNT, HAS_COUNT, IS_ENTRY, IS_GAP = range(6)
BRANCH_COUNTS = slice(4, 6)
SIDES = ('true', 'false')


class File:
    """Lines by number, whether reached; sides of branches by (line, column, 'true' or 'false'); functions as (first, last) line."""

    def __init__(self):
        self.lines = {}
        self.sides = {}
        self.functions = set()

    def function_at(self, line):
        """The outermost function or lambda that the line is in, as (first, last) line; nothing outside of all."""
        around = [function for function in self.functions if function[0] <= line <= function[1]]
        return min(around, key=lambda function: (function[0], -function[1])) if around else None


def starts_region(segment):
    return segment[HAS_COUNT] and segment[IS_ENTRY] and not segment[IS_GAP]


def lines_of(segments):
    """The greatest count of what stands in each line, as llvm-cov's own reports have it."""
    by_line = collections.defaultdict(list)
    for segment in segments:
        by_line[segment[LINE]].append(segment)
    lines, before = {}, None
    for line in range(segments[0][LINE], segments[-1][LINE] + 1) if segments else ():
        here = by_line.get(line, [])
        starts = [segment[COUNT] for segment in here if starts_region(segment)]
        skipped = bool(here) and here[0][IS_ENTRY] and not here[0][HAS_COUNT]
        if not skipped and (starts or (before and before[HAS_COUNT])):
            lines[line] = max(starts + ([before[COUNT]] if before else [])) > 0
        before = here[-1] if here else before
    return lines


def branches_of(branches):
    sides = collections.defaultdict(bool)
    for branch in branches:
        for side, count in zip(SIDES, branch[BRANCH_COUNTS]):
            sides[branch[0], branch[1], side] |= count > 0
    return dict(sides)


def read(export, path_of):
    """Files by name. `path_of` gives a file's name in the repository, or nothing for one that does not count."""
    files = {}
    for told in export['data'][0]['files']:
        path = path_of(told['filename'])
        if path is None:
            continue
        file = files[path] = File()
        file.lines = lines_of(told['segments'])
        file.sides = branches_of(told['branches'])
    for function in export['data'][0]['functions']:
        path = path_of(function['filenames'][0])
        if path in files:
            first, _, last = function['regions'][0][:3]
            files[path].functions.add((first, last))
    return files


def paths_below(root, build, counted, left_out):
    """How llvm-cov's names become names in the repository: compilers were told some from the build's folder."""
    def path_of(name):
        path = os.path.relpath(os.path.normpath(os.path.join(build, name)), root)
        return path if path.startswith(counted) and not path.startswith(left_out) else None
    return path_of
