// Small problems of every kind of certificate, as case texts.

const hex = (x) => {
  if (!Number.isFinite(x)) return String(x).replace('Infinity', 'inf').toLowerCase();
  if (x === 0) return '0x0p+0';
  const power = Math.floor(Math.log2(Math.abs(x)));
  const digits = BigInt(Math.round(Math.abs(x) * 2 ** (52 - power))).toString(16).padStart(14, '0');
  return `${x < 0 ? '-' : ''}0x${digits[0]}.${digits.slice(1)}p${power < 0 ? '-' : '+'}${Math.abs(power)}`;
};
const line = (numbers) => numbers.map(hex).join(' ');
const text = (family, lines) => ['assay-case 1', '', `family: ${family}`, ...lines, 'end', ''].join('\n');

const bodies = (a, b, dimension) =>
    [`a: ${a.length} x ${dimension}`, ...a.map(line), `b: ${b.length} x ${dimension}`, ...b.map(line)];
export const pair = (a, b, dimension) => text('gjk', bodies(a, b, dimension));
/// A motion is a list of displacement, rotation and centre; what is left out is 0.
const motion = (name, [way = [], turn = [], centre = []]) =>
    [`motion of ${name}:`, ...[way, turn, centre].map((x) => line([0, 1, 2].map((k) => x[k] ?? 0)))];
const cast = (a, b, dimension, of_a, of_b = []) =>
    text('cast', [...bodies(a, b, dimension), ...motion('a', of_a), ...motion('b', of_b)]);
const cloud = (family, points) => text(family, [`points: ${points.length}`, ...points.map(line)]);
/// Rows are [lower, coefficients, upper].
const program = (cost, lower, upper, rows) =>
    text('lp', [`size: ${rows.length} x ${cost.length}`, `cost: ${line(cost)}`, `lower: ${line(lower)}`,
                `upper: ${line(upper)}`, ...rows.map(([l, a, u]) => `${hex(l)} <= ${line(a)} <= ${hex(u)}`)]);

const square = (x, y, side) => [[x, y], [x + side, y], [x + side, y + side], [x, y + side]];
const inf = Infinity, pos = [0, 0], free = [inf, inf];
const cube = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [2 * (i & 1), i & 2, (i & 4) / 2]);
const rod = [[-2, 0], [2, 0], [2, 0.25], [-2, 0.25]], quarter = [[], [0, 0, 1.5]];
const cube_at = (x) => cube.map(([a, b, c]) => [a + x, b, c]);

export const problems = {
  separated: pair([[0, 0], [1, 0], [0, 1]], [[3, 0], [4, 0], [3, 1]], 2),
  steep: pair([[1, 2 ** 60]], [[0, 0]], 2),
  touching: pair(square(0, 0, 1), square(1, 0, 1), 2),
  overlapping: pair(square(0, 0, 2), square(1, 1, 2), 2),
  empty_body: pair([], square(0, 0, 1), 2),
  no_dimension: pair([], square(0, 0, 1), 2).replace('a: 0 x 2', 'a: 0 x 0'),
  optimal: program([-1, -1], pos, free, [[-inf, [1, 2], 4], [-inf, [3, 1], 6]]),
  infeasible: program([0, 0], pos, free, [[-inf, [1, 1], -1]]),
  unbounded: program([-1, -1], pos, free, [[-inf, [1, -1], 1]]),
  crossed_bounds: program([1, 1], [2, 0], [1, inf], [[-inf, [1, 1], 4]]),
  no_points: cloud('hull2', []),
  one_point: cloud('hull2', [[1, 2], [1, 2]]),
  segment: cloud('hull2', [[1, 1], [0, 0], [3, 3]]),
  polygon: cloud('hull2', [...square(0, 0, 2), [1, 1], [1, 0]]),
  flat: cloud('hull3', [[0, 0, 1], [2, 0, 1], [2, 2, 1], [0, 2, 1], [1, 1, 1]]),
  line: cloud('hull3', [[1, 1, 1], [0, 0, 0], [3, 3, 3]]),
  polytope: cloud('hull3', [...cube, [1, 1, 1], [1, 1, 0]]),
  apart: cast(square(0, 0, 1), square(2, 3, 1), 2, [[4, 0]]),
  apart_turning: cast(rod, square(2.125, -0.5, 1), 2, [[], [0, 0, 6]]),
  graze: cast(square(0, 0, 1), square(2, 1, 1), 2, [[4, 0]]),
  impact: cast(square(0, 0, 1), square(2, 0.5, 1), 2, [[4, 0]]),
  impact_of_points: cast([[0, 0]], [[1, 0]], 2, [[2, 0]]),
  impact_3d: cast(cube, cube_at(4), 3, [[3, 0, 0]], [[-1, 0, 0]]),
  contact: cast(square(0, 0, 1), square(1, 0, 1), 2, [[-3, 0], [0, 0, 1], [0.5, 0.5]]),
  overlap: cast(rod, square(0.5, 1, 1), 2, quarter),
  overlap_3d: cast(cube, cube_at(2.25), 3, [[], [0, 0, 1], [1, 1, 1]]),
  overlap_at_start: cast(square(0, 0, 2), square(1, 1, 2), 2, quarter),
  empty_cast: cast([], square(0, 0, 1), 2, [[1, 1]]),
};
