"""The claims about pairs of convex bodies, from docs/judges.md."""
import math
from fractions import Fraction

from . import bodies, case_file
from .case_file import number
from .integers import dot, square_root_at_least, subtract

BITS = 400


class Scene:
    def __init__(self, pair, says):
        self.a, self.b, self.dimension = pair["a"]["points"], pair["b"]["points"], pair["a"]["dimension"]
        self.empty = not self.a or not self.b
        self.says = says
        every = self.a + self.b
        self.extent = bodies.largest_extent(every) if every else Fraction(0)
        bits = says.get("precision_bits", 53)
        least = Fraction(1, 2 ** (126 if bits <= 24 else 1022))
        self.unstated = Fraction(1024, 2**bits) * max([least, *(abs(x) for p in every for x in p)])
        self._contact = self._distance = self._depth = None

    def promise(self, field, strict):
        """(g, stated): math.inf where nothing is promised; by both parts where the statement is asked so."""
        g, stated = self.relative_part(field, strict)
        part = number(self.says.get(field + "_absolute", "0x0p0")) if self.says.get("by both parts") else 0
        if not part > 0 or g == math.inf or self.extent == 0:
            return g, stated
        if part == math.inf:
            return math.inf, True
        if field == "distance_gap":
            part *= (square_root_at_least(self.squared_distance(), BITS) + part) / self.extent
        return (max(g, part) if stated else g + part), True

    def relative_part(self, field, strict):
        stated = number(self.says[field]) if field in self.says else -1
        if stated == math.inf:
            return math.inf, True
        if case_file.is_finite(stated) and (stated > 0 if strict else stated >= 0):
            return stated * self.extent, True
        return self.unstated, False

    def contact(self):
        self._contact = self._contact or bodies.contact(self.a, self.b)
        return self._contact

    def squared_distance(self):
        if self._distance is None:
            self._distance = bodies.squared_distance(self.a, self.b)
        return self._distance

    def squared_depth(self):
        if self._depth is None:
            deep = self.contact() == "overlapping"
            self._depth = (bodies.squared_depth(self.a, self.b) if deep else Fraction(0), )
        return self._depth[0]


def says_hit(answer):
    kind = answer["kind"]
    if kind == "bare_verdict":
        return answer["colliding"]
    if kind in ("bare_distance", "measured_apart"):
        return not number(answer["distance"]) > 0
    if kind == "bracketed":
        return not number(answer["high"]) > 0
    return {"separated": False, "separated_along": False, "overlapping": True, "penetrating": True}.get(kind)


def deciding_number(answer):
    return number(answer.get("distance") or answer.get("high") or "0x0p0") if answer["kind"] != "penetrating" else 0


def judge_verdict(scene, answer):
    deciding = deciding_number(answer)
    if deciding != deciding:
        return "violated", "the deciding number is a number"
    hit, contact = says_hit(answer), scene.contact()
    if hit is None:
        return None
    if contact == "separated":
        return ("violated", "no wrong hit") if hit else ("holds", "")
    if contact == "overlapping":
        return ("holds", "") if hit else ("violated", "no wrong miss")
    wrong = (scene.says["touching"] == "hit" and not hit) or (scene.says["touching"] == "miss" and hit)
    return ("violated", "touching counted as stated") if wrong else ("holds", "")


def weighted_breach(point, body):
    vertices, weights = point["vertex"], [*map(number, point["weight"])]
    if not vertices or any(i >= len(body) for i in vertices):
        return "indices in range"
    if not case_file.all_finite(weights):
        return "witness finite"
    if any(w < 0 for w in weights):
        return "weights non-negative"
    return "" if any(weights) else "weights not all zero"


def weighted_point(point, body):
    weights = [*map(number, point["weight"])]
    total = sum(weights)
    return [sum(w * body[i][k] for w, i in zip(weights, point["vertex"])) / total for k in range(len(body[0]))]


def points_breach(scene, answer):
    return weighted_breach(answer["on_a"], scene.a) or weighted_breach(answer["on_b"], scene.b)


def lower_bound(scene, n):
    return min(dot(n, p) for p in scene.a) - max(dot(n, q) for q in scene.b)


def overlap(scene, n):
    return max(dot(n, p) for p in scene.a) - min(dot(n, q) for q in scene.b)


def meets_by_simplex(scene, simplex_):
    pairs = list(zip(simplex_["on_a"], simplex_["on_b"]))
    if not pairs or any(i >= len(scene.a) or j >= len(scene.b) for i, j in pairs):
        return False
    differences = [subtract(scene.a[i], scene.b[j]) for i, j in pairs]
    return bodies.contact(differences, [[Fraction(0)] * scene.dimension]) != "separated"


def judge_distance(scene, answer):
    kind = answer["kind"]
    if scene.empty or kind in ("bare_verdict", "separated_along"):
        return "not_judged", "no number"
    g, _ = scene.promise("distance_gap", False)
    if kind == "bracketed":
        return judge_bracket(scene, answer)
    if kind == "separated":
        breach = points_breach(scene, answer)
        if breach:
            return "violated", breach
        if g == math.inf:
            return None
        v = subtract(weighted_point(answer["on_a"], scene.a), weighted_point(answer["on_b"], scene.b))
        gap = dot(v, v) - lower_bound(scene, v)
        return ("violated", "gap within promise") if gap > g * scene.extent else ("holds", "")
    if kind == "overlapping" and meets_by_simplex(scene, answer["simplex"]):
        return "holds", ""
    d = number(answer["distance"]) if "distance" in answer else Fraction(0)
    if not case_file.is_finite(d) or d < 0:
        return "violated", "distance finite and not negative"
    if g == math.inf:
        return "not_judged", "nothing is promised"
    off = abs(d * d - scene.squared_distance())
    return ("violated", "distance within promise") if off > 2 * g * scene.extent else ("holds", "")


def judge_bracket(scene, answer):
    low, high = number(answer["low"]), number(answer["high"])
    if not case_file.is_finite(low) or not 0 <= low <= high:
        return "violated", "0 <= low <= high"
    direction = [*map(number, answer["direction"])]
    given = answer["on_a"]["vertex"] or answer["on_b"]["vertex"]
    weights = [number(w) for name in ("on_a", "on_b") for w in answer[name]["weight"]]
    if not case_file.all_finite(direction + weights):
        return "violated", "witness finite"
    square = scene.squared_distance()
    if low * low > square or (case_file.is_finite(high) and square > high * high):
        return "violated", "the exact distance is within"
    if any(direction[scene.dimension:]) or (given and points_breach(scene, answer)):
        return "violated", "direction or points"
    if not case_file.is_finite(high):
        return None
    if high == low or high == math.nextafter(float(low), math.inf):
        return "holds", ""
    g, stated = scene.promise("bracket_width", True)
    if g == math.inf:
        return None
    wide = high - low > g if stated else high * high - low * low > 2 * g * scene.extent
    return ("violated", "bracket as narrow as promised") if wide else ("holds", "")


def judge_points(scene, answer):
    kind = answer["kind"]
    given = kind == "bracketed" and (answer["on_a"]["vertex"] or answer["on_b"]["vertex"])
    if scene.empty or not (kind in ("measured_apart", "separated") or given):
        return "not_judged", "no points"
    if kind != "measured_apart":
        breach = points_breach(scene, answer)
        if breach:
            return "violated", breach
        if kind == "separated" or not case_file.is_finite(number(answer["high"])):
            return "holds", ""
        g, _ = scene.promise("points_gap", False)
        if g == math.inf:
            return None
        v = subtract(weighted_point(answer["on_a"], scene.a), weighted_point(answer["on_b"], scene.b))
        far = dot(v, v) > (number(answer["high"]) + g)**2
        return ("violated", "points of the bracket no farther apart than high") if far else ("holds", "")
    if scene.dimension > 3:
        return None
    p, q = [*map(number, answer["on_a"])], [*map(number, answer["on_b"])]
    if not case_file.all_finite(p + q):
        return "violated", "nearest points finite"
    if any(p[scene.dimension:] + q[scene.dimension:]):
        return "violated", "nearest points within the dimension"
    p, q = p[:scene.dimension], q[:scene.dimension]
    g, _ = scene.promise("points_gap", False)
    if g == math.inf:
        return "not_judged", "nothing is promised"
    if bodies.squared_distance([p], scene.a) > g * g or bodies.squared_distance([q], scene.b) > g * g:
        return "violated", "nearest point on its body"
    d = number(answer["distance"])
    if case_file.is_finite(d):
        apart = sum((x - y)**2 for x, y in zip(p, q))
        # | |p - q| - d | <= g, without a root
        if apart > (d + g)**2 if d + g >= 0 else True:
            return "violated", "nearest points as far apart as reported"
        if d - g > 0 and apart < (d - g)**2:
            return "violated", "nearest points as far apart as reported"
    return "holds", ""


def is_direction(scene, n):
    return case_file.all_finite(n) and not any(n[scene.dimension:]) and any(n)


def judge_depth(scene, answer):
    g, stated = scene.promise("depth_gap", True)
    hit = says_hit(answer)
    if hit is None or g == math.inf:
        return None
    if answer["kind"] != "penetrating":
        if hit or not (stated or number(scene.says.get("depth_gap_absolute", "0x0p0")) > 0):
            return "not_judged", "no depth"
        if scene.empty:
            return "holds", ""
    elif scene.empty:
        return "not_judged", "an empty body"
    if scene.dimension > 3:
        return None
    square = scene.squared_depth()
    if square is None:
        return None
    if answer["kind"] != "penetrating":
        return ("violated", "depth left out") if square > g * g else ("holds", "")
    d, n = number(answer["depth"]), [*map(number, answer["normal"])]
    if not case_file.is_finite(d) or d < 0:
        return "violated", "depth finite and not negative"
    if square > (d + g)**2 or (d - g > 0 and square < (d - g)**2):
        return "violated", "depth within promise"
    facet = list(zip(answer["facet"]["on_a"], answer["facet"]["on_b"]))
    if facet:
        if len(facet) != scene.dimension or any(i >= len(scene.a) or j >= len(scene.b) for i, j in facet):
            return "violated", "facet of as many vertices as the dimension, in range"
        w = [subtract(scene.a[i], scene.b[j]) for i, j in facet]
        if not spans_a_plane(w):
            return "violated", "facet spans a plane"
    if not is_direction(scene, n):
        return "holds", ""
    n = n[:scene.dimension]
    length, top = dot(n, n), overlap(scene, n)
    if facet and any((top - dot(n, point)) > 0 and (top - dot(n, point))**2 > g * g * length for point in w):
        return "violated", "normal greatest on the facet"
    if top <= 0 or top * top <= (d + g)**2 * length:
        return "holds", ""
    root = square_root_at_least(length, BITS)
    for x in (d + g, max(Fraction(0), d - g)):
        moved = [[y + x / root * step for y, step in zip(q, n)] for q in scene.b]
        if bodies.contact(scene.a, moved) != "overlapping":
            return "holds", ""
    return "violated", "moved bodies overlap no more"


def spans_a_plane(points):
    edges = [subtract(p, points[0]) for p in points[1:]]
    return not edges or bodies.solve_square([[dot(u, v) for v in edges] for u in edges], [0] * len(edges)) is not None


def judge_normal(scene, answer):
    if answer["kind"] != "penetrating" or scene.empty:
        return "not_judged", "no normal"
    if scene.dimension > 3:
        return None
    n = [*map(number, answer["normal"])]
    if not case_file.all_finite(n):
        return "violated", "normal finite"
    if any(n[scene.dimension:]):
        return "violated", "normal within the dimension"
    g, stated = scene.promise("normal_gap", True)
    if not stated:
        g, _ = scene.promise("depth_gap", True)
    if g == math.inf:
        return None
    square = scene.squared_depth()
    if square is None:
        return None
    n = n[:scene.dimension]
    length = dot(n, n)
    top = overlap(scene, n)
    if not stated and square <= g * g:
        small = any(n) and (top <= 0 or top * top <= g * g * length)
        return ("holds", "") if small else ("not_judged", "a move of length 0 has no direction")
    if not any(n):
        return "violated", "normal not zero"
    # H / |n| <= P + g: with roots, H <= (P + g) |n|
    if top <= 0:
        return "holds", ""
    deep, size = square_root_at_least(square, BITS), square_root_at_least(length, BITS)
    bound = (deep + g) * size
    if top <= bound * (1 - Fraction(1, 2**300)):
        return "holds", ""
    return ("violated", "overlap along the normal") if top > bound else ("undecided", "too near to tell")


JUDGES = {
    "gjk/verdict_is_right": judge_verdict,
    "gjk/distance_is_certified": judge_distance,
    "gjk/nearest_points_are_right": judge_points,
    "gjk/depth_is_right": judge_depth,
    "gjk/normal_is_right": judge_normal,
}


def judge(name, pair, answers, says):
    numbers = [x for body in (pair["a"], pair["b"]) for p in body["points"] for x in p]
    if name not in JUDGES or not case_file.all_finite(numbers):
        return None
    scene = Scene(pair, says)
    if pair["a"]["dimension"] != pair["b"]["dimension"] and not scene.empty:
        return None
    return JUDGES[name](scene, answers[0])
