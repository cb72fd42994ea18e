"""Between Assay's clouds and hulls and scipy.spatial.ConvexHull, whose documentation is the reference."""
import os
import tempfile
from fractions import Fraction

import numpy as np
from scipy.spatial import ConvexHull, QhullError

NOWHERE = b"/proc/self/fd/%d"


def file_to_nowhere(prefix=None):
    """In place of tempfile.mkstemp: SciPy opens a file for what Qhull prints and removes it at once, and a worker may
    write none (docs/isolation.md). So Qhull's reasons are lost: SciPy fails to read them, an OSError in place of a
    QhullError."""
    nowhere = os.open("/dev/null", os.O_RDWR)
    return nowhere, NOWHERE % nowhere


def remove(path, remove_file=os.remove):
    """In place of os.remove: that file has no name to remove."""
    if not (isinstance(path, bytes) and path.startswith(NOWHERE[:-2])):
        remove_file(path)


tempfile.mkstemp, os.remove = file_to_nowhere, remove


def oriented(simplices, neighbors):
    """Triangles turned so that two that share an edge run through it in opposite ways: SciPy orders their corners at
    will, and tells at k the neighbour opposite of corner k. Nothing where that cannot be."""
    turned = [None] * len(simplices)
    for start in range(len(simplices)):
        if turned[start] is None:
            turned[start], reached = list(map(int, simplices[start])), [start]
            for f in reached:
                for k, opposite in enumerate(simplices[f]):
                    ring, other = turned[f], int(neighbors[f][k])
                    at = ring.index(opposite)
                    p, q = ring[(at + 1) % 3], ring[(at + 2) % 3]
                    corners = list(map(int, simplices[other]))
                    third = [c for c in corners if c not in (p, q)]
                    if len(third) != 1:
                        return None
                    wanted = [q, p, third[0]]
                    if turned[other] is None:
                        turned[other] = wanted
                        reached.append(other)
                    elif wanted not in [turned[other][i:] + turned[other][:i] for i in range(3)]:
                        return None
    return turned


def volume(points, triangles):
    """Six times the volume that the triangles enclose, exactly; positive where they are turned outwards."""
    def exact(i):
        return [Fraction(x) for x in points[i]]

    total = 0
    for p, q, r in (map(exact, triangle) for triangle in triangles):
        total += p[0] * (q[1] * r[2] - q[2] * r[1])
        total += p[1] * (q[2] * r[0] - q[0] * r[2])
        total += p[2] * (q[0] * r[1] - q[1] * r[0])
    return total


def ring_of(found):
    return dict(kind="hull", ccw=list(map(int, found.vertices)))


def surface_of(found):
    triangles = oriented(found.simplices, found.neighbors)
    if triangles is None:
        return dict(kind="gave_up", why="stalled")
    if volume(found.points, triangles) < 0:
        triangles = [[p, r, q] for p, q, r in triangles]
    return dict(kind="hull", corner=[c for triangle in triangles for c in triangle],
                end=[3 * (f + 1) for f in range(len(triangles))])


def hull(dimension, compute=ConvexHull):
    """The engine; `compute` is ConvexHull, or in tests what answers exactly."""
    def answer(cloud):
        points = np.array(cloud.coordinates).reshape(cloud.count, dimension)
        if cloud.count <= dimension or not np.isfinite(points).all():
            return dict(kind="declined")
        try:
            found = compute(points)
        except (QhullError, OSError):
            return dict(kind="gave_up", why="uncertain")
        return ring_of(found) if dimension == 2 else surface_of(found)

    return answer
