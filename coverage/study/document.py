"""The figures of a coverage run, as a document; and the list of what was not reached, for whoever gives a reason."""
import collections
import os

GOALS = {'lines': 97, 'branches': 92}  # percent, by quick


def area_of(path):
    """The layer and the family: oracles/gjk."""
    return '/'.join(path.split('/')[:2])


def counts(files):
    """(reached, all) of lines and of sides of branches."""
    lines = [reached for file in files for reached in file.lines.values()]
    sides = [reached for file in files for reached in file.sides.values()]
    return (sum(lines), len(lines)), (sum(sides), len(sides))


def share(part):
    return f'{100 * part[0] / part[1]:.1f} %' if part[1] else '-'


def row(name, stages, chosen):
    """One line: how much there is, and what each stage reaches of it."""
    fields = [name]
    for index, files in enumerate(stages.values()):
        lines, sides = counts([file for path, file in files.items() if chosen(path)])
        if index == 0:
            fields += [lines[1], sides[1]]
        fields += [share(lines), share(sides)]
    return '| ' + ' | '.join(map(str, fields)) + ' |'


def table(stages):
    head = ['folder', 'lines', 'branches'] + [f'{stage}: {what}' for stage in stages for what in ('lines', 'branches')]
    areas = sorted({area_of(path) for files in stages.values() for path in files})
    rows = ['| ' + ' | '.join(head) + ' |', '|' + '---|' * len(head)]
    rows += [row(f'`{area}`', stages, lambda path: area_of(path) == area) for area in areas]
    return '\n'.join(rows + [row('all', stages, lambda path: True)]) + '\n'


def lines_and_sides(found, files):
    """How many lines with code, and how many sides of branches, these places are; what stands in lines that are not reached is theirs."""
    lines = sides = 0
    for one in found:
        if one.what != 'run':
            sides += 1
            continue
        within = range(one.first, one.last + 1)
        lines += sum(line in within for line in files[one.path].lines)
        sides += sum(line in within for line, _, _ in files[one.path].sides)
    return lines, sides


def kinds_of(unreached, names, given, files):
    """A line a kind: what of lines and branches it is for, and its sentence."""
    by_kind = collections.defaultdict(list)
    for one, name in zip(unreached, names):
        by_kind[name].append(one)
    rows = ['| reason | lines | branches | reached by | in words |', '|---|---|---|---|---|']
    for name, kind in given.kinds.items():
        lines, sides = lines_and_sides(by_kind[name], files)
        rows.append(f'| {name} | {lines} | {sides} | {"" if kind.stage == "-" else kind.stage} | {kind.sentence} |')
    lines, sides = lines_and_sides(by_kind[None], files)
    return '\n'.join(rows + [f'| none: to do | {lines} | {sides} | | |']) + '\n'


def place(one):
    lines = f'{one.first}' if one.first == one.last else f'{one.first}-{one.last}'
    return lines if one.what == 'run' else f'{lines} {one.what}'


def list_of(unreached, names):
    """What has no reason, a line a file."""
    by_file = collections.OrderedDict()
    for one, name in zip(unreached, names):
        if name is None:
            by_file.setdefault(one.path, collections.Counter())[place(one)] += 1
    return ''.join(f'- `{path}`: ' + ', '.join(words if times == 1 else f'{words} ({times} times)' for words, times in found.items()) + '\n'
                   for path, found in by_file.items())


def told_one_by_one(unreached, names):
    """Every place with its digests and its text, for reasons.list."""
    return ''.join(f'{one.path}:{place(one)}\t{name or "to do"}\t{one.digests[0]}\t{one.digests[1] or "-"}\t{" ".join(one.text.split())}\n'
                   for one, name in zip(unreached, names))


def replace(path, text):
    with open(path + '.part', 'w') as file:
        file.write(text)
    os.replace(path + '.part', path)


def text_of(head, stages, unreached, names, given):
    first = next(iter(stages.values()))
    lines, sides = counts(first.values())
    left_lines, left_sides = lines_and_sides([one for one, name in zip(unreached, names) if name is None], first)
    met = (f'The goal is {GOALS["lines"]} % of lines and {GOALS["branches"]} % of branches by quick; it is '
           f'{share(lines)} and {share(sides)}. With what has a reason it is {share((lines[1] - left_lines, lines[1]))} and '
           f'{share((sides[1] - left_sides, sides[1]))}.')
    return '\n'.join([head.rstrip(), '', met, '', table(stages), '## Why quick does not reach the rest', '',
                      kinds_of(unreached, names, given, first), '## To do', '',
                      'Lines that are never run, and lines with a branch that is never true or never false.', '',
                      list_of(unreached, names)])
