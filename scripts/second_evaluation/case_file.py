"""Problems of Assay's case text as exact numbers: a double is a Fraction, or the float inf, -inf or nan where it is none."""
import math
from fractions import Fraction


def number(word):
    """The double that a word in hexfloat stands for, without rounding; -0 is 0."""
    sign = -1 if word.startswith("-") else 1
    bare = word.lstrip("+-")
    if bare == "inf":
        return sign * math.inf
    if bare.startswith("nan"):
        return math.nan
    mantissa, exponent = bare.removeprefix("0x").split("p")
    whole, _, fraction = mantissa.partition(".")
    scaled = int(whole + fraction, 16)
    shift = int(exponent) - 4 * len(fraction)
    return sign * (Fraction(scaled << shift) if shift >= 0 else Fraction(scaled, 1 << -shift))


def stated(says, name):
    """A positive number, which may be infinite; 0 for anything else."""
    value = number(says.get(name, "0x0p0"))
    return value if value > 0 else 0


def half_a_unit(value):
    """Half a unit in the last place of a double given as a Fraction."""
    return Fraction(math.ulp(float(value))) / 2


def is_finite(value):
    return isinstance(value, Fraction)


def all_finite(values):
    return all(is_finite(value) for value in values)


class Lines:
    def __init__(self, text):
        self.rest = text.splitlines()

    def next(self):
        return self.rest.pop(0)

    def numbers(self):
        return [number(word) for word in self.next().split()]

    def key(self, name):
        key, _, value = self.next().partition(":")
        if key.strip() != name:
            raise ValueError(f"expected {name}, found {key}")
        return value.strip()


def _body(lines, name):
    count, dimension = (int(word) for word in lines.key(name).split("x"))
    rows = [lines.numbers() for _ in range(count)]
    return {"dimension": dimension, "points": rows}


def _motion(lines, name):
    lines.key(name)
    return {"displacement": lines.numbers(), "rotation": lines.numbers(), "centre": lines.numbers()}


def _shape(lines, name):
    kind, *size = lines.key(name).split()
    dimension, count = int(size[0]), int(size[2])
    rows = []
    while lines.rest and lines.rest[0].startswith(" "):
        rows.append(lines.numbers())
    return {"kind": kind, "dimension": dimension, "count": count, "rows": rows, "numbers": sum(rows, [])}


def _program(lines):
    rows, columns = (int(word) for word in lines.key("size").split("x"))
    problem = {"rows": rows, "columns": columns}
    for name in ("cost", "lower", "upper"):
        problem[name] = [number(word) for word in lines.key(name).split()]
    problem["matrix"], problem["row_lower"], problem["row_upper"] = [], [], []
    for _ in range(rows):
        words = [word for word in lines.next().split() if word != "<="]
        values = [number(word) for word in words]
        problem["row_lower"].append(values[0])
        problem["matrix"].append(values[1:-1])
        problem["row_upper"].append(values[-1])
    return problem


def parse(text):
    """(header, family, problem) of a case file's text."""
    lines = Lines(text)
    if lines.next().strip() != "assay-case 1":
        raise ValueError("not an assay-case of version 1")
    header = {}
    while (line := lines.next()).strip():
        key, _, value = line.partition(":")
        header[key] = value.strip()
    family = lines.key("family")
    if family in ("hull2", "hull3"):
        problem = [lines.numbers() for _ in range(int(lines.key("points")))]
    elif family == "gjk":
        problem = {"a": _body(lines, "a"), "b": _body(lines, "b")}
    elif family == "cast":
        problem = {"a": _body(lines, "a"), "b": _body(lines, "b")}
        problem["of_a"], problem["of_b"] = _motion(lines, "motion of a"), _motion(lines, "motion of b")
    elif family == "shapes":
        problem = {"question": lines.key("question"), "a": _shape(lines, "a"), "b": _shape(lines, "b")}
    elif family == "lp":
        problem = _program(lines)
    else:
        raise ValueError(f"family {family} is not known")
    return header, family, problem
