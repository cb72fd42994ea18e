"""Verdicts and bare times of bodies that move straight on, from docs/judges.md; turning bodies are not evaluated here."""
import math
from fractions import Fraction

from . import bodies, case_file, simplex, statements

INFINITE = float("inf")


def first_contact(a, b, v):
    """The least t in [0, 1] at which conv(a) + t v and conv(b) have a common point; None where there is none."""
    d, m, n = len(v), len(a), len(b)
    rows = [[p[k] for p in a] + [-q[k] for q in b] + [v[k]] for k in range(d)]
    rows += [[Fraction(1)] * m + [Fraction(0)] * (n + 1), [Fraction(0)] * m + [Fraction(1)] * n + [Fraction(0)]]
    sides = [Fraction(0)] * d + [Fraction(1)] * 2
    program = {"rows": d + 2, "columns": m + n + 1, "cost": [Fraction(0)] * (m + n) + [Fraction(1)], "matrix": rows,
               "row_lower": sides, "row_upper": sides, "lower": [Fraction(0)] * (m + n + 1),
               "upper": [INFINITE] * (m + n) + [Fraction(1)]}
    status, value, _ = simplex.solve(program)
    return value if status == "optimal" else None


def numbers_of(problem):
    values = [x for name in ("a", "b") for p in problem[name]["points"] for x in p]
    return values + [x for name in ("of_a", "of_b") for part in problem[name].values() for x in part]


def moved(points, v, t):
    return [[x + t * step for x, step in zip(p, v)] for p in points]


def promise(problem, says):
    """(g L, s): how far apart or deep the bodies may be at a time told, None where nothing is promised; and how far it may be off.

    Both are Fractions; what rounding costs by default is a double's."""
    length = statements.reach(problem)
    numbers = [abs(x) for x in numbers_of(problem)]
    gap, bits = case_file.number(says.get("cast_gap", "-0x1p0")), says.get("precision_bits", 53)
    by_default = not gap >= 0
    if by_default:
        least, greatest = (Fraction(1, 2**149), 2**128) if bits <= 24 else (Fraction(1, 2**1074), 2**1024)
        if length == 0 or (16 * max(numbers))**2 > greatest:
            return None, 0
        gap = Fraction(1024, 2**bits) * (1 + max(numbers) / length) + 4 * Fraction(math.sqrt(float(least))) / length
        gap = gap if gap < 1 else INFINITE
    if not says.get("by both parts"):
        return (None if gap == INFINITE else gap * length), 0
    part, off = (case_file.stated(says, "cast_" + name + "_absolute") for name in ("gap", "time"))
    if INFINITE in (gap, part, off):
        return None, 0
    return (gap * length + part if by_default else max(gap * length, part)), off


def deeper(a, b, v, start, end, length):
    """Whether the bodies are deeper in each other than a length at some time from start to end; None where that is not seen."""
    if start >= end or (end - start)**2 * sum(step * step for step in v) <= length**2:
        return False
    for eighth in range(8, 0, -1):
        then = moved(a, v, start + (end - start) * Fraction(eighth, 8))
        square = bodies.squared_depth(then, b) if bodies.contact(then, b) == "overlapping" else 0
        if square is None or square > length**2:
            return None if square is None else True
    return None


def told_by(answer):
    return [case_file.number(answer[name]) for name in ("t0", "t1", "time") if name in answer]


def judge_verdict(scene, answer, says):
    a, b, v, time, start = scene
    hit = {"hit_at": True, "initially": True, "bare_time": True, "missed": False}.get(answer["kind"])
    if hit is None:
        return None
    outlasts = time is not None and bodies.contact(a + moved(a, v, 1), b) == "overlapping"
    length, off = says["promise"]
    inside = ("undecided", "inside the promise")

    def unless_apart(then, wrong):
        near = length and bodies.squared_distance(then, b) <= length**2
        return inside if near else ("violated", wrong)

    if answer["kind"] == "initially" and start == "separated":
        return unless_apart(a, "meeting from the beginning told as it is")
    if hit and time is None:
        told = told_by(answer)[:1]
        told = told[0] if told and case_file.is_finite(told[0]) and 0 <= told[0] <= 1 else Fraction(0)
        return unless_apart(moved(a, v, told), "no wrong hit")
    if not hit and time is None:
        return "holds", ""
    if not outlasts:
        wrong = {"miss": hit, "hit": not hit}.get(says["touching"])
        return ("violated", "touching counted as stated") if wrong else ("holds", "")
    if hit:
        if answer["kind"] != "hit_at" or start != "overlapping":
            return "holds", ""
        square = bodies.squared_depth(a, b)
        if square is None:
            return None
        return inside if length and square <= length**2 else ("violated", "meeting from the beginning told as it is")
    if start != "overlapping" and (length or off):
        deep = deeper(a, b, v, time + off, Fraction(1), length or Fraction(0))
        if not deep:
            return None if deep is None else inside
    return "violated", "no wrong miss"


def judge_time(scene, answer, says):
    a, b, v, time, _ = scene
    if answer["kind"] != "bare_time":
        return None
    told = case_file.number(answer["time"])
    if not case_file.is_finite(told) or not 0 <= told <= 1:
        return "violated", "a finite time in [0, 1]"
    length, off = says["promise"]
    if length is None:
        return "not_judged", "nothing is promised"
    if time is None:
        return "undecided", "there is no contact to be told"
    if told == 0 or abs(told - time) <= off:
        return "holds", ""
    if told < time:
        far = bodies.squared_distance(moved(a, v, told + off), b) > length**2
        return ("violated", "time within promise") if far else ("holds", "")
    deep = deeper(a, b, v, time, told - off, length)
    return None if deep is None else ("violated", "time within promise") if deep else ("holds", "")


JUDGES = {"cast/verdict_is_right": judge_verdict, "cast/bracket_holds_time": judge_time}


def judge(name, problem, answers, says):
    a, b = problem["a"]["points"], problem["b"]["points"]
    if name not in JUDGES or not case_file.all_finite(numbers_of(problem)) or not a or not b:
        return None
    if any(any(problem[name]["rotation"]) for name in ("of_a", "of_b")):
        return None
    d = len(a[0])
    v = [x - y for x, y in zip(problem["of_a"]["displacement"][:d], problem["of_b"]["displacement"][:d])]
    time = first_contact(a, b, v)
    start = bodies.contact(a, b) if time == 0 else "separated"
    return JUDGES[name]((a, b, v, time, start), answers[0], {**says, "promise": promise(problem, says)})
