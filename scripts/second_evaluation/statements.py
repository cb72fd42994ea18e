"""What an engine's statement excuses whatever its gaps are, from docs/severity.md: True, False, or None where it is not told here."""
import math

from . import bodies, case_file
from .case_file import stated

WRONG_VERDICTS = {"gjk": {"no wrong hit", "no wrong miss"}, "cast": {"no wrong hit", "no wrong miss"}}
LIMITS = ("least_scale", "greatest_scale", "greatest_offset", "least_room")


def finite(says, name):
    value = stated(says, name)
    return value if value < math.inf else 0


def has_absolute_part(says):
    return any(name.endswith("_absolute") and name != "verdict_gap_absolute" and stated(says, name) for name in says)


def fits(value, bits):
    """Whether a double is one of an arithmetic of so many bits."""
    if not case_file.is_finite(value) or value == 0 or bits > 24:
        return True
    odd, shift = value.numerator, value.denominator.bit_length() - 1
    while odd % 2 == 0:
        odd, shift = odd // 2, shift - 1
    return abs(odd).bit_length() <= bits and shift <= 149 and abs(value) < 2**128


def numbers_of(part):
    if isinstance(part, dict):
        return [x for entry in part.values() for x in numbers_of(entry)]
    if isinstance(part, list):
        return [x for entry in part for x in numbers_of(entry)]
    return [] if isinstance(part, (int, str)) else [part]


def reach(problem):
    """L of a moving pair, of which neither body turns."""
    points = problem["a"]["points"] + problem["b"]["points"]
    ways = zip(problem["of_a"]["displacement"], problem["of_b"]["displacement"])
    return max(max(x) - min(x) + sum(map(abs, way)) for x, way in zip(zip(*points), ways))


def unit_of(family, problem):
    """(L, the coordinates); None where there is no L."""
    points = problem if family in ("hull2", "hull3") else problem["a"]["points"] + problem["b"]["points"]
    if not points or not case_file.all_finite(numbers_of(problem)):
        return None
    return reach(problem) if family == "cast" else bodies.largest_extent(points), [x for p in points for x in p]


def is_outside(family, problem, says):
    if says.get("excludes_flat") or stated(says, "least_room"):
        return None
    if not any(stated(says, name) for name in LIMITS):
        return False
    if family not in ("gjk", "cast", "hull2", "hull3") or (found := unit_of(family, problem)) is None:
        return None
    length, coordinates = found
    if length == 0:
        return stated(says, "least_scale") > 0
    above, offset = finite(says, "greatest_scale"), finite(says, "greatest_offset")
    return (length < stated(says, "least_scale") or (above and length > above) or
            (offset and max(map(abs, coordinates)) > offset * length))


def leaves_verdict_open(family, problem, says):
    gaps = any(stated(says, name) for name in ("verdict_gap", "verdict_gap_absolute"))
    if family != "gjk":
        return None if gaps else False
    a, b = problem["a"]["points"], problem["b"]["points"]
    length = bodies.largest_extent(a + b)
    contact = bodies.contact(a, b)
    square = bodies.squared_distance(a, b) if contact != "overlapping" else bodies.squared_depth(a, b)
    if square is None:
        return None
    if math.inf in (stated(says, "verdict_gap"), stated(says, "verdict_gap_absolute")):
        return True
    if square < max(stated(says, "verdict_gap") * length, stated(says, "verdict_gap_absolute"))**2:
        return True
    if contact == "overlapping":
        return square <= max(finite(says, "depth_gap") * length, finite(says, "depth_gap_absolute"))**2
    apart = max(finite(says, "points_gap") * length, finite(says, "points_gap_absolute"), finite(says, "distance_gap_absolute"))
    return square <= max(apart**2, finite(says, "distance_gap") * length**2)


def excuses(family, problem, says, reason):
    if not all(fits(x, says.get("precision_bits", 53)) for x in numbers_of(problem)):
        return True
    outside = is_outside(family, problem, says)
    if outside or outside is None:
        return outside
    if family not in ("hull2", "hull3", "shapes") and reason not in WRONG_VERDICTS.get(family, ()):
        return False
    return leaves_verdict_open(family, problem, says)
