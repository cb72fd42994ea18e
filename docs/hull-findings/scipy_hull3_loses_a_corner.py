"""SciPy 1.10.1, ConvexHull with its defaults: of five points, flat to 2^-46, four are named as vertices, without a
warning; the fifth is outside of their hull by 0.055 of the diagonal. Qhull itself warns of it (QH7089), which
SciPy does not hand on.
    /usr/bin/python3 scipy_hull3_loses_a_corner.py"""
import sys
import warnings

import numpy as np
from scipy.spatial import ConvexHull

warnings.simplefilter("error")
points = np.array([[-1, 0, 0], [-1, 0, 2**-46], [-0.25, 1, 0], [0, -1, 2**-47], [0, 0, 0]])
hull = ConvexHull(points)
print(f"vertices {hull.vertices.tolist()} of 5, should be all")
sys.exit(0 if len(hull.vertices) < 5 else 1)  # 0: still wrong
