"""The one table of a study, and every mutant for machines and for those who read survivors."""
import json
import os

from battery import BATTERIES, COUNTS_ONLY

HEAD = '''# What claims and tests catch

A battery is worth what it catches. `make mutants` makes small numeric changes to our own code, one at a time, and looks who notices: a
*mutant* is one change by one operator (`mutation/tool/operators`, each with the reason why somebody makes that mistake) in `algorithms`,
`certified` or `oracles`. Campaigns run with `--no-self-checks`: a mutant is killed by a *violated claim* (one that never fails without
it), by *tiers that disagree* (the run ends as a defect of the harness), by a *crash or hang*, or by *unit tests* of these layers. Where
only counts differ from those without the mutant, nobody who has no such run sees anything: that is told apart, and no kill.
'''
COLUMNS = ('layer', 'mutants', 'tried', 'reached by an engine', 'violated claim', 'tiers disagree', 'crash or hang', 'killed by a battery', 'unit tests',
           'killed by either', 'only counts differ', 'nothing differs')


def kinds(row, stages):
    return {row['verdicts'].get(stage, {}).get('kind') for stage in stages} - {None}


def killed(row, stages):
    return bool(kinds(row, stages) - {COUNTS_ONLY})


def share(part, whole):
    return f'{part} ({100 * part / whole:.0f} %)' if whole else '0'


def line(name, population, rows, stages):
    asked = [stage for stage in stages if stage in BATTERIES]
    by = [kinds(row, asked) for row in rows]
    either = sum(killed(row, stages) for row in rows)
    only_counts = sum(kinds(row, stages) == {COUNTS_ONLY} for row in rows)
    return (name, population, len(rows), sum(bool(row['engines']) for row in rows),
            *(sum(bool(one & kind) for one in by) for kind in ({'violation'}, {'tiers disagree'}, {'crash', 'hang'})),
            share(sum(killed(row, asked) for row in rows), len(rows)), share(sum(killed(row, ['unit']) for row in rows), len(rows)), share(either, len(rows)), only_counts,
            len(rows) - either - only_counts)


def document(how, population, rows, stages):
    """Of tried mutants, `rows`, one line a layer and one of all."""
    def layer(mutant):
        return mutant['file'].split('/')[0]

    lines = [COLUMNS, ['---'] * len(COLUMNS)]
    for name in sorted({layer(mutant) for mutant in population}):
        lines.append(line(f'`{name}`', sum(layer(mutant) == name for mutant in population),
                          [row for row in rows if layer(row['mutant']) == name], stages))
    lines.append(line('**all**', len(population), rows, stages))
    return f'{HEAD}\n{how}\n\n' + ''.join('| ' + ' | '.join(map(str, fields)) + ' |\n' for fields in lines)


def survivors(rows, stages):
    """Each as a diff, for whoever asks which claim, domain or test is missing."""
    text = ''
    for row in rows:
        if not killed(row, stages):
            mutant = row['mutant']
            text += (f'{mutant["id"]} {mutant["operator"]}, {mutant["file"]}:{mutant["line"]}, {mutant["function"]}: {len(row["engines"])} engines reach it'
                     f'{", only counts differ" if kinds(row, stages) else ""}\n{mutant["diff"]}\n')
    return text


def write(folder, how, population, rows, stages):
    os.makedirs(folder, exist_ok=True)
    for name, text in (('mutants.md', document(how, population, rows, stages)), ('survivors.txt', survivors(rows, stages)),
                       ('mutants.json', json.dumps(rows, indent=1) + '\n')):
        with open(os.path.join(folder, name), 'w') as file:
            file.write(text)
