"""SciPy as engines: linprog, which calls HiGHS, and ConvexHull, which calls Qhull."""
import os
import sys
from pathlib import Path

# This file has the name of the package that it loads, since engines of a script begin with its name.
folder = Path(__file__).resolve().parent
sys.path[0] = str(folder / "translation")
sys.path.insert(1, str(folder.parent.parent / "pipe_kit"))
os.environ["OPENBLAS_NUM_THREADS"] = "1"  # of many threads each would count as processor time

import scipy
from assay_pipe import serve
from clouds import hull
from programs import solver

LINPROG = {
    "linprog": ("highs", "with the method that it chooses by itself, highs"),
    "linprog_ds": ("highs-ds", "by the dual simplex, highs-ds"),
    "linprog_ipm": ("highs-ipm", "by the interior point method with crossover, highs-ipm"),
}
LINPROG_NOTE = (
    "primal_feasibility_tolerance = dual_feasibility_tolerance = 1e-7, absolute (documentation of linprog); no "
    "promise on the gap. Rows become rows of A_eq where both bounds are equal, else of A_ub, one a bound. "
    "Declined: what HiGHS takes as another program (entries of 1e-9 and less or of 1e15 and more, costs and "
    "bounds of 1e20 and more), bounds of a column that cross, no columns, numbers that are not finite. Giving up:"
    " status 1 (iteration limit) and 4 (numerical difficulties). No vector or ray is told.")
HULL_NOTE = (
    "Qhull with option Qt, which SciPy always sets: facets divided into triangles. No accuracy is stated; stated "
    "here is 2^-36 of the diagonal, as for Qhull itself, whose warnings and whose report of wide facets SciPy "
    "does not hand on. Declined: fewer points than a simplex has, and numbers that are not finite. Giving up: "
    "QhullError.")

ONLY_BY_NAME = "an engine under Python costs a battery of everything some seconds"

linprog = [
    dict(name=f"scipy/{name}", version=scipy.__version__, sentence=f"SciPy's linprog {how}", note=LINPROG_NOTE,
         only_by_name=ONLY_BY_NAME, promises=dict(lp_primal=1e-7, lp_dual=1e-7), lp=solver(method))
    for name, (method, how) in LINPROG.items()]
hulls = [
    dict(name=f"scipy/hull{dimension}", version=scipy.__version__, sentence=f"SciPy's ConvexHull in {where}",
         note=HULL_NOTE, only_by_name=ONLY_BY_NAME, promises=dict(hull_gap=2**-36), **{f"hull{dimension}": hull(dimension)})
    for dimension, where in ((2, "the plane"), (3, "space"))]
serve(linprog + hulls)
