// The truth about two solids of small integers: products stay below 2^53, so that every sign is exact and every number
// right to some roundings of a double. By the facets of the difference of the bodies; nothing here knows an engine.
const dot = (u, v) => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
const less = (u, v) => [u[0] - v[0], u[1] - v[1], u[2] - v[2]];
const cross = (u, v) => [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
const scaled = (v, by) => v.map((x) => x * by);

/** As points of space; those of a planar body lie in the plane z = 0. */
export function pointsOf({dimension, coordinates}) {
  const points = [];
  for (let at = 0; at < coordinates.length; at += dimension)
    points.push([...coordinates.subarray(at, at + dimension), 0].slice(0, 3));
  return points;
}
function* triples(count) {
  for (let i = 0; i < count; ++i)
    for (let j = i + 1; j < count; ++j)
      for (let k = j + 1; k < count; ++k) yield [i, j, k];
}

/** Every direction across two points of the plane z = 0, or three points of space, with one of the points. */
function* across(points, dimension) {
  if (dimension === 3) {
    for (const [i, j, k] of triples(points.length))
      yield [cross(less(points[j], points[i]), less(points[k], points[i])), points[i]];
    return;
  }
  for (let i = 0; i < points.length; ++i)
    for (let j = i + 1; j < points.length; ++j) {
      const [x, y] = less(points[j], points[i]);
      yield [[-y, x, 0], points[i]];
    }
}
/** On which sides of a plane points are: 1, -1, 0 for none or both of them. */
function sideOf(points, n, at) {
  let side = 0;
  for (const p of points) {
    const beside = Math.sign(n[0] * p[0] + n[1] * p[1] + n[2] * p[2] - at);
    if (beside === 0 || beside === side) continue;
    if (side !== 0) return 0;
    side = beside;
  }
  return side;
}
/** The facets of the hull of a body with interior: normals outward, of length 1, and how far out they lie. */
export function* facets(points, dimension) {
  for (const [n, point] of across(points, dimension)) {
    const side = sideOf(points, n, dot(n, point));
    if (side === 0) continue;
    const scale = -side / Math.sqrt(dot(n, n));
    yield {normal: scaled(n, scale), offset: scale * dot(n, point)};
  }
}

/** How far a reaches beyond b along n, of any length, in units of |n|. */
export const overlapAlong = (a, b, n) =>
    (Math.max(...a.map((p) => dot(n, p))) - Math.min(...b.map((p) => dot(n, p)))) / Math.sqrt(dot(n, n));

/** The share of each corner of the triangle pqr, whose normal is n, in the point x of its plane; n is not 0. */
const sharesOf = (p, q, r, n, x) => [[q, r], [r, p], [p, q]].map(([u, v]) => dot(cross(less(v, u), less(x, u)), n) / dot(n, n));
/** The same mixture of points. */
const mixed = (points, shares) => [0, 1, 2].map((k) => points.reduce((sum, p, i) => sum + shares[i] * p[k], 0));

/**
 * The point of the hull of `points` that is nearest to the origin, which is outside, as a mixture of some of them:
 * {at, of: their numbers, shares}.
 */
function nearest(points) {
  let best = {square: Infinity};
  const take = (of, shares) => {
    const at = mixed(of.map((i) => points[i]), shares), square = dot(at, at);
    if (square < best.square) best = {square, at, of, shares};
  };
  points.forEach((_, i) => take([i], [1]));
  for (let i = 0; i < points.length; ++i)
    for (let j = i + 1; j < points.length; ++j) {
      const way = less(points[j], points[i]), t = -dot(points[i], way) / dot(way, way);
      if (t > 0 && t < 1) take([i, j], [1 - t, t]);
    }
  for (const [i, j, k] of triples(points.length)) {
    const [p, q, r] = [points[i], points[j], points[k]], n = cross(less(q, p), less(r, p)), square = dot(n, n);
    if (square === 0 || dot(n, p) ** 2 >= best.square * square) continue;
    const shares = sharesOf(p, q, r, n, scaled(n, dot(n, p) / square));
    if (shares.every((share) => share >= 0)) take([i, j, k], shares);
  }
  return best;
}

/** Every difference of a point of a and one of b, once, with the point of a. */
function differences(a, b) {
  const all = a.flatMap((p) => b.map((q) => ({at: less(p, q), on_a: p})));
  return [...new Map(all.map((one) => [one.at.join(), one])).values()];
}

/**
 * {signed, normal, on_a, on_b} of two solids of space or of the plane z = 0: the distance, or the depth with a minus; 0
 * for a touch; a direction from a to b along which it is found; and of bodies that are apart two nearest points.
 */
export function truthOfPoints(a, b, dimension) {
  const found = differences(a, b), points = found.map((one) => one.at);
  let depth = Infinity, normal = null;
  for (const facet of facets(points, dimension))
    if (facet.offset < depth) depth = facet.offset, normal = facet.normal;
  if (depth >= 0) return {signed: -depth + 0, normal};
  const {at, of, shares} = nearest(points), on_a = mixed(of.map((i) => found[i].on_a), shares);
  return {signed: Math.sqrt(dot(at, at)), normal: scaled(at, -1 / Math.sqrt(dot(at, at))), on_a, on_b: less(on_a, at)};
}
/** The same of two bodies. Precondition: small integers. */
export const truthOf = (a, b) => truthOfPoints(pointsOf(a), pointsOf(b), a.dimension);

/** How far a point is from the hull of a body, by its facets: 0 inside, at most the distance outside. */
export function outside(body, point) {
  const p = [...point, 0].slice(0, 3), all = [...facets(pointsOf(body), body.dimension)];
  return Math.max(Math.abs(p[2]) * (body.dimension === 2), ...all.map(({normal, offset}) => dot(normal, p) - offset));
}
