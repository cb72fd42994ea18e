"""Reads what mutation/schema/chosen.cpp writes: the mutants that a program evaluated."""
import array
import os
import tempfile


class Trace:
    """with Trace() as trace: a file to name in ASSAY_MUTANT_TRACE; then trace.reached()."""

    def __enter__(self):
        handle, self.path = tempfile.mkstemp(prefix='assay-trace-')
        os.close(handle)
        return self

    def __exit__(self, *_):
        os.unlink(self.path)

    def reached(self):
        places = array.array('I')
        with open(self.path, 'rb') as file:
            places.frombytes(file.read())
        return {f'{place:08x}' for place in places if place}
