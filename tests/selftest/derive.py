#!/usr/bin/env python3
"""derive.py ASSAY: derives every vector of `assay selftest` anew, from its numbers and the mathematics alone, and compares.

Fractions are exact, and float(Fraction) is the nearest double, ties to even; nothing else of Python's doubles is used."""
import itertools
import math
import re
import subprocess
import sys
from fractions import Fraction

FIELDS = re.compile(r'(ok|WRONG) +(\S+)\n +(.+)\n +of +(.+)\n +true +(.+)\n(?: +got +(.+)\n)?')


def rounded(x):
    try:
        return Fraction(float(x))
    except OverflowError:
        return math.inf if x > 0 else -math.inf


def text(x):
    """As selftest.h says of text()."""
    if isinstance(x, float) and not math.isfinite(x):
        return repr(x)
    x, exponent = Fraction(x), 0
    if x.denominator == 1 and abs(x) < 2**53:
        return str(x)
    numerator, exponent = x.numerator, 1 - x.denominator.bit_length()
    while numerator % 2 == 0:
        numerator, exponent = numerator // 2, exponent + 1
    return f'{numerator}*2^{exponent}'


def dyadic(words):
    mantissa, _, exponent = words.partition('*2^')
    return Fraction(mantissa) * Fraction(2) ** int(exponent or 0)


def number(word):
    x = float.fromhex(word) if 'x' in word else float(word)
    return x if not math.isfinite(x) else Fraction(x)


def sign(x):
    return (x > 0) - (x < 0)


def points(numbers, dimension):
    return [tuple(numbers[i:i + dimension]) for i in range(0, len(numbers), dimension)]


def minus(p, q):
    return tuple(x - y for x, y in zip(p, q))


def dot(p, q):
    return sum(x * y for x, y in zip(p, q))


def cross(p, q):
    return (p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0])


def turn(a, b, c):
    (x, y), (z, w) = minus(b, a), minus(c, a)
    return x * w - y * z


def side(a, b, c, d):
    return dot(cross(minus(b, a), minus(c, a)), minus(d, a))


def solved(rows):
    """The x of rows [entries..., right], by Gauss and Jordan; None where there is not exactly one."""
    rows, n = [list(row) for row in rows], len(rows)
    for c in range(n):
        pivot = next((r for r in range(c, n) if rows[r][c] != 0), None)
        if pivot is None:
            return None
        rows[c], rows[pivot] = rows[pivot], rows[c]
        rows[c] = [x / rows[c][c] for x in rows[c]]
        for r in range(n):
            if r != c:
                rows[r] = [x - rows[r][c] * y for x, y in zip(rows[r], rows[c])]
    return [row[n] for row in rows]


# Linear programs, by Fourier's and Motzkin's elimination of one variable after the other.

def program(groups):
    """(cost, inequalities): each (entries, right) says entries.x <= right."""
    cost, lower, upper, *rows = groups
    n = len(cost)
    units = [[Fraction(i == j) for j in range(n)] for i in range(n)]
    bounded = [(unit, low, high) for unit, low, high in zip(units, lower, upper)] + [(r[:n], r[n], r[n + 1]) for r in rows]
    return cost, [([s * x for x in entries], s * bound) for entries, low, high in bounded for s, bound in ((-1, low), (1, high))
                  if math.isfinite(bound)]


def optimum(groups):
    cost, inequalities = program(groups)
    # The value v behind the variables: cost.x - v = 0. All but v is eliminated.
    system = [(entries + [Fraction(0)], right) for entries, right in inequalities]
    system += [([s * c for c in cost] + [Fraction(-s)], Fraction(0)) for s in (1, -1)]
    for k in range(len(cost)):
        kept = [one for one in system if one[0][k] == 0]
        above = [one for one in system if one[0][k] > 0]
        below = [one for one in system if one[0][k] < 0]
        for (p, r), (q, s) in itertools.product(above, below):
            kept.append(([x / p[k] - y / q[k] for x, y in zip(p, q)], r / p[k] - s / q[k]))
        system = kept
    if any(entries[-1] == 0 and right < 0 for entries, right in system):
        return 'infeasible'
    low = [right / entries[-1] for entries, right in system if entries[-1] < 0]
    high = [right / entries[-1] for entries, right in system if entries[-1] > 0]
    if low and high and max(low) > min(high):
        return 'infeasible'
    return f'optimal {max(low)}' if low else 'unbounded'


def farkas(groups):
    """Free variables, upper bounds of three rows: the multipliers of a contradiction, the first one -1."""
    cost, inequalities = program(groups)
    assert len(cost) == 2 and len(inequalities) == 3
    y = cross([entries[0] for entries, _ in inequalities], [entries[1] for entries, _ in inequalities])
    y = [-x / abs(y[0]) * sign(y[0]) for x in y]
    assert all(x < 0 for x in y) and dot(y, [right for _, right in inequalities]) > 0
    return ' '.join(map(str, y))


# Pairs of bodies.

def box(vertices):
    """The low and the high corner, where the vertices are the corners of a box, every one of them."""
    low, high = tuple(map(min, zip(*vertices))), tuple(map(max, zip(*vertices)))
    assert set(vertices) == set(itertools.product(*zip(low, high)))
    return low, high


def gaps(groups):
    dimension = int(groups[0][0])
    (low_a, high_a), (low_b, high_b) = (box(points(groups[i], dimension)) for i in (1, 2))
    return [max(lb - ha, la - hb) for la, ha, lb, hb in zip(low_a, high_a, low_b, high_b)]


def contact(squared, shares_inside):
    return f'separated, squared distance {squared}' if squared > 0 else 'overlapping' if shares_inside else 'touching'


def boxes(groups):
    apart = gaps(groups)
    return contact(sum(max(gap, 0) ** 2 for gap in apart), max(apart) < 0)


def bodies(groups):
    """Of any bodies in space: the point nearest to the origin of the hull of all differences lies inside one of its simplices."""
    a, b = (points(groups[i], 3) for i in (1, 2))
    differences = sorted({minus(p, q) for p in a for q in b})
    squared = min(dot(p, p) for p in differences)
    for size in (2, 3, 4):
        for corners in itertools.combinations(differences, size):
            # The weights w of the shortest point of their plane: corners.(sum w corners) = m for all of them, sum w = 1.
            rows = [[dot(p, q) for q in corners] + [Fraction(-1), Fraction(0)] for p in corners]
            found = solved(rows + [[Fraction(1)] * size + [Fraction(0), Fraction(1)]])
            if found and min(found[:-1]) >= 0:
                squared = min(squared, found[-1])
    # Where a half space holds them all, one does whose boundary holds two of them.
    sides = [[sign(dot(cross(p, q), r)) for r in differences] for p, q in itertools.combinations(differences, 2) if any(cross(p, q))]
    return contact(squared, all(-1 in side and 1 in side for side in sides))


def first_contact(groups):
    """Of boxes, a moving straight on: the time from which on they are apart along no axis."""
    dimension, begin, end = int(groups[0][0]), Fraction(0), Fraction(1)
    (low_a, high_a), (low_b, high_b) = (box(points(groups[i], dimension)) for i in (1, 2))
    for k in range(dimension):
        way, first, last = groups[3][k], low_b[k] - high_a[k], high_b[k] - low_a[k]  # first <= way t <= last
        if way == 0:
            if not first <= 0 <= last:
                return None
            continue
        begin, end = max(begin, min(first / way, last / way)), min(end, max(first / way, last / way))
    return begin if begin <= end else None


# Hulls.

def ring(cloud):
    order = sorted({p: i for i, p in reversed(list(enumerate(cloud)))}.items())
    chains = []
    for path in (order, order[::-1]):
        chain = []
        for p, i in path:
            while len(chain) > 1 and turn(chain[-2][0], chain[-1][0], p) <= 0:
                chain.pop()
            chain.append((p, i))
        chains.append([i for _, i in chain])
    corners = chains[0][:-1] + chains[1][:-1]
    return f'{"ring" if len(corners) > 2 else "ends"} {" ".join(map(str, corners))}'


def corners(cloud):
    """Points at which planes of independent normals touch the cloud."""
    normals = {i: [] for i in range(len(cloud))}
    for a, b, c in itertools.combinations(cloud, 3):
        heights = [side(a, b, c, p) for p in cloud]
        if min(heights) < 0 < max(heights) or not any(heights):
            continue
        for i, height in enumerate(heights):
            if height == 0:
                normals[i].append(cross(minus(b, a), minus(c, a)))
    extreme = [i for i, of in normals.items() if any(dot(cross(p, q), r) for p, q, r in itertools.combinations(of, 3))]
    return 'corners ' + ' '.join(map(str, extreme))


def centroid(vertices):
    pairs = list(zip(vertices, vertices[1:] + vertices[:1]))
    areas = [p[0] * q[1] - p[1] * q[0] for p, q in pairs]
    return 'centroid ' + ' '.join(str(sum((p[k] + q[k]) * c for (p, q), c in zip(pairs, areas)) / (3 * sum(areas))) for k in (0, 1))


def root(square):
    up, down = math.isqrt(square.numerator), math.isqrt(square.denominator)
    assert Fraction(up, down) ** 2 == square
    return Fraction(up, down)


def decimals_of_root(square, decimals):
    digits = str(math.isqrt(square * 100**decimals))
    return f'{digits[:-decimals]}.{digits[-decimals:]}'


# Vectors by name: what is true of their numbers.

def within(exact):
    """The filter's bound holds, and nine tenths of it are needed."""
    def derive(groups, got):
        middle, _, radius = got.partition(' +- ')
        off = abs(Fraction(middle) - exact(groups))
        assert Fraction(9, 10) * dyadic(radius) < off <= dyadic(radius), 'the filter does not err by 0.9 of its bound'
        return str(exact(groups))
    return derive


def reconstructed(words):
    """By Euclid: two fractions n / d and p / q of one image have n q - p d divisible by the modulus, so it is 0 where that is larger."""
    residue, modulus = map(int, words.split())
    r, s, t, u = modulus, residue, 0, 1  # s = u residue modulo modulus
    while abs(s) >= 10**19:
        r, s, t, u = s, r % s, u, t - r // s * u
    assert abs(u) < 10**19 and (abs(s) + abs(u)) * 10**19 < modulus
    return str(Fraction(s, u))


def in_doubles(*operations):
    return lambda groups, _: ' '.join(text(operation(*groups[0])) for operation in operations)


def of_sign(test, words):
    return lambda groups, _: words[1 + sign(test(*map(tuple, groups)))]


def claim(sentence, is_broken):
    return lambda groups, _: sentence if is_broken(groups) else 'nothing is broken'


def leaves_bounds(groups):
    *given, x, y = groups
    cost, inequalities = program(given)
    reduced = [c - sum(m * row[j] for m, row in zip(y, given[3:])) for j, c in enumerate(cost)]
    bound = sum(m * row[-1 if m < 0 else -2] for m, row in zip(y, given[3:]) if m)
    assert min(reduced) >= 0 and dot(cost, x) == bound + dot(reduced, given[1]), 'multipliers and value are to be right'
    return any(dot(entries, x) > right for entries, right in inequalities)


def implies_nothing(groups):
    *given, y = groups
    reduced = [-sum(m * row[j] for m, row in zip(y, given[3:])) for j in range(len(given[0]))]
    bound = sum(m * row[-1 if m < 0 else -2] for m, row in zip(y, given[3:]))
    assert min(reduced) >= 0, 'it is to lean on bounds that exist'
    return bound + dot(reduced, given[1]) <= 0


def does_not_separate(groups):
    return min(dot(groups[3], p) for p in points(groups[1], 2)) <= max(dot(groups[3], p) for p in points(groups[2], 2))


def leaves_one_out(groups):
    cloud, listed = points(groups[0], 2), [int(i) for i in groups[1]]
    edges = [(cloud[i], cloud[j]) for i, j in zip(listed, listed[1:] + listed[:1])]
    assert all(turn(p, q, cloud[i]) >= 0 for p, q in edges for i in listed), 'it is to be a convex ring'
    return any(turn(p, q, r) < 0 for p, q in edges for r in cloud)


def lacks_a_twin(groups):
    facets = [[int(i) for i in group] for group in groups[1:]]
    edges = [edge for f in facets for edge in zip(f, f[1:] + f[:1])]
    return any(edges.count(edge) != 1 or edges.count(edge[::-1]) != 1 for edge in edges)


def low_is_too_high(groups):
    return groups[3][0] ** 2 > sum(max(gap, 0) ** 2 for gap in gaps(groups))


TURNS, SIDES = ('right', 'straight', 'left'), ('below', 'coplanar', 'above')
R = rounded
TRUTHS = {
    'double/rounds_to_nearest': in_doubles(lambda x, y, z: R(x + y), lambda x, y, z: R(x + z), lambda x, y, z: R(-x - y)),
    'double/keeps_subnormals': in_doubles(lambda x, y, z: R(x / z), lambda x, y, z: R(y * z)),
    'double/does_not_contract': in_doubles(lambda a, b, c, d: R(R(a * b) - R(c * d))),
    'double/nan_is_unequal': in_doubles(lambda x: int(x == x), lambda x: int(x != x), lambda x: int(x < x)),
    'double/has_no_excess': in_doubles(lambda x, y, z, w: R(R(x + y) - x), lambda x, y, z, w: R(z * w) / w),
    'double/ldexp_at_the_ends': lambda groups, _: ' '.join(text(R(x * Fraction(2) ** int(e))) for x, e in points(groups[0], 2)),
    'orient2d': of_sign(turn, TURNS),
    'orient3d': of_sign(side, SIDES),
    'filter/orient2d': within(lambda groups: turn(*groups)),
    'filter/adaptive_orient2d': within(lambda groups: turn(*groups)),
    'filter/sum_in_ball': within(lambda groups: groups[0][0] + groups[0][1]),
    'filter/product_in_ball': within(lambda groups: groups[0][0] * groups[0][1]),
    'filter/enclosed_product': within(lambda groups: groups[0][0] * groups[0][1]),
    'filter/enclosed_quotient': within(lambda groups: groups[0][0] / groups[0][1]),
    'exact/hilbert': lambda groups, _: ' '.join(map(str, solved(groups))),
    'exact/farkas': lambda groups, _: farkas(groups),
    'exact/root_of_three': lambda groups, _: decimals_of_root(int(sum(max(gap, 0) ** 2 for gap in gaps(groups))), 50),
    'lp': lambda groups, _: optimum(groups),
    'gjk': lambda groups, _: boxes(groups),
    'cast': lambda groups, _: 'no contact' if first_contact(groups) is None else f'first contact at {first_contact(groups)}',
    'hull2': lambda groups, _: ring(points(groups[0], 2)),
    'hull3': lambda groups, _: corners(points(groups[0], 3)),
    'shapes/balls': lambda groups, _: f'distance {root(sum((x - y) ** 2 for x, y in zip(groups[0], groups[1][:2]))) - groups[0][2] - groups[1][2]}',
    'shapes/centroid': lambda groups, _: centroid(points(groups[0], 2)),
    'wrong/lp_point': claim('x is feasible', leaves_bounds),
    'wrong/lp_farkas': claim('farkas vector implies a positive bound', implies_nothing),
    'wrong/gjk_direction': claim('direction separates', does_not_separate),
    'wrong/gjk_bracket': claim('low <= exact distance', low_is_too_high),
    'wrong/hull2_corner': claim('encloses every point', leaves_one_out),
    'wrong/hull3_facet': claim('every edge has one twin', lacks_a_twin),
    'wrong/cast_miss': claim('no wrong miss', lambda groups: first_contact(groups) is not None),
    'wrong/cast_late': claim('no contact before the bracket', lambda groups: first_contact(groups) < groups[4][0]),
    'referee': lambda groups, _: bodies(groups),
}


def main():
    printed = subprocess.run([sys.argv[1], 'selftest'], capture_output=True, text=True, check=False)
    vectors = FIELDS.findall(printed.stdout)
    wrong = 0
    for status, name, _, words, expected, got in vectors:
        if name == 'exact/reconstruction':
            derived = reconstructed(words)
        else:
            groups = [[number(word) for word in re.findall(r'[^\s,]+', group)] for group in words.split(';')]
            derived = TRUTHS.get(name, TRUTHS.get(name.partition('/')[0]))(groups, got)
        if status != 'ok' or derived != expected:
            print(f'{name}: {status}, {expected} is said to be true, {derived} is')
            wrong += 1
    print(f'{len(vectors)} vectors derived, {wrong} differ; `assay selftest` ends with {printed.returncode}')
    return 0 if len(vectors) == 48 and wrong == 0 and printed.returncode == 0 else 1


if __name__ == '__main__':
    sys.exit(main())
