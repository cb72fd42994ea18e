"""What llvm-cov says of a run: which lines and which sides of branches were reached, file by file.

A template is reached where one of its instances is: each function that the program has, of a template each instance, is read by itself,
and what they have in common is told by its place in the file."""
import collections
import os

# Fields of a region and of a branch in llvm-cov's JSON, and two kinds of regions: code, and what stands between two pieces of it.
LINE, COLUMN, LAST_LINE, LAST_COLUMN, COUNT, FILE, _, KIND = range(8)
CODE, GAP = 0, 3
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

    def add(self, lines, sides):
        for ours, theirs in ((self.lines, lines), (self.sides, sides)):
            for key, reached in theirs.items():
                ours[key] = ours.get(key, False) or reached


def around(regions, line):
    """The innermost region that the beginning of the line is in."""
    within = [region for region in regions if region[LINE] < line and (region[LAST_LINE], region[LAST_COLUMN]) > (line, 0)]
    return max(within, key=lambda region: (region[LINE], region[COLUMN], -region[LAST_LINE], -region[LAST_COLUMN]), default=None)


def lines_of(function, inner):
    """The greatest count of what stands in each line; `inner` are lines of lambdas, which are functions of their own."""
    regions = [region for region in function['regions'] if region[FILE] == 0]
    lines = {}
    for line in range(regions[0][LINE], regions[0][LAST_LINE] + 1):
        counts = [region[COUNT] for region in regions if region[LINE] == line and region[KIND] == CODE]
        outer = around(regions, line)
        if outer is not None and outer[KIND] in (CODE, GAP):
            counts.append(outer[COUNT])
        if counts and line not in inner:
            lines[line] = max(counts) > 0
    return lines


def sides_of(function):
    """A condition that is evaluated, as the region that begins with it says, and neither true nor false at any time was decided when it
    was compiled, such as that of `if constexpr`: it is no branch."""
    evaluated = {(region[LINE], region[COLUMN]) for region in function['regions'] if region[FILE] == 0 and region[COUNT] > 0}
    sides, decided = collections.defaultdict(bool), set()
    for branch in function.get('branches', ()):
        place = (branch[LINE], branch[COLUMN])
        if not any(branch[BRANCH_COUNTS]) and place in evaluated:
            decided.add(place)
        for side, count in zip(SIDES, branch[BRANCH_COUNTS]):
            sides[(*place, side)] |= count > 0
    return {side: reached for side, reached in sides.items() if side[:2] not in decided}, decided


def read(export, path_of, made):
    """Files by name. `path_of` gives a file's name in the repository, or nothing for one that does not count; `made` are the names of the
    functions that the program has: clang makes a header's function only where it is called."""
    functions = collections.defaultdict(list)
    for function in export['data'][0]['functions']:
        path = path_of(function['filenames'][0])
        if path is not None:
            functions[path].append(function)
    return {path: read_file(found, made) for path, found in functions.items()}


def read_file(functions, made):
    file, decided = File(), set()
    spans = {(function['regions'][0][LINE], function['regions'][0][LAST_LINE]) for function in functions}
    for function in functions:
        if function['name'].rsplit(':', 1)[-1] not in made:
            continue
        first, last = function['regions'][0][LINE], function['regions'][0][LAST_LINE]
        file.functions.add((first, last))
        inner = {line for span in spans if first < span[0] and span[1] <= last for line in range(span[0] + 1, span[1])}
        sides, here = sides_of(function)
        file.add(lines_of(function, inner), sides)
        decided |= here
    for line, column in decided:
        if not any(file.sides.get((line, column, side)) for side in SIDES):
            for side in SIDES:
                file.sides.pop((line, column, side), None)
    return file


def paths_below(root, build, counted, left_out):
    """How llvm-cov's names become names in the repository: compilers were told some from the build's folder."""
    def path_of(name):
        path = os.path.relpath(os.path.normpath(os.path.join(build, name)), root)
        return path if path.startswith(counted) and not path.startswith(left_out) else None
    return path_of
