"""Rational points on one integer grid: signs of determinants stay what they are, and integers are fast."""
from fractions import Fraction
from math import isqrt, lcm


def on_grid(points):
    """(integer points, factor): every coordinate times the factor."""
    factor = lcm(*(value.denominator for point in points for value in point)) if points else 1
    return [[int(value * factor) for value in point] for point in points], factor


def subtract(p, q):
    return [x - y for x, y in zip(p, q)]


def dot(p, q):
    return sum(x * y for x, y in zip(p, q))


def cross2(a, b, c):
    """Twice the signed area of the triangle a b c."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross3(u, v):
    return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]


def volume(a, b, c, d):
    """Six times the signed volume of the tetrahedron a b c d."""
    return dot(cross3(subtract(b, a), subtract(c, a)), subtract(d, a))


def extents(points):
    return [max(column) - min(column) for column in zip(*points)]


def square_root_at_least(value, bits=200):
    """A rational root with root^2 >= value, less than 2^-bits of it too large."""
    if value == 0:
        return Fraction(0)
    value = Fraction(value)
    shift = 2 * bits + 2 * max(0, value.denominator.bit_length() - value.numerator.bit_length() + 2)
    shift += shift % 2
    scaled = (value.numerator << shift) // value.denominator + 1
    return Fraction(isqrt(scaled) + 1, 1 << (shift // 2))
