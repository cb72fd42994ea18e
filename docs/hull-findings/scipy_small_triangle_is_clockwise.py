"""SciPy 1.10.1, ConvexHull: "For 2-D convex hulls, the vertices are in counterclockwise order" (its documentation);
those of a right triangle of sides 2^-538 (1.1e-162) are not.
    /usr/bin/python3 scipy_small_triangle_is_clockwise.py"""
import sys

import numpy as np
from scipy.spatial import ConvexHull

side = 2.0**-538
points = np.array([[-side, 0], [0, -side], [0, 0]])
vertices = ConvexHull(points).vertices.tolist()
(ax, ay), (bx, by), (cx, cy) = (points[v] / side for v in vertices)
turn = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
print(f"vertices {vertices}, a {'left' if turn > 0 else 'right'} turn, should be a left one")
sys.exit(0 if turn < 0 else 1)  # 0: still wrong
