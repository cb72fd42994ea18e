"""Runs a program in a folder and a process group of its own, with limits."""
import collections
import math
import os
import resource
import shutil
import signal
import subprocess
import tempfile
import time

MEMORY = 6 << 30  # bytes of address space: a mutant that allocates without end is stopped by the allocator
POLL = 0.01  # seconds
KILL, ASK = 'kill', 'ask'  # what `watch` may want
PATIENCE = 20  # wall time for each second of processor time that is allowed: the machine may be busy with other things

Ended = collections.namedtuple('Ended', 'code hung stopped seconds text')
Ended.__doc__ = """code: negative for a signal. hung: it was ended at its time limit. stopped: it was ended because enough was seen."""


def _limit(seconds):
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    whole = math.ceil(seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (whole, whole + 1))


def environment(mutant=None, trace=None):
    kept = {name: value for name, value in os.environ.items() if not name.startswith(('ASSAY_', 'GTEST_'))}
    if mutant:
        kept['ASSAY_MUTANT'] = mutant
    if trace:
        kept['ASSAY_MUTANT_TRACE'] = trace
    return kept


def run(command, seconds, mutant=None, trace=None, watch=None, folder=None):
    """At most so many seconds of processor time. `watch(elapsed)` is called again and again while the program runs and once after it; KILL ends
    the program at once, ASK asks it to end."""
    own = folder or tempfile.mkdtemp(prefix='assay-mutant-')
    start = time.monotonic()
    with open(os.path.join(own, 'output.txt'), 'w+b') as output:
        process = subprocess.Popen(command, cwd=own, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
                                   env=environment(mutant, trace), preexec_fn=lambda: _limit(seconds), start_new_session=True)
        hung = stopped = False
        try:
            while True:
                ended = process.poll() is not None
                elapsed = time.monotonic() - start
                wanted = watch(elapsed) if watch else None
                if wanted == ASK and not ended and not stopped:
                    process.terminate()
                stopped = stopped or (bool(wanted) and not ended)
                hung = not ended and elapsed > PATIENCE * seconds
                if ended or wanted == KILL or hung:
                    break
                time.sleep(POLL)
        finally:
            try:
                os.killpg(process.pid, signal.SIGKILL)  # what it started, too
            except ProcessLookupError:
                pass
            code = process.wait()
            hung = hung or code == -signal.SIGXCPU
        elapsed = time.monotonic() - start
        output.seek(0)
        text = output.read().decode(errors='replace')
    if folder is None:
        shutil.rmtree(own, ignore_errors=True)
    return Ended(code, hung, stopped, elapsed, text)
