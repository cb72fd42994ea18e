"""What `assay check` holds our own code to before it asks an engine (campaign/self_checks/self_checks.h), as the first part of a battery's run: `assay
selftest --as-check` asks the same, and says which known answers differ. Batteries ask engines without it, so that what a mutant reaches by an
engine is not what it reaches by them."""
import re

import process
from battery import HARNESS_ERROR, LEAST_SECONDS, SLOWER, last_words
from trace import Trace

NAME = 'self-checks'


def ask(program, seconds, **options):
    return process.run([program, 'selftest', '--as-check', '--jobs', '1'], seconds, **options)


def digests(text):
    """What the checks said, a digest each, by its key in the provenance."""
    return dict(re.findall(r'^(\S+\.digest) (\S+)$', text, re.M))


def measure(program, seconds=1200):
    with Trace() as trace:
        ended = ask(program, seconds, trace=trace.path)
        reached = trace.reached()
    if ended.code != 0:
        raise SystemExit(f'mutants: {NAME} without a mutant: exit code {ended.code}\n{ended.text}')
    return {'digests': digests(ended.text), 'reached': sorted(reached), 'seconds': ended.seconds}


def try_mutant(program, reference, mutant):
    """How the checks with the mutant differ from those without it: None where they do not."""
    ended = ask(program, LEAST_SECONDS + SLOWER * reference['seconds'], mutant=mutant)
    seen = {'engine': NAME, 'property': None, 'domain': None, 'claim': last_words(ended.text), 'case': None, 'second': round(ended.seconds, 2)}
    if ended.hung:
        return dict(seen, kind='hang', claim='')
    if ended.code == HARNESS_ERROR:
        names = re.findall(r'^(\S+): (?:seen|thrown) ', ended.text, re.M)  # of known answers that differ, in the order of the table
        return dict(seen, kind='harness defect', case=names[0], claim=names[0]) if names else dict(seen, kind='harness defect')
    if ended.code != 0:
        return dict(seen, kind='crash')
    said = digests(ended.text)
    for key in sorted(reference['digests']):
        if said.get(key) != reference['digests'][key]:
            check_name = key.split('.')[0]  # "bounds" of "bounds.judges.digest"
            return dict(seen, kind='counts only', property=check_name, domain=key, claim=None, case=check_name)
    return None
