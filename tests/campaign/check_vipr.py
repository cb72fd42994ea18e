"""Verifies VIPR files of linear programs, written from the format's description: the solution is feasible and attains
the value, the derivation is a suitable combination of constraints. A line a file; exit code 1 where one is refused."""
import sys
from fractions import Fraction


class Refused(Exception):
    pass


def demand(holds, why):
    if not holds:
        raise Refused(why)


class Words:
    def __init__(self, text):
        self.words, self.at = text.split(), 0

    def next(self):
        self.at += 1
        return self.words[self.at - 1]

    def expect(self, word):
        found = self.next()
        demand(found == word, f'{word} is expected, not {found}')

    def sparse(self):
        return {int(self.next()): Fraction(self.next()) for _ in range(int(self.next()))}


def verify(text):
    words = Words(text)
    words.expect('VER'), words.expect('1.0'), words.expect('VAR')
    columns = int(words.next())
    names = [words.next() for _ in range(columns)]
    demand(len(set(names)) == columns, 'a name stands twice')
    words.expect('INT'), words.expect('0'), words.expect('OBJ'), words.expect('min')
    cost = words.sparse()
    words.expect('CON')
    count, bounds = int(words.next()), int(words.next())
    constraints = []
    for place in range(count):
        words.next()
        sense, right = words.next(), Fraction(words.next())
        left = words.sparse()
        demand(place >= bounds or list(left.values()) == [1], 'a bound is of one variable')
        constraints.append((sense, right, left))
    words.expect('RTP')
    kind = words.next()
    low, high = (Fraction(words.next()), Fraction(words.next())) if kind == 'range' else (None, None)
    words.expect('SOL')
    solutions = int(words.next())
    demand(solutions == (kind == 'range'), 'a solution for a range, none else')
    for _ in range(solutions):
        words.next()
        x = words.sparse()
        for sense, right, left in constraints:
            at = sum(a * x.get(i, 0) for i, a in left.items())
            demand(at >= right if sense == 'G' else at <= right, 'the solution is not feasible')
        demand(sum(c * x.get(i, 0) for i, c in cost.items()) <= high, 'the solution has not the value')
    words.expect('DER'), words.expect('1')
    words.next(), words.expect('G')
    right = Fraction(words.next())
    if words.words[words.at] == 'OBJ':
        words.next()
        left = cost
    else:
        left = words.sparse()
    words.expect('{'), words.expect('lin')
    total, sides = {}, Fraction(0)
    for place, factor in words.sparse().items():
        sense, bound, terms = constraints[place]
        demand(factor >= 0 if sense == 'G' else factor <= 0, 'a multiplier leans the wrong way')
        sides += factor * bound
        for i, a in terms.items():
            total[i] = total.get(i, 0) + factor * a
    words.expect('}')
    demand({i: a for i, a in total.items() if a} == {i: a for i, a in left.items() if a}, 'the combination is another')
    demand(sides >= right, 'the combination is weaker')
    demand(right >= low if kind == 'range' else not left and right > 0, 'what is derived does not settle the question')
    return f'optimal value {low}' if kind == 'range' and low == high else kind


refused = 0
for name in sys.argv[1:]:
    try:
        print(name, 'proved:', verify(open(name).read()))
    except (Refused, ValueError, IndexError, KeyError) as error:
        print(name, 'refused:', error)
        refused += 1
sys.exit(refused > 0)
