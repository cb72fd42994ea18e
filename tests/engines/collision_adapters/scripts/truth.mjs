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
export function overlapAlong(a, b, n) {
  let far = -Infinity, near = Infinity;
  for (const p of a) far = Math.max(far, dot(n, p));
  for (const p of b) near = Math.min(near, dot(n, p));
  return (far - near) / Math.sqrt(dot(n, n));
}

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
  for (const [i, p] of points.entries())
    for (let j = i + 1; j < points.length; ++j)
      for (let k = j + 1; k < points.length; ++k) {
        const q = points[j], r = points[k];
        const [ux, uy, uz, vx, vy, vz] = [q[0] - p[0], q[1] - p[1], q[2] - p[2], r[0] - p[0], r[1] - p[1], r[2] - p[2]];
        const x = uy * vz - uz * vy, y = uz * vx - ux * vz, z = ux * vy - uy * vx, square = x * x + y * y + z * z;
        const at = x * p[0] + y * p[1] + z * p[2];
        if (square === 0 || at * at >= best.square * square) continue;  // not nearer than what is known
        const n = [x, y, z], shares = sharesOf(p, q, r, n, scaled(n, at / square));
        if (shares.every((share) => share >= 0)) take([i, j, k], shares);
      }
  return best;
}

/** Every difference of a point of a and one of b, once, with the point of a. */
function differences(a, b) {
  const all = a.flatMap((p) => b.map((q) => ({at: less(p, q), on_a: p})));
  return [...new Map(all.map((one) => [one.at.join(), one])).values()];
}

/** Every direction across two differences of points, one of each body, and across a facet of either. */
function* waysOut(a, b, dimension) {
  for (const body of [a, b])
    for (const [n] of across(body, dimension))
      if (dot(n, n) > 0) yield n;
  if (dimension === 2) return;
  const edges = (body) => body.flatMap((p, i) => body.slice(i + 1).map((q) => less(q, p)));
  const of_b = edges(b);
  for (const u of edges(a))
    for (const v of of_b) {
      const n = cross(u, v);
      if (dot(n, n) > 0) yield n;
    }
}

/**
 * {signed, normal, on_a, on_b} of two solids of space or of the plane z = 0: the distance, or the depth with a minus; 0
 * for a touch; a direction from a to b along which it is found; and of bodies that are apart two nearest points.
 */
export function truthOfPoints(a, b, dimension) {
  let depth = Infinity, normal = null;
  for (const way of waysOut(a, b, dimension))
    for (const n of [way, scaled(way, -1)]) {
      const overlap = overlapAlong(a, b, n);
      if (overlap < depth) depth = overlap, normal = scaled(n, 1 / Math.sqrt(dot(n, n)));
    }
  if (depth >= 0) return {signed: -depth + 0, normal};
  const found = differences(a, b), {at, of, shares} = nearest(found.map((one) => one.at));
  const on_a = mixed(of.map((i) => found[i].on_a), shares);
  return {signed: Math.sqrt(dot(at, at)), normal: scaled(at, -1 / Math.sqrt(dot(at, at))), on_a, on_b: less(on_a, at)};
}
/** The same of two bodies. Precondition: small integers. */
export const truthOf = (a, b) => truthOfPoints(pointsOf(a), pointsOf(b), a.dimension);

/** How far a point is from the hull of a body, by its facets: 0 inside, at most the distance outside. */
export function outside(body, point) {
  const p = [...point, 0].slice(0, 3), all = [...facets(pointsOf(body), body.dimension)];
  return Math.max(Math.abs(p[2]) * (body.dimension === 2), ...all.map(({normal, offset}) => dot(normal, p) - offset));
}
