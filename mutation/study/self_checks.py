"""What `assay check` holds our own code to before it asks an engine (campaign/run/self_checks.h), asked by itself: what it says without a
mutant, and what it says otherwise with one."""
import json
import os
import shutil
import tempfile

import process
from battery import FINDINGS, HARNESS_ERROR, LEAST_SECONDS, SEED, SLOWER, last_words
from trace import Trace

NAME = 'self-checks'
NO_TIME = '0.000001'  # seconds: over before the first question


def check(program, engine, out):
    return [program, 'check', '--engine', engine, '--battery', 'smoke', '--in-process', '--jobs', '1', '--seed', str(SEED), '--time', NO_TIME,
            '--out', out]


def digests(folder):
    """What the checks said, a digest each, by its key in the provenance."""
    with open(os.path.join(folder, 'provenance.json')) as file:
        return {key: value for key, value in json.load(file).items() if key.endswith('.digest')}


def measure(program, engine, seconds=60):
    """`engine`: any one of the program; it is not asked."""
    folder = tempfile.mkdtemp(prefix='assay-mutant-')
    out = os.path.join(folder, 'out')
    try:
        with Trace() as trace:
            ended = process.run(check(program, engine, out), seconds, trace=trace.path, folder=folder)
            reached = trace.reached()
        if ended.code not in FINDINGS:
            raise SystemExit(f'mutants: {NAME} without a mutant: exit code {ended.code}\n{ended.text}')
        return {'digests': digests(out), 'reached': sorted(reached), 'seconds': ended.seconds}
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def try_mutant(program, engine, reference, mutant):
    """How the checks with the mutant differ from those without it: None where they do not."""
    folder = tempfile.mkdtemp(prefix='assay-mutant-')
    out = os.path.join(folder, 'out')
    try:
        ended = process.run(check(program, engine, out), LEAST_SECONDS + SLOWER * reference['seconds'], mutant=mutant, folder=folder)
        seen = {'engine': NAME, 'property': None, 'domain': None, 'claim': last_words(ended.text), 'case': None, 'second': round(ended.seconds, 2)}
        if ended.hung:
            return dict(seen, kind='hang', claim='')
        if ended.code == HARNESS_ERROR:
            return dict(seen, kind='harness defect')
        if ended.code not in FINDINGS:
            return dict(seen, kind='crash')
        said = digests(out)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    for key in sorted(reference['digests']):
        if said.get(key) != reference['digests'][key]:
            check_name = key.split('.')[0]  # "bounds" of "bounds.judges.digest"
            return dict(seen, kind='counts only', property=check_name, domain=key, claim=None, case=check_name)
    return None
