"""The figures of a coverage run, as a document."""
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


def place(one):
    return f'{one.first}' if one.first == one.last else f'{one.first}-{one.last}'


def clipped(text, most=100):
    return text if len(text) <= most else text[:most - 3] + '...'


def list_of(unreached, reasons, texts):
    """By file; what stands in one line with one reason is one entry."""
    lines, file = [], None
    by_place = collections.OrderedDict()
    for one, reason in zip(unreached, reasons):
        by_place.setdefault((one.path, one.first, one.last, one.what, reason), []).append(one)
    for (path, first, _, what, reason), found in by_place.items():
        if path != file:
            lines += ['', f'### {path}', '']
            file = path
        times = f' ({len(found)} times)' if len(found) > 1 else ''
        own, function = found[0].digests
        said = reason if reason else f'**to do** (`{own}`' + (f', function `{function}`)' if function else ')')
        lines.append(f'- {place(found[0])} {what}{times}: `{clipped(texts[path][first - 1].strip())}` {said}')
    return '\n'.join(lines) + '\n'


def write(path, head, stages, unreached, reasons, texts):
    open_ones = sum(reason is None for reason in reasons)
    first = next(iter(stages.values()))
    lines, sides = counts(first.values())
    met = (f'The goal is {GOALS["lines"]} % of lines and {GOALS["branches"]} % of branches by quick; it is '
           f'{share(lines)} and {share(sides)}.')
    body = [head.rstrip(), '', met, '', table(stages), '## What quick does not reach', '',
            f'{len(unreached)} places, {len(unreached) - open_ones} of them with a reason, {open_ones} to do.',
            list_of(unreached, reasons, texts)]
    with open(path + '.part', 'w') as file:
        file.write('\n'.join(body))
    os.replace(path + '.part', path)
