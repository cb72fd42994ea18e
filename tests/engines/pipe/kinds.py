"""By the kit, one answer of every kind, chosen by a number of the question. Beside kinds.mjs, which answers the same."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../engines/pipe_kit"))
from assay_pipe import serve

basis = dict(basic=[1, 0], at_upper=[3])
weighted, pairs = [(0, 0.5), (1, 0.25), (2, 0.25)], [(0, 1), (2, 0), (1, 1)]
GJK = [
    dict(kind="separated", on_a=weighted, on_b=[(2, 1)]), dict(kind="separated_along", direction=[1, -2, 3]),
    dict(kind="overlapping", pairs=pairs), dict(kind="bare_verdict", colliding=True),
    dict(kind="bare_distance", distance=0.1), dict(kind="measured_apart", distance=2, on_a=[1, 2, 3], on_b=[4, 5]),
    dict(kind="penetrating", depth=0.5, normal=[0, 0, 1], pairs=pairs),
    dict(kind="bracketed", low=1, high=2, direction=[1, 0, 0], on_a=weighted, on_b=[]),
    dict(kind="gave_up", why="stalled"), dict(kind="declined")]
LP = [dict(kind="optimal", basis=basis, x=[1, 2], y=[-1, 0.5]),
      dict(kind="infeasible", farkas=[1, 2], line=dict(basis, variable=3)), dict(kind="unbounded", x=[1, 2], ray=[0, 1])]


def cast(problem):
    return [dict(kind="hit_at", t0=0.25, t1=problem.motion_b.centre[2], normal=[1, 2, 3]),
            dict(kind="missed", direction=[3, 2, 1]), dict(kind="initially"),
            dict(kind="bare_time", time=0.75)][int(problem.a.coordinates[0])]


def shapes(problem):
    return [dict(kind="contact", overlap=True, distance=problem.b.numbers[0], normal=[1, 0, 0], move=[2, 0, 0]),
            dict(kind="bounds", low=[0, 1, 2], high=[3, 4, 5]), dict(kind="bare_verdict", colliding=True),
            dict(kind="centroid", flat=True, at=[6, 7]), dict(kind="moved", coordinates=[8, 9]),
            dict(kind="sweep", touches=True, time=0.5, normal=[0, 1, 0])][problem.question]


serve([dict(
    name="kinds/kit", version="1", only_by_name="slow", gjk=lambda p: GJK[int(p.b.coordinates[0])],
    hull2=lambda p: dict(kind="flat", extreme=[p.count - 1]) if p.coordinates[0] else dict(kind="hull", ccw=[2, 1, 0]),
    hull3=lambda p: dict(kind="flat", dimension=-1, extreme=[]) if p.coordinates[2] else
    dict(kind="hull", corner=[0, 1, 2, 3, 2, 1], end=[3, 6], face_of=[0, 1]),
    cast=cast, lp=lambda p: LP[int(p.cost[0])], shapes=shapes)])
