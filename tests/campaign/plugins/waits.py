"""Calls every cloud flat. While FILE is there, it waits for ever as soon as it is asked for the hull of MOST points or fewer, or so many
times; then it has a process "sleep SECONDS", with the seconds that the file names.

waits.py FILE points MOST | waits.py FILE questions MOST
"""
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../engines/pipe_kit"))
from assay_pipe import serve

file, what, most = sys.argv[1], sys.argv[2], int(sys.argv[3])
asked = 0


def hull2(cloud):
    global asked
    asked += 1
    is_due = cloud.count <= most if what == "points" else asked > most
    if is_due and os.path.exists(file):
        subprocess.call(["sleep", open(file).read().strip()])
    return dict(kind="flat", extreme=[0, 1])


serve([dict(name="waits/hull", version="1", sentence="the first two points", promises={}, hull2=hull2)])
