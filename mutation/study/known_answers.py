"""What `assay check` asks of our own code before it asks engines (known_answers), as the first part of a battery's run: `assay selftest
--as-check` asks the same, and says which differ. Batteries ask engines without it, so that what a mutant reaches by an engine is not what it
reaches by them."""
import re

import process
from trace import Trace

DIFFER = 2  # the exit code of assay where a known answer differs
LEAST_SECONDS, SLOWER = 20, 10  # of processor time: a run that takes so much longer than the unmutated one hangs


def ask(program, seconds, **options):
    return process.run([program, 'selftest', '--as-check', '--jobs', '1'], seconds, **options)


def measure(program, seconds=1200):
    """What known answers reach, and how long they take, without a mutant."""
    with Trace() as trace:
        ended = ask(program, seconds, trace=trace.path)
        reached = trace.reached()
    if ended.code != 0:
        raise SystemExit(f'mutants: known answers, without a mutant: exit code {ended.code}\n{ended.text}')
    return {'reached': sorted(reached), 'seconds': ended.seconds}


def try_mutant(program, measured, mutant):
    """How the mutant is seen: None where all known answers are as they were. A check ends with the first that differs, as a defect of the
    harness."""
    ended = ask(program, LEAST_SECONDS + SLOWER * measured['seconds'], mutant=mutant)
    if ended.code == 0 and not ended.hung:
        return None
    kind = 'hang' if ended.hung else 'harness defect' if ended.code == DIFFER else 'crash'
    names = re.findall(r'^(\S+): (?:seen|thrown) ', ended.text, re.M)  # those that differ, in the order of the table
    first = names[0] if names and not ended.hung else None
    return {'kind': kind, 'engine': 'known answers', 'property': None, 'domain': None, 'case': first, 'second': round(ended.seconds, 2),
            'claim': first or ''}
