"""The property hull2/is_exact, from its claims in docs/judges.md."""
import math
from fractions import Fraction

from . import case_file
from .integers import cross2, extents, on_grid, square_root_at_least


def hull_of(points):
    """Extreme points, counter-clockwise, by Andrew's chain on integers."""
    distinct = sorted(set(map(tuple, points)))
    if len(distinct) < 3:
        return distinct

    def chain(ordered):
        kept = []
        for p in ordered:
            while len(kept) > 1 and cross2(kept[-2], kept[-1], p) <= 0:
                kept.pop()
            kept.append(p)
        return kept

    lower, upper = chain(distinct), chain(distinct[::-1])
    return lower[:-1] + upper[:-1]


def twice_area(ring):
    return sum(p[0] * q[1] - p[1] * q[0] for p, q in zip(ring, ring[1:] + ring[:1]))


def squared_distance_to_segment(p, a, b):
    d = [b[0] - a[0], b[1] - a[1]]
    length = d[0] * d[0] + d[1] * d[1]
    t = Fraction(0) if length == 0 else Fraction((p[0] - a[0]) * d[0] + (p[1] - a[1]) * d[1], length)
    t = min(max(t, Fraction(0)), Fraction(1))
    q = (a[0] + t * d[0], a[1] + t * d[1])
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2


def squared_lost(points, listed):
    """The greatest squared distance of a point from the convex hull of those listed."""
    ring = hull_of(listed)
    if not ring:
        return None if points else Fraction(0)
    worst = Fraction(0)
    for p in points:
        inside = len(ring) > 2 and all(cross2(a, b, p) >= 0 for a, b in zip(ring, ring[1:] + ring[:1]))
        if not inside:
            worst = max(worst, min(squared_distance_to_segment(p, a, b) for a, b in zip(ring, ring[1:] + ring[:1])))
    return worst


def without_straight(ring):
    kept = []
    for k, here in enumerate(ring):
        before, after = ring[k - 1], ring[(k + 1) % len(ring)]
        between = min(before, after) < here < max(before, after)
        if not (between and cross2(before, here, after) == 0):
            kept.append(here)
    return kept


BITS = 400


def same_ring(ring, truth):
    if len(ring) != len(truth) or not ring or ring[0] not in truth:
        return False
    start = truth.index(ring[0])
    return ring == truth[start:] + truth[:start]


def hull_gap(points, factor, says):
    """The gap over the diagonal of points that are multiplied by the factor, by both parts where the statement is asked so."""
    gap = case_file.number(says["hull_gap"])
    part = case_file.stated(says, "hull_gap_absolute") if says.get("by both parts") else 0
    diagonal = sum(width * width for width in extents(points))
    if part in (0, math.inf) or diagonal == 0:
        return max(gap, part)
    return max(gap, part * factor / square_root_at_least(diagonal, BITS))


def judge_ring(points, listed, says, gap):
    if any(i >= len(points) for i in listed):
        return "violated", "indices in range"
    if len(listed) < 3:
        return "violated", "three or more vertices"
    ring, truth = [tuple(points[i]) for i in listed], hull_of(points)
    exact = without_straight(ring) if says["keeps_inner_points"] else ring
    if len(truth) >= 3 and same_ring(exact, truth):
        return "holds", ""
    if gap == float("inf"):
        return None
    if gap > 0:
        diagonal = sum(width * width for width in extents(points))
        if squared_lost(points, ring) > gap * gap * diagonal:
            return "violated", "encloses every point within the gap"
        body = hull_of(ring)
        of_hull = twice_area(body) if len(body) > 2 else 0
        if abs(of_hull - twice_area(ring)) > 8 * gap * diagonal:
            return "violated", "area of the hull within the gap"
        return "holds", ""
    return "violated", "the ring is the hull"


def judge_flat(points, listed):
    if len(listed) > 2 or any(i >= len(points) for i in listed):
        return "violated", "at most two ends, in range"
    ends, truth = sorted(tuple(points[i]) for i in listed), hull_of(points)
    flat = len(truth) < 3
    return ("holds", "") if flat and ends == sorted(truth) else ("violated", "the list is the ends of a flat cloud")


def judge(name, points, answers, says):
    if name != "hull2/is_exact":
        return None
    answer = answers[0]
    if not all(case_file.all_finite(point) for point in points):
        return "undecided", "not finite"
    grid, factor = on_grid(points)
    if answer["kind"] == "hull":
        return judge_ring(grid, answer["ccw"], says, hull_gap(grid, factor, says))
    if answer["kind"] == "flat":
        return judge_flat(grid, answer["extreme"])
    return None
