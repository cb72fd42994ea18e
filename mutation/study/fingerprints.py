"""The fingerprints that continuous integration holds engines and claims to (tests/fingerprints), as a stage: one engine or claim is asked
at a time, and any difference in what is printed of it kills."""
import os

import process
from trace import Trace

LISTS = {'engine_fingerprints': 'engines.list', 'claim_fingerprints': 'claims.list'}
LEAST_SECONDS, SLOWER = 10, 5  # a run that takes so much longer than the unmutated one hangs


def names_of(root, program):
    with open(os.path.join(root, 'tests', 'fingerprints', LISTS[program])) as file:
        return [line.split()[0] for line in file if line.strip() and not line.startswith('#')]


def programs(folder):
    return [os.path.join(folder, name) for name in LISTS]


def shown(path, name, seconds, **options):
    return process.run([path, 'show', name], seconds, **options)


def measure(path, name, seconds=1200):
    """What it prints without a mutant, what it reaches, how long it takes."""
    with Trace() as trace:
        ended = shown(path, name, seconds, trace=trace.path)
        reached = trace.reached()
    if ended.code != 0 or not ended.text:
        raise SystemExit(f'mutants: {path} show {name}, without a mutant: exit code {ended.code}\n{ended.text}')
    return {'program': os.path.basename(path), 'name': name, 'text': ended.text, 'seconds': ended.seconds, 'reached': sorted(reached)}


def try_mutant(folder, prints, mutant):
    """The first that differs, the quickest first; None where none does."""
    for one in sorted(prints, key=lambda one: one['seconds']):
        ended = shown(os.path.join(folder, one['program']), one['name'], LEAST_SECONDS + SLOWER * one['seconds'], mutant=mutant)
        if ended.code == 0 and not ended.hung and ended.text == one['text']:
            continue
        kind = 'hang' if ended.hung else 'crash' if ended.code != 0 else 'fingerprint'
        return {'kind': kind, 'program': one['program'], 'test': one['name'], 'second': round(ended.seconds, 2)}
    return None
