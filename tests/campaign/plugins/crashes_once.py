"""Says of every cloud that it gives up, but crashes: argv "once" at the fortieth question to its process, so that no case crashes that
is asked again; "always" at every question whose first coordinate is not 0."""
import os
import signal
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../engines/pipe_kit"))
from assay_pipe import serve

FORTIETH = 40
asked = 0


def hull(cloud):
    global asked
    asked += 1
    if (sys.argv[1] == "once" and asked == FORTIETH) or (sys.argv[1] == "always" and any(cloud.coordinates[:1])):
        print("the table of slots is full", file=sys.stderr, flush=True)
        os.kill(os.getpid(), signal.SIGSEGV)
    return dict(kind="gave_up", why="uncertain")


serve([dict(name="crashes/hull", version="1", sentence="gives up or crashes", hull2=hull)])
