"""SciPy 1.10.1, linprog with its defaults: minimise -y over x - y + z <= 0, -x + y/2 - z <= 1, x, y, z >= 0.
"infeasible", where 0 is a feasible point and (1, 1, 0) a ray. Without presolve: "unbounded".
    /usr/bin/python3 scipy_linprog_calls_unbounded_infeasible.py"""
import sys

from scipy.optimize import linprog

found = linprog([0, -1, 0], A_ub=[[1, -1, 1], [-1, 0.5, -1]], b_ub=[0, 1])
print(f"status {found.status}, {found.message} It should be 3, unbounded")
sys.exit(0 if found.status == 2 else 1)  # 0: still wrong
