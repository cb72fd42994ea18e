"""Calls every cloud flat: a version of downstream/hull that is a command."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../engines/pipe_kit"))
from assay_pipe import serve

serve([dict(name="downstream/hull", version="py", sentence="the first two points", promises={},
            hull2=lambda cloud: dict(kind="flat", extreme=[0, 1]))])
