"""The property hull3/is_exact, from its claims in docs/judges.md, by faces: each facet supports the cloud, facets close up
edge by edge, and those in one plane tile the planar hull of the points there."""
from fractions import Fraction

from . import bodies, case_file
from .integers import cross2, cross3, dot, extents, on_grid, subtract, volume
from .planar_hulls import hull_gap, hull_of, same_ring, twice_area

LARGEST = 40000  # facets times points
MOST_POINTS = 40  # whose distances from a hull are found


def span_of(points):
    """(dimension, points that span it) of an affine hull."""
    if not points:
        return -1, []
    chosen = [points[0]]
    for p in points:
        u = [subtract(q, chosen[0]) for q in chosen[1:]]
        v = subtract(p, chosen[0])
        if len(u) == 0:
            free = any(v)
        elif len(u) == 1:
            free = any(cross3(u[0], v))
        elif len(u) == 2:
            free = dot(cross3(u[0], u[1]), v) != 0
        else:
            break
        if free:
            chosen.append(p)
    return len(chosen) - 1, chosen


def seen_along(axis, p):
    return tuple(p[k] for k in range(3) if k != axis)


def flat_ring(points, chosen):
    """The extreme points of a cloud in a plane as a ring of points of space."""
    normal = cross3(subtract(chosen[1], chosen[0]), subtract(chosen[2], chosen[0]))
    axis = next(k for k in range(3) if normal[k])
    seen = {seen_along(axis, p): tuple(p) for p in points}
    return [seen[q] for q in hull_of(list(seen))]


def judge_flat(points, answer):
    listed = answer["extreme"]
    if any(i >= len(points) for i in listed):
        return "violated", "indices in range"
    dimension, chosen = span_of(points)
    if dimension != answer["dimension"]:
        return "violated", "the cloud has another dimension"
    named = [tuple(points[i]) for i in listed]
    if dimension == 2:
        truth = flat_ring(points, chosen)
        right = same_ring(named, truth) or same_ring(named[::-1], truth)
    elif dimension == 1:
        right = sorted(named) == [min(map(tuple, points)), max(map(tuple, points))]
    elif dimension == 0:
        right = named == [tuple(points[0])]
    else:
        right = not named
    return ("holds", "") if right else ("violated", "the list is the extreme points")


def judge_surface(points, factor, answer, says):
    corner, end = answer["corner"], answer["end"]
    starts = [0] + end
    if any(b - a < 3 for a, b in zip(starts, end)) or (end[-1] if end else 0) != len(corner):
        return "violated", "facets are well formed"
    if any(i >= len(points) for i in corner):
        return "violated", "indices in range"
    facets = [[tuple(points[i]) for i in corner[a:b]] for a, b in zip(starts, end)]
    gap = hull_gap(points, factor, says)
    if gap != 0:
        if gap == float("inf") or len(points) > MOST_POINTS:
            return None
        diagonal = sum(width * width for width in extents(points))
        listed = sorted({p for facet in facets for p in facet})
        lost = any(bodies.squared_distance([p], listed) > gap * gap * diagonal for p in points)
        return ("violated", "encloses every point within the gap") if lost else None
    if len(facets) * len(points) > LARGEST:
        return None
    if not facets:
        return "violated", "a surface has facets"
    edges = set()
    for facet in facets:
        for p, q in zip(facet, facet[1:] + facet[:1]):
            if (p, q) in edges:
                return "violated", "every edge has one twin"
            edges.add((p, q))
    if any((q, p) not in edges for p, q in edges):
        return "violated", "every edge has one twin"
    if span_of(points)[0] < 3:
        return "violated", "a flat cloud has no surface"
    planes = {}
    for number, facet in enumerate(facets):
        a = facet[0]
        b = facet[1]
        c = next((p for p in facet[2:] if any(cross3(subtract(b, a), subtract(p, a)))), None)
        if c is None:
            return "violated", "facets are strictly convex"
        normal = cross3(subtract(b, a), subtract(c, a))
        axis = next(k for k in range(3) if normal[k])
        if any(dot(normal, subtract(p, a)) for p in facet):
            return "violated", "facets are strictly convex"
        if any(dot(normal, subtract(p, a)) > 0 for p in points):
            return "violated", "every facet supports the cloud"
        ring = [seen_along(axis, p) for p in facet]
        if twice_area(ring) < 0:
            ring.reverse()
        if not same_ring(ring, hull_of(ring)):
            return "violated", "facets are strictly convex"
        on_plane = frozenset(tuple(p) for p in points if dot(normal, subtract(p, a)) == 0)
        planes.setdefault(on_plane, [axis, 0, []])
        planes[on_plane][1] += abs(twice_area(ring))
        planes[on_plane][2].append(number)
    vertices = {p for facet in facets for p in facet}
    for on_plane, (axis, area, _) in planes.items():
        truth = hull_of([seen_along(axis, p) for p in on_plane])
        if area != abs(twice_area(truth)):
            return "violated", "facets tile their face"
    if not says["keeps_inner_points"]:
        # extreme: on three planes or more whose normals span space; equivalently a corner of the hull of each face it is on
        for on_plane, (axis, _, _) in planes.items():
            corners = set(hull_of([seen_along(axis, p) for p in on_plane]))
            if any(p in on_plane and seen_along(axis, p) not in corners for p in vertices):
                return "violated", "vertices are extreme"
    if says["merges_faces"] or "face_of" in answer:
        groups = answer.get("face_of") or list(range(len(facets)))
        of_plane = {number: key for key, (_, _, numbers) in enumerate(planes.values()) for number in numbers}
        pairs = {(groups[number], of_plane[number]) for number in range(len(facets))}
        one_to_one = len(pairs) == len({g for g, _ in pairs}) == len({p for _, p in pairs})
        if not one_to_one:
            return "violated", "faces are as stated"
    return "holds", ""


def judge(name, points, answers, says):
    if name != "hull3/is_exact":
        return None
    answer = answers[0]
    if not all(case_file.all_finite(point) for point in points):
        return "undecided", "not finite"
    grid, factor = on_grid(points)
    if answer["kind"] == "hull":
        return judge_surface(grid, factor, answer, says)
    if answer["kind"] == "flat":
        return judge_flat(grid, answer)
    return None
