"""Between Assay's programs and answers and scipy.optimize.linprog, whose documentation is the reference."""
import warnings
from collections import namedtuple

import numpy as np
from scipy.optimize import linprog

# What HiGHS takes for another number (HighsOptions.h): small_matrix_value, large_matrix_value, infinite_cost and
# infinite_bound.
SMALL_ENTRY, LARGE_ENTRY, INFINITE = 1e-9, 1e15, 1e20
OPTIMAL, ITERATION_LIMIT, INFEASIBLE, UNBOUNDED = 0, 1, 2, 3  # OptimizeResult.status

Arrays = namedtuple("Arrays", "cost matrix row_lower row_upper lower upper")
# `at_most` and `at_least` are the numbers of the rows that A_ub has, in this order; `equal` those of A_eq.
Asked = namedtuple("Asked", "c A_ub b_ub A_eq b_eq bounds at_most at_least equal")


def arrays_of(p):
    bounds = (np.array(field) for field in (p.row_lower, p.row_upper, p.lower, p.upper))
    return Arrays(np.array(p.cost), np.array(p.matrix).reshape(p.rows, p.columns), *bounds)


def is_supported(a):
    sizes = np.abs(a.matrix)
    entries = (sizes == 0) | ((sizes > SMALL_ENTRY) & (sizes < LARGE_ENTRY))
    lowers = [(bound == -np.inf) | (np.abs(bound) < INFINITE) for bound in (a.row_lower, a.lower)]
    uppers = [(bound == np.inf) | (np.abs(bound) < INFINITE) for bound in (a.row_upper, a.upper)]
    return (len(a.cost) > 0 and (np.abs(a.cost) < INFINITE).all() and entries.all()
            and np.concatenate(lowers + uppers).all() and not (a.lower > a.upper).any())


def asked_of(a):
    """The same program as linprog takes it. A row without bounds is left out, and one with two bounds comes twice."""
    equal = np.flatnonzero(a.row_lower == a.row_upper)
    at_most = np.flatnonzero((a.row_lower != a.row_upper) & (a.row_upper < np.inf))
    at_least = np.flatnonzero((a.row_lower != a.row_upper) & (a.row_lower > -np.inf))
    return Asked(a.cost, np.vstack((a.matrix[at_most], -a.matrix[at_least])),
                 np.concatenate((a.row_upper[at_most], -a.row_lower[at_least])), a.matrix[equal], a.row_lower[equal],
                 np.column_stack((a.lower, a.upper)), at_most, at_least, equal)


def multipliers_of(asked, result, rows):
    """What the objective gains from a row's bounds: marginals are the derivatives by b_ub and b_eq."""
    y = np.zeros(rows)
    y[asked.equal] = result.eqlin.marginals
    y[asked.at_most] = result.ineqlin.marginals[:len(asked.at_most)]
    y[asked.at_least] -= result.ineqlin.marginals[len(asked.at_most):]
    return y


def answer_of(asked, result, rows):
    if result.status == OPTIMAL:
        return dict(kind="optimal", x=result.x, y=multipliers_of(asked, result, rows))
    if result.status == INFEASIBLE:
        return dict(kind="infeasible")
    if result.status == UNBOUNDED:
        return dict(kind="unbounded")
    return dict(kind="gave_up", why="step_limit" if result.status == ITERATION_LIMIT else "uncertain")


def solver(method, solve=linprog):
    """The engine; `solve` is linprog, or in tests what answers exactly."""
    def answer(p):
        arrays = arrays_of(p)
        if not is_supported(arrays):
            return dict(kind="declined")
        asked = asked_of(arrays)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            result = solve(asked.c, asked.A_ub, asked.b_ub, asked.A_eq, asked.b_eq, asked.bounds, method=method)
        return answer_of(asked, result, p.rows)

    return answer
