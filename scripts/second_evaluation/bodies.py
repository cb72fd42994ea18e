"""Two convex bodies given by vertices, in rationals: how they meet, how far apart, how deep."""
import itertools
from fractions import Fraction

from . import simplex
from .integers import cross2, cross3, dot, on_grid, subtract
from .planar_hulls import hull_of

INFINITE = float("inf")


def _reach(a, b, direction):
    """The greatest r with r direction in conv(a) - conv(b), None where no r >= 0 is."""
    d, m, n = len(direction), len(a), len(b)
    rows = [[p[k] for p in a] + [-q[k] for q in b] + [-direction[k]] for k in range(d)]
    rows += [[1] * m + [0] * (n + 1), [0] * m + [1] * n + [0]]
    sides = [Fraction(0)] * d + [Fraction(1)] * 2
    status, value, _ = simplex.solve({
        "rows": d + 2, "columns": m + n + 1, "cost": [0] * (m + n) + [-1], "matrix": rows, "row_lower": sides,
        "row_upper": sides, "lower": [Fraction(0)] * (m + n + 1), "upper": [INFINITE] * (m + n + 1)})
    return -value if status == "optimal" else None


def contact(a, b):
    """"separated", "touching" or "overlapping": is the origin in conv(a) - conv(b), and inside it?

    Inside, where some way is left in each of d + 1 directions that no half space holds."""
    if not a or not b:
        return "separated"
    d = len(a[0])
    grid, _ = on_grid([*a, *b])
    a, b = grid[:len(a)], grid[len(a):]
    directions = [[int(i == k) for i in range(d)] for k in range(d)] + [[-1] * d]
    for direction in directions:
        reach = _reach(a, b, direction)
        if reach is None:
            return "separated"
        if reach == 0:
            return "touching"
    return "overlapping"


def solve_square(matrix, right):
    """The solution of a square system, None where it is singular."""
    n = len(matrix)
    rows = [list(map(Fraction, row)) + [Fraction(side)] for row, side in zip(matrix, right)]
    for k in range(n):
        pivot = next((i for i in range(k, n) if rows[i][k]), None)
        if pivot is None:
            return None
        rows[k], rows[pivot] = rows[pivot], rows[k]
        scale = rows[k][k]
        rows[k] = [x / scale for x in rows[k]]
        for i in range(n):
            factor = rows[i][k]
            if i != k and factor:
                rows[i] = [x - factor * y for x, y in zip(rows[i], rows[k])]
    return [row[-1] for row in rows]


def _nearest_of_plane(points):
    """Weights of the point of the affine hull nearest to the origin; None where the points depend on each other."""
    k = len(points)
    matrix = [[dot(p, q) for q in points] + [1] for p in points] + [[1] * k + [0]]
    solved = solve_square(matrix, [0] * k + [1])
    return None if solved is None else solved[:k]


def squared_distance(a, b):
    """The squared distance of the origin from conv(a) - conv(b), by Wolfe's method on exact numbers."""

    def support(direction):
        return (min(a, key=lambda p: dot(direction, p)), max(b, key=lambda p: dot(direction, p)))

    def difference(pair):
        return subtract(*pair)

    active, weights = [(a[0], b[0])], [Fraction(1)]
    while True:
        points = [difference(pair) for pair in active]
        v = [sum(w * p[k] for w, p in zip(weights, points)) for k in range(len(a[0]))]
        pair = support(v)
        if dot(v, difference(pair)) >= dot(v, v):
            return Fraction(dot(v, v))
        active.append(pair)
        weights.append(Fraction(0))
        while True:
            points = [difference(pair) for pair in active]
            target = _nearest_of_plane(points)
            if target is None:  # cannot be: a point beyond the supporting plane is affinely independent
                raise ArithmeticError("the active set depends")
            if all(w > 0 for w in target):
                weights = target
                break
            step = min(w / (w - t) for w, t in zip(weights, target) if t <= 0)
            weights = [w + step * (t - w) for w, t in zip(weights, target)]
            kept = [(pair, w) for pair, w in zip(active, weights) if w > 0]
            active, weights = [pair for pair, _ in kept], [w for _, w in kept]


def squared_distance_to_body(point, body):
    return squared_distance([point], body)


MOST_DIFFERENCES = 150


def squared_depth(a, b):
    """D^2 with D the least of H(n) / |n|, H(n) the greatest n.(a - b), over all n; None where there are too many vertices.

    The least is attained on a facet of the hull of the differences."""
    grid, factor = on_grid([subtract(p, q) for p in a for q in b])
    squared = _squared_depth(sorted(set(map(tuple, grid))), len(a[0]))
    return None if squared is None else squared / (factor * factor)


def _squared_depth(differences, d):
    if d == 1:
        return Fraction(min(max(p[0] for p in differences), max(-p[0] for p in differences))) ** 2
    if d == 2:
        ring = hull_of(differences)
        if len(ring) < 3:
            return Fraction(0)
        return min(Fraction(cross2(p, q, (0, 0)) ** 2, sum((y - x) ** 2 for x, y in zip(p, q)))
                   for p, q in zip(ring, ring[1:] + ring[:1]))
    if d > 3 or len(differences) > MOST_DIFFERENCES:
        return None
    best = None
    for i, j, k in itertools.combinations(range(len(differences)), 3):
        p = differences[i]
        n = cross3(subtract(differences[j], p), subtract(differences[k], p))
        if not any(n):
            continue
        height, length = dot(n, p), dot(n, n)
        if best is not None and height * height * best[1] >= best[0] * length:
            continue
        heights = [dot(n, q) for q in differences]
        if (height >= 0 and max(heights) == height) or (height <= 0 and min(heights) == height):
            best = (height * height, length)
    return Fraction(0) if best is None else Fraction(*best)


def overlap_along(a, b, direction):
    """H(n) = max n.a - min n.b."""
    return max(dot(direction, p) for p in a) - min(dot(direction, p) for p in b)


def largest_extent(points):
    return max(max(column) - min(column) for column in zip(*points))
