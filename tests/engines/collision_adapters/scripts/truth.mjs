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
const different = (points) => [...new Map(points.map((p) => [p.join(), p])).values()];

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
/** The facets of the hull of a body with interior: normals outward, of length 1, and how far out they lie. */
export function* facets(points, dimension) {
  for (const [n, point] of across(points, dimension)) {
    const length = Math.sqrt(dot(n, n)), at = dot(n, point);
    if (length === 0) continue;
    const beside = points.map((p) => dot(n, p) - at);
    for (const sign of [1, -1])
      if (beside.every((x) => sign * x <= 0)) yield {normal: scaled(n, sign / length), offset: (sign * at) / length};
  }
}

/** How far a reaches beyond b along n, of any length, in units of |n|. */
export const overlapAlong = (a, b, n) =>
    (Math.max(...a.map((p) => dot(n, p))) - Math.min(...b.map((p) => dot(n, p)))) / Math.sqrt(dot(n, n));

/** The point of the hull of `points` that is nearest to the origin, which is outside. */
function nearest(points) {
  let best = Infinity, at = null;
  const take = (p) => {
    const d = dot(p, p);
    if (d < best) best = d, at = p;
  };
  points.forEach(take);
  for (let i = 0; i < points.length; ++i)
    for (let j = i + 1; j < points.length; ++j) {
      const way = less(points[j], points[i]), t = -dot(points[i], way) / dot(way, way);
      if (t > 0 && t < 1) take(points[i].map((x, k) => x + t * way[k]));
    }
  for (const [i, j, k] of triples(points.length)) {
    const [p, q, r] = [points[i], points[j], points[k]], n = cross(less(q, p), less(r, p)), square = dot(n, n);
    if (square === 0) continue;
    const foot = scaled(n, dot(n, p) / square);
    const inside = (u, v) => dot(cross(less(v, u), less(foot, u)), n) >= 0;
    if (inside(p, q) && inside(q, r) && inside(r, p)) take(foot);
  }
  return at;
}

/**
 * {signed, normal}: the distance, or the depth with a minus; 0 for a touch; and a direction from a to b along which it
 * is found. Precondition: solids of small integers.
 */
export function truthOf(body_a, body_b) {
  const [a, b] = [pointsOf(body_a), pointsOf(body_b)];
  const points = different(a.flatMap((p) => b.map((q) => less(p, q))));
  let depth = Infinity, normal = null;
  for (const facet of facets(points, body_a.dimension))
    if (facet.offset < depth) depth = facet.offset, normal = facet.normal;
  if (depth >= 0) return {signed: -depth + 0, normal};
  const v = nearest(points);
  return {signed: Math.sqrt(dot(v, v)), normal: scaled(v, -1 / Math.sqrt(dot(v, v)))};
}

/** How far a point is from the hull of a body, by its facets: 0 inside, at most the distance outside. */
export function outside(body, point) {
  const p = [...point, 0].slice(0, 3), all = [...facets(pointsOf(body), body.dimension)];
  return Math.max(Math.abs(p[2]) * (body.dimension === 2), ...all.map(({normal, offset}) => dot(normal, p) - offset));
}
