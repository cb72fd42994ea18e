"""The three claims about linear programs, from docs/judges.md: status, value, certificate."""
import math
from fractions import Fraction

from . import case_file, simplex
from .bodies import solve_square
from .integers import dot

LARGEST = 60  # rows and columns together


class Promise:
    """What a violation is compared with: q times its scale, and by default the room that rounding takes."""

    def __init__(self, stated, default, bits):
        self.stated = stated is not None
        self.q = stated if self.stated else default
        self.rounding = Fraction(16, 2**bits)

    @property
    def judged(self):
        return self.q != math.inf

    def room(self, scale, terms, reported):
        """`reported`: how far half a unit in the last place of each number given moves what is compared."""
        if not self.judged:
            return math.inf
        room = max(self.q * scale, reported if self.q else 0)
        return room if self.stated else max(room, min(self.rounding * terms, Fraction(1, 1024) * scale))


def reported(factors, numbers):
    return sum((abs(a) * case_file.half_a_unit(x) for a, x in zip(factors, numbers) if a), Fraction(0))


def promises_of(says):
    bits = says.get("precision_bits", 53)
    stated = [case_file.number(says[name]) for name in ("lp_primal", "lp_dual", "lp_gap")]
    stated = [None if math.isnan(value) or value < 0 else value for value in stated]
    default = Fraction(1, 2 ** (2 * bits // 5))
    finite = [value for value in stated[:2] if value is not None and value != math.inf]
    return (Promise(stated[0], default, bits), Promise(stated[1], default, bits),
            Promise(stated[2], max([default, *finite]), bits))


def is_judgeable(problem):
    if not case_file.all_finite(problem["cost"] + [x for row in problem["matrix"] for x in row]):
        return False
    bounds = problem["lower"] + problem["row_lower"], problem["upper"] + problem["row_upper"]
    return not any(x != x or x == sign * math.inf for side, sign in zip(bounds, (1, -1)) for x in side)


class Frame:
    """A program's variables and rows as one list: number, bounds, and what they are made of."""

    def __init__(self, problem):
        self.problem, self.rows, self.columns = problem, problem["rows"], problem["columns"]
        self.lower, self.upper = problem["lower"] + problem["row_lower"], problem["upper"] + problem["row_upper"]

    def activities(self, x):
        return [dot(row, x) for row in self.problem["matrix"]]

    def reduced(self, y, cost=None):
        cost = self.problem["cost"] if cost is None else cost
        columns = zip(*self.problem["matrix"]) if self.rows else [()] * self.columns
        return [c - dot(column, y) for c, column in zip(cost, columns)]

    def column(self, v):
        """Coefficients of variable v in the equations A x - r = 0."""
        if v < self.columns:
            return [row[v] for row in self.problem["matrix"]]
        return [Fraction(-(i == v - self.columns)) for i in range(self.rows)]

    def place(self, v, at_upper):
        low, high = self.lower[v], self.upper[v]
        if low != -math.inf and high != math.inf:
            return high if v in at_upper else low
        return low if low != -math.inf else high if high != math.inf else Fraction(0)


def solve_basis(frame, basis):
    """(values of all variables, reduced costs of all) of a basis, None where it is singular."""
    basic, at_upper = basis["basic"], set(basis["at_upper"])
    n = frame.rows
    values = {v: frame.place(v, at_upper) for v in range(frame.rows + frame.columns) if v not in basic}
    right = [Fraction(0)] * n
    for v, value in values.items():
        if value:
            right = [s - value * c for s, c in zip(right, frame.column(v))]
    matrix = [list(row) for row in zip(*(frame.column(v) for v in basic))] if n else []
    solved = solve_square(matrix, right) if n else []
    if solved is None:
        return None
    values.update(zip(basic, solved))
    cost = lambda v: frame.problem["cost"][v] if v < frame.columns else Fraction(0)
    prices = solve_square([frame.column(v) for v in basic], [cost(v) for v in basic]) if n else []
    reduced = {v: cost(v) - dot(prices, frame.column(v)) for v in range(n + frame.columns)}
    return values, reduced


def basis_is_formed(frame, basis):
    total, basic, upper = frame.rows + frame.columns, basis["basic"], basis["at_upper"]
    if len(basic) != frame.rows or len(set(basic)) != len(basic) or any(v >= total for v in basic):
        return False
    if len(set(upper)) != len(upper) or any(v >= total or v in basic for v in upper):
        return False
    return all(frame.lower[v] != -math.inf and frame.upper[v] != math.inf for v in upper)


def bound_breaches(frame, x, promise):
    """Whether x violates a bound by more than is promised."""
    values = x + frame.activities(x)
    for v, value in enumerate(values):
        size = moved = 0
        if v >= frame.columns:
            row = frame.problem["matrix"][v - frame.columns]
            size, moved = sum(abs(a * b) for a, b in zip(row, x)), reported(row, x)
        for bound, off in ((frame.lower[v], frame.lower[v] - value), (frame.upper[v], value - frame.upper[v])):
            if case_file.is_finite(bound) and off > promise.room(max(Fraction(1), abs(bound)), size, moved):
                return True
    return False


def leaned_on(frame, v, multiplier):
    return frame.lower[v] if multiplier > 0 else frame.upper[v]


def dual_breach(frame, y, promise, cost, scales):
    reduced = frame.reduced(y, cost)
    for v, multiplier in enumerate(reduced + list(y)):
        if multiplier == 0 or case_file.is_finite(leaned_on(frame, v, multiplier)):
            continue
        terms = moved = 0
        if v < frame.columns:
            terms = abs(cost[v]) + sum(abs(a * b) for a, b in zip(frame.column(v), y))
            moved = reported(frame.column(v), y)
        if abs(multiplier) > promise.room(scales[v], terms, moved):
            return True
    return False


def implied_bound(frame, y, cost):
    """(beta, sizes of its terms): what y and its reduced costs imply, terms without a bound left out."""
    beta = size = Fraction(0)
    for v, multiplier in enumerate(frame.reduced(y, cost) + list(y)):
        bound = leaned_on(frame, v, multiplier)
        if multiplier and case_file.is_finite(bound):
            beta += multiplier * bound
            size += abs(multiplier * bound)
    return beta, size


def moved_bound(frame, y):
    """How far half a unit in the last place of each y_i moves beta: each multiplier by its share, times its greatest bound."""
    lever = lambda v: max([Fraction(0)] + [abs(b) for b in (frame.lower[v], frame.upper[v]) if case_file.is_finite(b)])
    of_columns = sum((reported(frame.column(j), y) * lever(j) for j in range(frame.columns)), Fraction(0))
    return of_columns + sum((case_file.half_a_unit(m) * lever(frame.columns + i) for i, m in enumerate(y)), Fraction(0))


def breaches_of_basis(frame, basis, solution):
    """(violations of bounds with their bounds, wrong signs of reduced costs with their variables) of an exact solution."""
    values, reduced = solution
    at_upper, primal, dual = set(basis["at_upper"]), [], []
    for v, value in values.items():
        for bound, off in ((frame.lower[v], frame.lower[v] - value), (frame.upper[v], value - frame.upper[v])):
            if case_file.is_finite(bound) and off > 0:
                primal.append((off, bound))
    for v, d in reduced.items():
        if v in basis["basic"] or frame.lower[v] == frame.upper[v]:
            continue
        low, high = frame.lower[v] != -math.inf, frame.upper[v] != math.inf
        off = abs(d) if not low and not high else d if (v in at_upper if low and high else high) else -d
        if off > 0:
            dual.append((off, v))
    return primal, dual


def rounds_its_basis(frame, basis, solution, x, y, promises):
    """Whether an exactly optimal basis is given with numbers next to its own, under promises of which none is 0."""
    if any(promise.q == 0 for promise in promises) or any(breaches_of_basis(frame, basis, solution)):
        return False
    values, reduced = solution
    pairs = list(zip(x or [], (values[j] for j in range(frame.columns))))
    # the reduced cost of row i's activity is y_i, as r = A x has the cost 0
    pairs += zip(y or [], (reduced[frame.columns + i] for i in range(frame.rows)))
    near = lambda given, exact: abs(given - exact) <= max(abs(exact) / 2**52, Fraction(1, 2**1074))
    return all(near(given, exact) for given, exact in pairs)


def judge_optimal(frame, answer, says):
    primal, dual, gap = promises_of(says)
    cost = frame.problem["cost"]
    x = [*map(case_file.number, answer.get("x", []))] if "x" in answer or frame.columns == 0 else None
    y = [*map(case_file.number, answer["y"])] if "y" in answer else None
    if y is None and frame.rows == 0 and x is not None:
        y = []
    for vector, length in ((x, frame.columns), (y, frame.rows)):
        if vector is not None and (len(vector) != length or not case_file.all_finite(vector)):
            return "violated", "shape and finiteness"
    basis, solution = answer.get("basis"), None
    if basis is not None:
        if not basis_is_formed(frame, basis):
            return "violated", "basis is well formed"
        solution = solve_basis(frame, basis)
        if solution is None:
            return "violated", "basis is not singular"
    if x is None and y is None and basis is None:
        return "not_judged", "nothing but the status"
    if solution is not None and rounds_its_basis(frame, basis, solution, x, y, (primal, dual, gap)):
        return "holds", ""
    if x is not None and bound_breaches(frame, x, primal):
        return "violated", "x is feasible"
    top = max([Fraction(1), *map(abs, cost)])
    scales = [max(Fraction(1), abs(c)) for c in cost] + [top] * frame.rows
    if y is not None and dual_breach(frame, y, dual, cost, scales):
        return "violated", "y is dual feasible"
    if y is not None and (x is not None or solution is not None):
        value = dot(cost, x) if x is not None else sum(c * solution[0][j] for j, c in enumerate(cost))
        terms = sum(abs(c * v) for c, v in zip(cost, x)) if x is not None else 0
        moved = moved_bound(frame, y) + (reported(cost, x) if x is not None else 0)
        beta, size = implied_bound(frame, y, cost)
        if abs(value - beta) > gap.room(max(Fraction(1), abs(value)), terms + size, moved):
            return "violated", "duality gap is closed"
    proved = False
    if solution is not None:
        at_upper = set(basis["at_upper"])
        off_primal, off_dual = breaches_of_basis(frame, basis, solution)
        proved = not off_primal and not off_dual
        if primal.judged and any(off > primal.q * max(Fraction(1), abs(bound)) for off, bound in off_primal):
            return "violated", "basis is primal feasible"
        if dual.judged and any(off > dual.q * scales[v] for off, v in off_dual):
            return "violated", "basis is dual feasible"
        if x is not None:
            activities = x + frame.activities(x)
            for v in range(frame.rows + frame.columns):
                if v in basis["basic"]:
                    continue
                place, size, moved = frame.place(v, at_upper), 0, 0
                if v >= frame.columns:
                    row = frame.problem["matrix"][v - frame.columns]
                    size, moved = sum(abs(a * b) for a, b in zip(row, x)), reported(row, x)
                if abs(activities[v] - place) > primal.room(max(Fraction(1), abs(place)), size, moved):
                    return "violated", "x is the point of its basis"
    if not proved and not all(promise.judged for promise in (primal, dual, gap)):
        return "not_judged", "a promise is infinite"
    return "holds", ""


def judge_infeasible(frame, answer, says):
    _, dual, _ = promises_of(says)
    if "line" in answer:
        return None
    if "farkas" not in answer:
        return "not_judged", "nothing but the status"
    y = [*map(case_file.number, answer["farkas"])]
    if len(y) != frame.rows or not case_file.all_finite(y):
        return "violated", "shape and finiteness"
    zero = [Fraction(0)] * frame.columns
    beta, _ = implied_bound(frame, y, zero)
    exact = Promise(Fraction(0), None, 53)
    top = max([Fraction(0), *map(abs, y)])
    scales = [top * max([Fraction(1), *map(abs, frame.column(j))]) for j in range(frame.columns)] + [top] * frame.rows
    if beta > 0 and not dual_breach(frame, y, exact, zero, scales):
        return "holds", ""
    if beta <= 0 or dual_breach(frame, y, dual, zero, scales):
        return "violated", "farkas vector"
    return ("holds", "") if dual.judged else ("not_judged", "a promise is infinite")


def judge_unbounded(frame, answer, says):
    primal, _, _ = promises_of(says)
    if "line" in answer:
        return None
    if "ray" not in answer and "x" not in answer:
        return "not_judged", "nothing but the status"
    x, ray = ([*map(case_file.number, answer.get(name, []))] for name in ("x", "ray"))
    if any(len(vector) != frame.columns or not case_file.all_finite(vector) for vector in (x, ray)):
        return "violated", "shape and finiteness"

    def breaks(promise):
        top = max([Fraction(0), *map(abs, ray)])
        for v, step in enumerate(ray + frame.activities(ray)):
            scale, size, moved = top, 0, 0
            if v >= frame.columns:
                row = frame.problem["matrix"][v - frame.columns]
                scale, size = top * max([Fraction(1), *map(abs, row)]), sum(abs(a * b) for a, b in zip(row, ray))
                moved = reported(row, ray)
            room = promise.room(scale, size, moved)
            if frame.lower[v] != -math.inf and -step > room or frame.upper[v] != math.inf and step > room:
                return True
        return bound_breaches(frame, x, promise)

    if dot(frame.problem["cost"], ray) >= 0:
        return "violated", "cost falls along the ray"
    if not breaks(Promise(Fraction(0), None, 53)):
        return "holds", ""
    if breaks(primal):
        return "violated", "start or ray"
    return ("holds", "") if primal.judged else ("not_judged", "a promise is infinite")


def judge_value(frame, answer, says):
    gap = promises_of(says)[2]
    if answer["kind"] != "optimal" or not gap.judged:
        return "not_judged", "no optimum, or no promise"
    cost = frame.problem["cost"]
    if "x" in answer or frame.columns == 0:
        x = [*map(case_file.number, answer.get("x", []))]
        if len(x) != frame.columns or not case_file.all_finite(x):
            return "not_judged", "an x of another shape"
        value, terms, moved = dot(cost, x), sum(abs(c * v) for c, v in zip(cost, x)), reported(cost, x)
    else:
        solution = None
        if "basis" in answer and basis_is_formed(frame, answer["basis"]):
            solution = solve_basis(frame, answer["basis"])
        if solution is None:
            return "not_judged", "no x was given"
        value, terms, moved = sum((c * solution[0][j] for j, c in enumerate(cost)), Fraction(0)), 0, 0
    status, best, _ = simplex.solve(frame.problem)
    if status != "optimal":
        return "not_judged", "the program has no optimum"
    if abs(value - best) <= gap.room(max(Fraction(1), abs(best)), terms, moved):
        return "holds", ""
    # otherwise a program within the change may have that value: such programs are not searched here
    return ("violated", "value is right") if change_of(says) in (0, None) else None


def change_of(says):
    """The change of the program within which a status or value may be another's; None where nothing is promised."""
    widths = [promise.q for promise in promises_of(says)[:2] if promise.judged]
    return min(Fraction(1, 2), max(widths)) if widths else None


def judge_status(frame, answer, says):
    if change_of(says) is None:
        return "not_judged", "nothing is promised"
    status = simplex.solve(frame.problem)[0]
    if status == answer["kind"]:
        return "holds", ""
    return ("violated", "status is right") if change_of(says) == 0 else None  # nearby programs are not searched here


def judge(name, problem, answers, says):
    answer = answers[0]
    kinds = {"optimal": judge_optimal, "infeasible": judge_infeasible, "unbounded": judge_unbounded}
    if answer["kind"] not in kinds or not is_judgeable(problem):
        return None
    frame = Frame(problem)
    if problem["rows"] + problem["columns"] > LARGEST:
        return None
    if name == "lp/status_is_right":
        return judge_status(frame, answer, says)
    if name == "lp/value_is_right":
        return judge_value(frame, answer, says)
    if name == "lp/answer_is_certified":
        return kinds[answer["kind"]](frame, answer, says)
    return None
