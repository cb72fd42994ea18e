"""Makes an engine of Assay out of Python functions (docs/pipe-protocol.md). Python 3.8 or later, nothing else.

serve([dict(name="mine/hull", version="1.0", promises={}, hull2=lambda problem: dict(kind="hull", ccw=[0, 1, 2]))])
"""
import os
import struct
import sys
import traceback
from types import SimpleNamespace as Record

QUESTION, ANSWER = 0x3F595341, 0x21595341
ANSWERED, DECLINED, GAVE_UP, THREW, END = range(5)
WHY = ["step_limit", "cycling", "stalled", "uncertain", "singular_basis", "not_finite", "stopped"]
# Kinds of answers in the order of their numbers, each with its fields: u a number, b yes or no, i an integer, d a double,
# d2 and d3 vectors, u* and d* lists, w weighted vertices, s pairs of vertices, basis, line a basis with a variable or
# nothing.
BASIS = dict(basic="u*", at_upper="u*")
ANSWERS = dict(
    hull2=dict(hull=dict(ccw="u*"), flat=dict(extreme="u*")),
    hull3=dict(hull=dict(corner="u*", end="u*", face_of="u*"), flat=dict(dimension="i", extreme="u*")),
    gjk=dict(
        separated=dict(on_a="w", on_b="w"), separated_along=dict(direction="d3"), overlapping=dict(pairs="s"),
        bare_verdict=dict(colliding="b"), bare_distance=dict(distance="d"),
        measured_apart=dict(distance="d", on_a="d3", on_b="d3"), penetrating=dict(depth="d", normal="d3", pairs="s"),
        bracketed=dict(low="d", high="d", direction="d3", on_a="w", on_b="w")),
    cast=dict(hit_at=dict(t0="d", t1="d", normal="d3"), missed=dict(direction="d3"), initially={},
              bare_time=dict(time="d")),
    lp=dict(optimal=dict(basis="basis", x="d*", y="d*"), infeasible=dict(farkas="d*", line="line"),
            unbounded=dict(x="d*", ray="d*", line="line")),
    shapes=dict(contact=dict(overlap="b", distance="d", normal="d3", move="d3"), bare_verdict=dict(colliding="b"),
                bounds=dict(low="d3", high="d3"), centroid=dict(flat="b", at="d2"), moved=dict(coordinates="d*"),
                sweep=dict(touches="b", time="d", normal="d3")))


class Reader:
    def __init__(self, body):
        self.body, self.at = body, 0

    def number(self):
        self.at += 8
        return struct.unpack_from("<I", self.body, self.at - 8)[0]

    def doubles(self, count=None):
        count = self.number() if count is None else count
        self.at += 8 * count
        return struct.unpack_from(f"<{count}d", self.body, self.at - 8 * count)

    def points(self, dimension=None):
        """Of a cloud, whose dimension is known, the points are counted; of a body, its coordinates."""
        count = self.number() * dimension if dimension else None
        dimension = dimension or self.number()
        coordinates = self.doubles(count)
        return Record(dimension=dimension, count=len(coordinates) // dimension if dimension else 0,
                      coordinates=coordinates)

    def shape(self):
        return Record(kind=self.number(), dimension=self.number(), numbers=self.doubles())

    def motion(self):
        return Record(displacement=self.doubles(3), rotation=self.doubles(3), centre=self.doubles(3))


PROBLEMS = dict(
    hull2=lambda r: r.points(2),
    hull3=lambda r: r.points(3),
    gjk=lambda r: Record(a=r.points(), b=r.points()),
    cast=lambda r: Record(a=r.points(), b=r.points(), motion_a=r.motion(), motion_b=r.motion()),
    lp=lambda r: Record(rows=r.number(), columns=r.number(), cost=r.doubles(), matrix=r.doubles(),
                        row_lower=r.doubles(), row_upper=r.doubles(), lower=r.doubles(), upper=r.doubles()),
    shapes=lambda r: Record(question=r.number(), a=r.shape(), b=r.shape()))


def number(value):
    return struct.pack("<II", int(value) & 0xFFFFFFFF, 0)


def indices(values):
    packed = struct.pack(f"<{len(values)}I", *values)
    return packed + b"\0" * (-len(packed) % 8)


def doubles(values):
    return struct.pack(f"<{len(values)}d", *values)


def field(kind, value):
    if kind in ("u", "i", "b"):
        return number(value)
    if kind == "d":
        return doubles([value])
    if kind in ("d2", "d3"):
        count = int(kind[1])
        return doubles((list([] if value is None else value) + [0] * count)[:count])
    if kind == "basis":
        return fields(BASIS, value or {})
    if kind == "line":
        return number(1) + fields(dict(BASIS, variable="u"), value) if value else number(0)
    values = [] if value is None else list(value)
    if kind == "u*":
        return number(len(values)) + indices(values)
    if kind == "d*":
        return number(len(values)) + doubles(values)
    second = doubles if kind == "w" else indices
    return number(len(values)) + indices([one[0] for one in values]) + second([one[1] for one in values])


def fields(kinds, values):
    return b"".join(field(kind, values.get(name)) for name, kind in kinds.items())


def encoded(family, answer):
    """The status and the body of an answer."""
    kind = answer["kind"]
    if kind == "declined":
        return DECLINED, b""
    if kind == "gave_up":
        return GAVE_UP, number(WHY.index(answer["why"]))
    kinds = ANSWERS[family]
    if kind not in kinds:
        raise ValueError(f"{family} has no answer of the kind {kind}")
    return ANSWERED, number(list(kinds).index(kind)) + fields(kinds[kind], answer)


def hello(engines):
    lines = ["assay pipe 1"]
    for engine in engines:
        lines.append(f"engine {engine['name']}")
        lines += [f"{key} {engine[key]}" for key in ("version", "sentence", "note", "only_by_name", "precision_bits") if key in engine]
        lines += [f"family {family}" for family in PROBLEMS if family in engine]
        for name, value in engine.get("promises", {}).items():
            lines.append(f"promise {name} {int(value) if isinstance(value, bool) else value}")
    return ("\n".join(lines) + "\nready\n").encode()


def serve(engines):
    """Says which engines there are, then answers until the input ends. What is printed goes to standard error."""
    sys.stdout.flush()
    answers = os.dup(1)
    os.dup2(2, 1)
    questions = os.fdopen(os.dup(0), "rb", 1 << 20)

    def send(message):
        while message:
            message = message[os.write(answers, message):]

    send(hello(engines))
    while True:
        head = questions.read(24)
        if len(head) < 24:
            return
        mark, which, size, engine, family = struct.unpack("<4I8s", head)
        if mark != QUESTION:
            raise ValueError("what came is no question")
        family = family.rstrip(b"\0").decode("ascii")
        body = questions.read(size)
        said, answer = END, b""
        if family:
            try:
                said, answer = encoded(family, engines[engine][family](PROBLEMS[family](Reader(body))))
            except Exception as thrown:
                traceback.print_exc()
                said, answer = THREW, f"{type(thrown).__name__}: {thrown}".encode()[:1000]
        send(struct.pack("<4I", ANSWER, which, len(answer), said) + answer)
