"""The figures of a study, as a document and for machines."""
import collections
import json
import os
import statistics

import lists
import plans
from sample import by_stratum, stratum_of

LISTED = 300  # more than so many killed mutants are listed for machines only
KEPT = ('id', 'operator', 'file', 'line', 'function', 'places', 'diff_hash')
# The last is seen only by who has the counts of before.
KINDS = ('violation', 'harness defect', 'crash', 'hang', 'fingerprint', 'counts only')


def area_of(mutant):
    """The layer and the family: oracles/gjk."""
    return '/'.join(mutant['file'].split('/')[:2])


def caught_by(row, stages):
    """The first of the stages that killed it."""
    return next((stage for stage in stages if row['verdicts'].get(stage, {}).get('verdict') == 'killed'), None)


def say_of_survivors(rows, said):
    """Puts into each row what people say of its mutant, by the name of the list; a mutant that something saw stands in none."""
    for row in rows:
        for name, of in said.items():
            if row['mutant']['id'] not in of:
                continue
            seen = caught_by(row, row['verdicts'])
            if seen:
                raise lists.Refused(f'{row["mutant"]["id"]} is listed ({name}), but {seen} saw it')
            row[name] = of[row['mutant']['id']]


def place_in_words(mutant):
    more = f' and {mutant["places"] - 1} more' if mutant['places'] > 1 else ''
    return f'{mutant["file"]}:{mutant["line"]}{more}'


def percent(part, whole):
    return f'{100 * part / whole:.0f} %' if whole else '-'


def weighted_share(rows, population, stages):
    """Estimates the share of killed mutants in the population: each stratum's share in the sample, weighted by its size."""
    sizes = {name: len(members) for name, members in by_stratum(population).items()}
    killed, drawn = collections.Counter(), collections.Counter()
    for row in rows:
        drawn[stratum_of(row['mutant'])] += 1
        killed[stratum_of(row['mutant'])] += caught_by(row, stages) is not None
    known = sum(sizes[name] for name in drawn)
    return sum(sizes[name] * killed[name] / drawn[name] for name in drawn) / known if known else 0


def table(head, rows):
    lines = ['| ' + ' | '.join(head) + ' |', '|' + '---|' * len(head)]
    return '\n'.join(lines + ['| ' + ' | '.join(map(str, row)) + ' |' for row in rows]) + '\n'


def counts_by(rows, population, stages, of):
    names = sorted({of(mutant) for mutant in population})
    lines = []
    for name in names:
        there = [row for row in rows if of(row['mutant']) == name]
        first = collections.Counter(caught_by(row, stages) for row in there)
        equivalent = sum('equivalent' in row for row in there)
        lines.append([f'`{name}`', sum(of(mutant) == name for mutant in population), len(there),
                      *[first[stage] for stage in stages], first[None] - equivalent, equivalent])
    return lines


def median_second(rows, stage):
    """Of those that the stage killed: half of them it saw by then."""
    seconds = [row['verdicts'][stage]['second'] for row in rows if row['verdicts'].get(stage, {}).get('verdict') == 'killed']
    return f'{statistics.median(seconds):.1f}' if seconds else '-'


def first_seen(verdict):
    if 'test' in verdict:
        return f'{verdict["program"]} {verdict["test"]} ({verdict["kind"]}), {verdict["second"]} s'
    where = f'{verdict["property"]} on {verdict["domain"]} from case {verdict["case"]}' if verdict['property'] else verdict['claim']
    claim = f' {verdict["claim"]}' if verdict['property'] and verdict['claim'] else ''
    return f'{verdict["kind"]}{claim}: {verdict["engine"]}, {where}, {verdict["second"]} s'


def document(study):
    rows, population, stages = study['rows'], study['population'], study['stages']
    equivalent = [row for row in rows if 'equivalent' in row]
    killed = [row for row in rows if caught_by(row, stages)]
    survivors = [row for row in rows if not caught_by(row, stages) and 'equivalent' not in row]
    text = study['head']
    text += (f'\n{study["how"]}\n\n'
             f'Of {len(rows)} mutants {len(killed)} were killed, {len(equivalent)} are argued to be equivalent, {len(survivors)} '
             f'survived: {percent(len(killed), len(rows) - len(equivalent))} of those that are not equivalent.')
    if len(rows) < len(population):
        text += (f' Weighted by the number of mutants of each operator, {100 * weighted_share(rows, population, stages):.0f} % of '
                 f'all {len(population)} (equivalent ones among them).')
    text += '\n\n## What saw them\n\n'
    battery_stages = [stage for stage in stages if stage not in ('unit tests', 'fingerprints')]
    kinds = collections.Counter()
    for row in rows:
        for stage in stages:
            verdict = row['verdicts'].get(stage, {})
            if verdict.get('verdict') == 'killed':
                kinds[stage, verdict['kind']] += 1
    text += table(['stage', 'reached', 'killed', 'median second', *KINDS, 'failed test'],
                  [[stage, sum(row['verdicts'].get(stage, {}).get('verdict') in ('killed', 'survived') for row in rows),
                    sum(row['verdicts'].get(stage, {}).get('verdict') == 'killed' for row in rows), median_second(rows, stage),
                    *[kinds[stage, kind] for kind in KINDS], kinds[stage, 'test']] for stage in stages])
    if battery_stages:
        text += ('\n`counts only`: nothing new is wrong, but outcomes, decisions of filters or steps differ from the unmutated run\'s. '
                 'Who has no such run sees nothing.\n')
    head = ['mutants', 'tried', *[f'first killed by {stage}' for stage in stages], 'survived', 'equivalent']
    text += '\n## By operator\n\n' + table(['operator', *head], counts_by(rows, population, stages, lambda mutant: mutant['operator']))
    text += '\n## By place\n\n' + table(['place', *head], counts_by(rows, population, stages, area_of))
    if survivors:
        text += '\n## Why they survive\n\n' + table(['reason', 'which is', 'survivors'], plans.counts(study['reasons'], survivors))
    text += '\n## Survivors\n\n'
    for row in survivors:
        mutant = row['mutant']
        engines = row['engines']
        reached = f'{len(engines)} engines reach it' if engines else 'no engine reaches it'
        text += f'`{mutant["id"]}` {mutant["operator"]}, {place_in_words(mutant)}, {mutant["function"]}: {reached}.\n'
        text += f'{row["plan"].reason}: {row["plan"].sentence}\n' if 'plan' in row else f'{plans.NOBODY}\n'
        text += '```diff\n' + mutant['diff'][:1500] + '```\n'
    if equivalent:
        text += '\n## Equivalent\n\n'
        for row in equivalent:
            mutant = row['mutant']
            text += f'`{mutant["id"]}` {mutant["operator"]}, {place_in_words(mutant)}: {row["equivalent"]}\n'
            text += '```diff\n' + mutant['diff'] + '```\n'
    return text + killed_list(killed, stages, study['machine'])


def killed_list(killed, stages, machine):
    text = '\n## Killed\n\n'
    if len(killed) > LISTED:
        return text + f'{len(killed)} mutants: `{machine}` has each with its engines and what saw it first.\n'
    lines = [[f'`{row["mutant"]["id"]}`', row['mutant']['operator'], place_in_words(row['mutant']), len(row['engines']), stage,
              first_seen(row['verdicts'][stage]).replace('|', '/')]
             for row in killed for stage in stages if row['verdicts'].get(stage, {}).get('verdict') == 'killed']
    return text + table(['id', 'operator', 'place', 'engines', 'stage', 'kind: engine, property on domain, case; second'], lines)


def write(study, document_path):
    machine_path = os.path.splitext(document_path)[0] + '.json'
    study = dict(study, machine=os.path.basename(machine_path))
    with open(document_path, 'w') as file:
        file.write(document(study))
    with open(machine_path, 'w') as file:
        json.dump({'how': study['how'], 'population': len(study['population']), 'stages': study['stages'],
                   'mutants': [dict({name: row['mutant'][name] for name in KEPT}, engines=row['engines'], verdicts=row['verdicts'],
                                    equivalent=row.get('equivalent'), plan=row.get('plan')) for row in study['rows']]}, file, indent=1, sort_keys=True)
        file.write('\n')
