"""cast/verdict_is_right for bodies that move straight on, from docs/judges.md; turning bodies are not evaluated here."""
from fractions import Fraction

from . import bodies, case_file, simplex

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


def judge(name, problem, answers, says):
    if name != "cast/verdict_is_right" or not case_file.all_finite(numbers_of(problem)):
        return None
    answer, a, b = answers[0], problem["a"]["points"], problem["b"]["points"]
    hit = {"hit_at": True, "initially": True, "bare_time": True, "missed": False}.get(answer["kind"])
    if hit is None or not a or not b:
        return None
    if any(any(problem[name]["rotation"]) for name in ("of_a", "of_b")):
        return None
    # An answer that is not exact may be inside the promise, which is not evaluated here.
    slack = any(case_file.number(says.get(part, "0x0p0")) != 0 for part in ("cast_gap", "cast_gap_absolute", "cast_time_absolute"))
    d = len(a[0])
    v = [x - y for x, y in zip(problem["of_a"]["displacement"][:d], problem["of_b"]["displacement"][:d])]
    time = first_contact(a, b, v)
    start = bodies.contact(a, b) if time == 0 else "separated"
    outlasts = time is not None and bodies.contact(a + moved(a, v, 1), b) == "overlapping"
    touching = says["touching"]
    if answer["kind"] == "initially" and start == "separated":
        wrong = "meeting from the beginning told as it is"
    elif hit and time is None:
        wrong = "no wrong hit"
    elif hit and not outlasts:
        wrong = "touching counted as stated" if touching == "miss" else ""
    elif hit:
        late = answer["kind"] == "hit_at" and start == "overlapping"
        wrong = "meeting from the beginning told as it is" if late else ""
    elif time is None:
        wrong = ""
    elif not outlasts:
        wrong = "touching counted as stated" if touching == "hit" else ""
    else:
        wrong = "no wrong miss"
    if not wrong:
        return "holds", ""
    return None if slack and wrong != "touching counted as stated" else ("violated", wrong)
