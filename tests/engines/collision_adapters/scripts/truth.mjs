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

/** How far the points reach along n, times |n|. */
function extentAlong(points, n) {
  let low = Infinity, high = -Infinity;
  for (const p of points) {
    const along = dot(n, p);
    low = Math.min(low, along), high = Math.max(high, along);
  }
  return {low, high};
}
/** How far a reaches beyond b along n, of any length, and against it, in units of |n|. */
function overlapsAlong(a, b, n) {
  const of_a = extentAlong(a, n), of_b = extentAlong(b, n), length = Math.sqrt(dot(n, n));
  return {along: (of_a.high - of_b.low) / length, against: (of_b.high - of_a.low) / length};
}
export const overlapAlong = (a, b, n) => overlapsAlong(a, b, n).along;

/** The share of each corner of the triangle pqr, whose normal is n, in the point x of its plane; n is not 0. */
const sharesOf = (p, q, r, n, x) => [[q, r], [r, p], [p, q]].map(([u, v]) => dot(cross(less(v, u), less(x, u)), n) / dot(n, n));
/** The same mixture of points. */
const mixed = (points, shares) => [0, 1, 2].map((k) => points.reduce((sum, p, i) => sum + shares[i] * p[k], 0));

/** The nearest point to the origin so far of a hull without it: a mixture `shares` of differences `of`. */
class Nearest {
  square = Infinity;

  /** Of the hull of one, two or three differences {at, on_a}; those nearest on a side are left to that side. */
  askFace(...of) {
    const shares = of.length === 1 ? [1] : of.length === 2 ? this.#sharesOfEdge(of) : this.#sharesOfTriangle(of);
    if (!shares || shares.some((share) => share < 0)) return;
    const at = mixed(of.map((one) => one.at), shares), square = dot(at, at);
    if (square < this.square) Object.assign(this, {square, at, of, shares});
  }
  #sharesOfEdge([{at: p}, {at: q}]) {
    const way = less(q, p), t = -dot(p, way) / dot(way, way);
    return [1 - t, t];
  }
  #sharesOfTriangle([{at: p}, {at: q}, {at: r}]) {
    const n = cross(less(q, p), less(r, p)), square = dot(n, n), at = dot(n, p);
    if (square === 0 || at * at >= this.square * square) return null;  // not nearer than what is known
    return sharesOf(p, q, r, n, scaled(n, at / square));
  }
}

/**
 * Two nearest points of bodies that are apart: a corner and a corner, an edge or a triangle of points, or an edge and
 * an edge, whose differences are a parallelogram: two triangles. Faces of the hulls are among these.
 */
function nearestOf(a, b) {
  const best = new Nearest(), from = a.map((p) => b.map((q) => ({at: less(p, q), on_a: p})));
  const to = b.map((_, l) => from.map((row) => row[l]));
  for (const row of from) row.forEach((one) => best.askFace(one));
  for (const lines of [from, to])
    for (const line of lines) {
      line.forEach((p, i) => line.slice(i + 1).forEach((q) => best.askFace(p, q)));
      for (const [i, j, k] of triples(line.length)) best.askFace(line[i], line[j], line[k]);
    }
  from.forEach((p, i) => from.slice(i + 1).forEach((q) => {
    for (let k = 0; k < b.length; ++k)
      for (let l = k + 1; l < b.length; ++l) {
        best.askFace(p[k], q[k], q[l]);
        best.askFace(p[k], p[l], q[l]);
      }
  }));
  return best;
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
  const take = (overlap, n, sign) => {
    if (overlap < depth) depth = overlap, normal = scaled(n, sign / Math.sqrt(dot(n, n)));
  };
  for (const n of waysOut(a, b, dimension)) {
    const {along, against} = overlapsAlong(a, b, n);
    take(along, n, 1);
    take(against, n, -1);
  }
  if (depth >= 0) return {signed: -depth + 0, normal};
  const {at, of, shares} = nearestOf(a, b), on_a = mixed(of.map((one) => one.on_a), shares);
  return {signed: Math.sqrt(dot(at, at)), normal: scaled(at, -1 / Math.sqrt(dot(at, at))), on_a, on_b: less(on_a, at)};
}
/** The same of two bodies. Precondition: small integers. */
export const truthOf = (a, b) => truthOfPoints(pointsOf(a), pointsOf(b), a.dimension);

/** How far a point is from the hull of a body, by its facets: 0 inside, at most the distance outside. */
export function outside(body, point) {
  const p = [...point, 0].slice(0, 3), all = [...facets(pointsOf(body), body.dimension)];
  return Math.max(Math.abs(p[2]) * (body.dimension === 2), ...all.map(({normal, offset}) => dot(normal, p) - offset));
}
