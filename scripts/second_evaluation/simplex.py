"""Linear programs in rationals: two phases, Bland's rule, nothing rounded.

minimise cost.x subject to row_lower <= A x <= row_upper and lower <= x <= upper; bounds may be infinite.
"""
import math
from fractions import Fraction


class Tableau:
    """Equations T x = b with x >= 0 in dictionary form; basis[i] is the variable of row i."""

    def __init__(self, rows, right, basis):
        self.rows, self.right, self.basis = rows, right, basis

    def pivot(self, row, column, costs):
        scale = self.rows[row][column]
        self.rows[row] = [entry / scale for entry in self.rows[row]]
        self.right[row] /= scale
        for i in range(len(self.rows)):
            factor = self.rows[i][column]
            if i != row and factor:
                self.rows[i] = [x - factor * y for x, y in zip(self.rows[i], self.rows[row])]
                self.right[i] -= factor * self.right[row]
        for cost in costs:
            factor = cost[column]
            if factor:
                for j, entry in enumerate(self.rows[row]):
                    cost[j] -= factor * entry
                cost[-1] -= factor * self.right[row]
        self.basis[row] = column

    def minimise(self, cost, others, allowed):
        """True at an optimum, False where the cost falls for ever."""
        while True:
            column = next((j for j in allowed if cost[j] < 0), None)
            if column is None:
                return True
            best = None
            for i, row in enumerate(self.rows):
                if row[column] > 0:
                    ratio = (self.right[i] / row[column], self.basis[i])
                    if best is None or ratio < best[0]:
                        best = (ratio, i)
            if best is None:
                return False
            self.pivot(best[1], column, [cost, *others])


def solve(problem):
    """("optimal", value, x), ("infeasible", None, None) or ("unbounded", None, None)."""
    n = problem["columns"]
    # x_j = offset_j + sum of sign * z: z >= 0
    offset, parts, width = [Fraction(0)] * n, [[] for _ in range(n)], 0
    equations = []  # (coefficients over z by index, right side, sense) with sense <= or =
    for j in range(n):
        lower, upper = problem["lower"][j], problem["upper"][j]
        if lower == math.inf or upper == -math.inf or (lower != -math.inf and upper != math.inf and lower > upper):
            return "infeasible", None, None
        if lower != -math.inf:
            offset[j], parts[j] = lower, [(width, 1)]
            if upper != math.inf:
                equations.append(({width: Fraction(1)}, upper - lower))
            width += 1
        elif upper != math.inf:
            offset[j], parts[j] = upper, [(width, -1)]
            width += 1
        else:
            parts[j] = [(width, 1), (width + 1, -1)]
            width += 2
    for i in range(problem["rows"]):
        row, low, high = problem["matrix"][i], problem["row_lower"][i], problem["row_upper"][i]
        if low == math.inf or high == -math.inf or (low != -math.inf and high != math.inf and low > high):
            return "infeasible", None, None
        fixed = sum((row[j] * offset[j] for j in range(n) if row[j]), Fraction(0))
        terms = {}
        for j in range(n):
            if row[j]:
                for z, sign in parts[j]:
                    terms[z] = sign * row[j]
        if high != math.inf:
            equations.append((terms, high - fixed))
        if low != -math.inf:
            equations.append(({z: -value for z, value in terms.items()}, fixed - low))
    m = len(equations)
    rows, right, basis, artificial = [], [], [], []
    total = width + m + m  # z, slacks, artificials
    for i, (terms, side) in enumerate(equations):
        row = [Fraction(0)] * total
        for z, value in terms.items():
            row[z] = Fraction(value)
        row[width + i] = Fraction(1)
        if side < 0:
            row = [-value for value in row]
            row[width + m + i] = Fraction(1)
            artificial.append(i)
            basis.append(width + m + i)
        else:
            basis.append(width + i)
        rows.append(row)
        right.append(abs(Fraction(side)))
    cost = [Fraction(0)] * (total + 1)
    for j in range(n):
        for z, sign in parts[j]:
            cost[z] += sign * problem["cost"][j]
    cost[-1] = -sum((problem["cost"][j] * offset[j] for j in range(n)), Fraction(0))
    tableau, real = Tableau(rows, right, basis), range(width + m)
    if artificial:
        first = [Fraction(0)] * (total + 1)
        for i in artificial:
            first = [x - y for x, y in zip(first, rows[i] + [right[i]])]
            first[width + m + i] = Fraction(0)
        tableau.minimise(first, [cost], real)
        if first[-1] != 0:
            return "infeasible", None, None
        for i in range(m):  # artificial variables still basic stand at 0
            if tableau.basis[i] >= width + m:
                column = next((j for j in real if tableau.rows[i][j] != 0), None)
                if column is not None:
                    tableau.pivot(i, column, [cost])
    if not tableau.minimise(cost, [], real):
        return "unbounded", None, None
    z = [Fraction(0)] * total
    for i, variable in enumerate(tableau.basis):
        z[variable] = tableau.right[i]
    x = [offset[j] + sum(sign * z[k] for k, sign in parts[j]) for j in range(n)]
    return "optimal", sum((c * v for c, v in zip(problem["cost"], x)), Fraction(0)), x
