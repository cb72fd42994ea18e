// Where MuJoCo is told that a body stands: about which point, and how a box lies. What it computes of that are the
// vertices asked about, exactly for meshes, to some roundings for boxes that are turned.
const less = (u, v) => [u[0] - v[0], u[1] - v[1], u[2] - v[2]];
const dot = (u, v) => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
const cross = (u, v) => [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
const scaled = (v, by) => v.map((x) => x * by);
const plus = (u, v) => u.map((x, k) => x + v[k]);

/** More than the roundings of a product of three differences. */
const kSlack = 2 ** -45;
/** Whether the origin is inside the hull of few points that span space, by more than rounding could pretend. */
function isAroundOrigin(points) {
  const reach = Math.max(...points.flat().map(Math.abs));
  for (let i = 0; i < points.length; ++i)
    for (let j = i + 1; j < points.length; ++j)
      for (let k = j + 1; k < points.length; ++k) {
        const n = cross(less(points[j], points[i]), less(points[k], points[i])), at = dot(n, points[i]);
        const length = Math.hypot(...n), within = kSlack * reach * length;
        if (length <= kSlack * reach * reach) continue;  // on a line
        let low = 0, high = 0;
        for (const p of points) {
          const beside = dot(n, p) - at;
          low = Math.min(low, beside), high = Math.max(high, beside);
        }
        // A facet that looks along n, or against it, has the origin behind it.
        if ((high <= within && at <= within) || (low >= -within && at >= -within)) return false;
      }
  return true;
}

/** The nearest number to x that is a multiple of `unit`. */
const toMultiple = (x, unit) => Math.round(x / unit) * unit;
const kMostBits = 23;
/**
 * A point inside a solid from which each vertex is a float away, so that the sum of both is the vertex again: the mean
 * of the vertices, with as many digits as allow that, along each axis. {centre, offsets}, or nothing.
 */
export function aboutInnerPoint(vertices) {
  const centre = [0, 1, 2].map((k) => {
    const along = vertices.map((v) => v[k]), least = Math.min(...along), extent = Math.max(...along) - least;
    const mean = along.reduce((sum, x) => sum + (x - least) / along.length, 0) + least;
    const top = 2 ** Math.ceil(Math.log2(extent));
    for (let bits = kMostBits; bits > 2; --bits) {
      const c = toMultiple(mean, top * 2 ** -bits);
      if (along.every((x) => Math.fround(x - c) === x - c && x - c + c === x)) return c;
    }
    return NaN;
  });
  if (!centre.every(Number.isFinite)) return null;
  const offsets = vertices.map((v) => less(v, centre));
  return isAroundOrigin(offsets) ? {centre, offsets} : null;
}

/** The corners as MuJoCo computes them: matrix by rows times halves, plus the centre. */
export function cornersOf({centre, halves, matrix}) {
  return Array.from({length: 8}, (_, i) => {
    const at = halves.map((h, k) => ((i >> k) & 1 ? h : -h));
    return [0, 1, 2].map((k) => dot(matrix.slice(3 * k, 3 * k + 3), at) + centre[k]);
  });
}
const apart = (p, q) => Math.max(...less(p, q).map(Math.abs));

/** The share of its reach by which a corner that MuJoCo computes of a box may be off the vertex asked about. */
export const kBoxRounding = 2 ** -47;
/** Centre, halves of the edges and the matrix of a box with these eight vertices, or nothing where they are no box. */
export function boxOf(vertices) {
  if (vertices.length !== 8) return null;
  const [first, ...rest] = vertices, ways = rest.map((v) => less(v, first)), lengths = ways.map((w) => Math.hypot(...w));
  const reach = Math.max(...lengths), isSquare = (i, j) =>
                                          Math.abs(dot(ways[i], ways[j])) <= 2 ** -40 * lengths[i] * lengths[j];
  for (let i = 0; i < 7; ++i)
    for (let j = i + 1; j < 7; ++j)
      for (let k = j + 1; k < 7; ++k) {
        if (!isSquare(i, j) || !isSquare(i, k) || !isSquare(j, k)) continue;
        const box = boxOfEdges(first, vertices, [i, j, k].map((at) => ways[at]));
        const corners = cornersOf(box);
        const isMet = (v) => corners.filter((corner) => apart(v, corner) <= kBoxRounding * reach).length === 1;
        if (vertices.every(isMet)) return box;
      }
  return null;
}
function boxOfEdges(first, vertices, [u, v, w]) {
  const far = vertices.reduce((best, p) => (apart2(p, first) > apart2(best, first) ? p : best));
  const right = dot(cross(u, v), w) > 0 ? [u, v, w] : [v, u, w], lengths = right.map((e) => Math.hypot(...e));
  const axes = right.map((e, k) => scaled(e, 1 / lengths[k]));
  return {
    centre: scaled(plus(first, far), 0.5),
    halves: lengths.map((length) => length / 2),
    matrix: [0, 1, 2].flatMap((k) => axes.map((axis) => axis[k])),
  };
}
const apart2 = (p, q) => dot(less(p, q), less(p, q));
