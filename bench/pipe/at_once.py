"""An engine that answers every collision at once, without looking: what is left of its time is the pipe's
(bench/bench_pipe.cpp)."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../engines/pipe_kit"))
from assay_pipe import serve

ANSWER = dict(kind="bare_distance", distance=1.0)
serve([dict(name="bench/at_once_py", gjk=lambda problem: ANSWER)])
