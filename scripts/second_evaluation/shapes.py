"""shapes/answer_is_right, from docs/judges.md: distances by roots enclosed to 400 bits, where the gap is stated."""
from fractions import Fraction
from itertools import product

from . import bodies, case_file
from .integers import dot, square_root_at_least

BITS = 400
SMALLEST = Fraction(1, 1 << 1074)


def corners(shape):
    """(vertices, radius) of a body."""
    x, d = shape["numbers"], shape["dimension"]
    if shape["kind"] == "ball":
        return [x[:d]], x[d]
    if shape["kind"] == "box":
        return [list(p) for p in product(*zip(x[:d], x[d:]))], Fraction(0)
    if shape["kind"] == "oriented_box":
        (cx, cy, h0, h1, u0, u1) = x
        return [[cx + s * h0 * u0 - t * h1 * u1, cy + s * h0 * u1 + t * h1 * u0] for s in (-1, 1) for t in (-1, 1)], Fraction(0)
    return shape["rows"], Fraction(0)


def root(square):
    """low <= sqrt(square) <= high, apart by less than 2^-BITS of it."""
    high = square_root_at_least(square, BITS)
    if high == 0:
        return Fraction(0), Fraction(0)
    return square / high, high


def signed_distance(a, b, radius):
    """An interval of D = +-sqrt(Q) - R."""
    square = bodies.squared_distance(a, b)
    if square > 0:
        low, high = root(square)
        return low - radius, high - radius
    deep = bodies.squared_depth(a, b)
    if deep is None:
        return None
    low, high = root(deep)
    return -high - radius, -low - radius


def allowance(gap, unit):
    return gap * unit + 4 * SMALLEST


class Claims:
    """Collects breaches; an inequality that its enclosure leaves open makes the whole undecided."""

    def __init__(self):
        self.broken, self.open = [], False

    def at_most(self, low, high, bound, claim):
        """low <= value <= high is claimed to be at most bound."""
        if low > bound:
            self.broken.append(claim)
        elif high > bound:
            self.open = True

    def outcome(self):
        if self.broken:
            return "violated", self.broken[0]
        return ("undecided", "too near to tell") if self.open else ("holds", "")


def judge_contact(problem, answer, says, gap):
    (a, radius_a), (b, radius_b) = corners(problem["a"]), corners(problem["b"])
    radius = radius_a + radius_b
    distance = signed_distance(a, b, radius)
    if distance is None:
        return None
    low, high = distance
    overlap = answer["overlap"] if answer["kind"] == "contact" else answer["colliding"]
    if low <= 0 <= high and low != high:
        exact_zero = bodies.squared_distance(a, b) == radius * radius
        low = high = Fraction(0) if exact_zero else low
        if not exact_zero:
            return "undecided", "too near to tell"
    sign = (low > 0) - (high < 0)
    touching = says["touching"]
    fine = (sign < 0 or (sign == 0 and touching != "miss")) if overlap else (sign > 0 or (sign == 0 and touching != "hit"))
    if not fine:
        return "violated", "wrong hit" if overlap else "wrong miss"
    if answer["kind"] == "bare_verdict":
        return "holds", ""
    if gap < 0:
        return None
    d = len(a[0])
    number = case_file.number
    told, normal, move = number(answer["distance"]), [*map(number, answer["normal"])], [*map(number, answer["move"])]
    if not case_file.all_finite([told, *normal, *move]):
        return "violated", "numbers are finite"
    boxes = [[p[k] - r for k in range(d)] for points, r in ((a, radius_a), (b, radius_b)) for p in points]
    boxes += [[p[k] + r for k in range(d)] for points, r in ((a, radius_a), (b, radius_b)) for p in points]
    unit = bodies.largest_extent(boxes)
    slack = allowance(gap, unit)
    claims = Claims()
    claims.at_most(told - high, told - low, slack, "distance is within the gap")
    claims.at_most(low - told, high - told, slack, "distance is within the gap")
    length_low, length_high = root(dot(normal, normal))
    claims.at_most(length_low, length_high, 1 + gap, "normal has length one")
    claims.at_most(-length_high, -length_low, gap - 1, "normal has length one")
    if any(normal[d:]) or any(move[d:]):
        return None
    n, w = normal[:d], move[:d]
    if any(n):
        # -max n.M >= (D - g) |n|, M the differences with their radius
        support = bodies.overlap_along(a, b, n)
        needed = [(bound + radius - slack) * length for bound in (low, high) for length in (length_low, length_high)]
        claims.at_most(min(needed) + support, max(needed) + support, 0, "normal separates as far")
    shifted = [[x + step for x, step in zip(p, w)] for p in b]
    after = signed_distance(a, shifted, radius)
    if after is None:
        return None
    claims.at_most(-after[1], -after[0], slack, "move ends in touching")
    claims.at_most(after[0], after[1], slack, "move ends in touching")
    move_low, move_high = root(dot(w, w))
    size_low, size_high = sorted((abs(low), abs(high)))
    claims.at_most(move_low - size_high, move_high - size_low, slack, "no shorter move")
    result = claims.outcome()
    # "normal points from a to b" needs the nearest points, which are not made here; where all else holds it stays open.
    if result[0] == "holds" and bodies.squared_distance(a, b) > 0:
        return None
    return result


def judge_sweep(problem, answer, says, gap):
    a, radius_a = corners(problem["a"])
    cx, cy, reach, wx, wy = problem["b"]["numbers"]
    radius, number = radius_a + reach, case_file.number

    def at(t):
        return [cx + t * wx, cy + t * wy]

    touches = answer["touches"] if answer["kind"] == "sweep" else answer["colliding"]
    square = bodies.squared_distance(a, [at(0), at(1)])
    if square == radius * radius and says["touching"] != "hit":
        return None  # whether the ball gets inside is not asked here
    if touches != (square <= radius * radius):
        return "violated", "wrong hit" if touches else "wrong miss"
    if not touches or answer["kind"] == "bare_verdict":
        return "holds", ""
    if gap < 0:
        return None
    time, normal = number(answer["time"]), [*map(number, answer["normal"])]
    if not case_file.all_finite([time, *normal]):
        return "violated", "numbers are finite"
    if not 0 <= time <= 1:
        return "violated", "time is on the way"
    boxes = [[x + side * r for x in p] for points, r in ((a, radius_a), ([at(0), at(1)], reach))
             for p in points for side in (-1, 1)]
    slack = allowance(gap, bodies.largest_extent(boxes))
    then = signed_distance(a, [at(time)], radius)
    if then is None or any(normal[2:]):
        return None
    claims = Claims()
    claims.at_most(then[0], then[1], slack, "they meet at the time")
    if time > 0:
        low, high = root(bodies.squared_distance(a, [at(0), at(time)]))
        claims.at_most(radius - high, radius - low, slack, "they do not meet before")
        claims.open |= high == 0 and radius <= slack  # how deep a point gets is not asked here
    length_low, length_high = root(dot(normal, normal))
    claims.at_most(length_low, length_high, 1 + gap, "normal has length one")
    claims.at_most(-length_high, -length_low, gap - 1, "normal has length one")
    if any(normal):
        support = bodies.overlap_along(a, [at(time)], normal[:2])
        needed = [(bound + radius - slack) * length for bound in then for length in (length_low, length_high)]
        claims.at_most(min(needed) + support, max(needed) + support, 0, "normal separates as far")
    return claims.outcome()


def judge_numbers(claimed, truth, unit, gap, claim):
    if not case_file.all_finite(claimed):
        return "violated", "numbers are finite"
    for value, exact in zip(claimed, truth):
        if abs(value - exact) > allowance(gap, max(unit, abs(exact))):
            return "violated", claim
    return "holds", ""


def judge(name, problem, answers, says):
    a, b, answer = problem["a"], problem["b"], answers[0]
    if name != "shapes/answer_is_right" or not case_file.all_finite(a["numbers"] + b["numbers"]):
        return None
    question, kind, number = problem["question"], answer["kind"], case_file.number
    gap = number(says["shapes_gap"])
    if question == "contact" and kind in ("contact", "bare_verdict"):
        return judge_contact(problem, answer, says, gap)
    if question == "sweep" and kind in ("sweep", "bare_verdict"):
        return judge_sweep(problem, answer, says, gap)
    if question in ("bounds", "merge") and kind == "bounds":
        d = a["dimension"]
        points = [shape["numbers"][i:i + d] for shape in (a, b) for i in range(0, len(shape["numbers"]), d)]
        low = [min(column) for column in zip(*points)] + [0] * (3 - d)
        high = [max(column) for column in zip(*points)] + [0] * (3 - d)
        same = [*map(number, answer["low"])] == low and [*map(number, answer["high"])] == high
        return ("holds", "") if same else ("violated", "corners are the least and the greatest")
    if question == "centroid" and kind == "centroid":
        ring = a["rows"]
        cross = [p[0] * q[1] - p[1] * q[0] for p, q in zip(ring, ring[1:] + ring[:1])]
        twice = sum(cross)
        if answer["flat"] != (twice == 0):
            return "violated", "flat where the area is zero"
        if twice == 0:
            truth = [sum(p[k] for p in ring) / len(ring) for k in range(2)]
        else:
            truth = [sum((p[k] + q[k]) * c for p, q, c in zip(ring, ring[1:] + ring[:1], cross)) / (3 * twice)
                     for k in range(2)]
        if gap < 0:
            return None
        return judge_numbers([*map(number, answer["at"])], truth, bodies.largest_extent(ring), gap,
                             "centroid is within the gap")
    if question == "motion" and kind == "moved":
        (f0, f1, m00, m01, m10, m11, t0, t1) = b["numbers"]
        truth = [(f0 + m00 * (x - f0) + m01 * (y - f1) + t0, f1 + m10 * (x - f0) + m11 * (y - f1) + t1)
                 for x, y in a["rows"]]
        claimed = [*map(number, answer["coordinates"])]
        if len(claimed) != 2 * len(truth):
            return "violated", "one image for each point"
        if gap < 0:
            return None
        return judge_numbers(claimed, [x for p in truth for x in p], bodies.largest_extent(truth), gap,
                             "images are within the gap")
    return None
