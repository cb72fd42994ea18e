"""Tells bodies apart by their bounding boxes, and gives up where the boxes overlap."""
from assay_pipe import serve


def tell_apart(problem):
    a, b = problem.a, problem.b
    if a.dimension != b.dimension or a.dimension > 3 or a.count == 0 or b.count == 0:
        return dict(kind="declined")
    for k in range(a.dimension):
        of_a, of_b = a.coordinates[k :: a.dimension], b.coordinates[k :: b.dimension]
        for sign in (-1.0, 1.0):
            if min(sign * x for x in of_a) > max(sign * x for x in of_b):
                return dict(kind="separated_along", direction=[sign if k == i else 0.0 for i in range(3)])
    return dict(kind="gave_up", why="uncertain")


serve([dict(name="example/boxes_py", version="1.0", sentence="bounding boxes in Python",
            note="no tolerance; never says that bodies meet", promises=dict(witness=True), gjk=tell_apart)])
