// What engines in single precision that are asked about convex bodies share: whether floats hold a problem exactly, the
// different vertices of a body, the dimension that they span, decided in integers, and motions straight on.
export const isSingle = (numbers) => numbers.every((x) => Number.isFinite(x) && Math.fround(x) === x);

/** Each different vertex once, in the order given, as lists of numbers. */
export function verticesOf({dimension, coordinates}) {
  const vertices = new Map();
  for (let at = 0; at < coordinates.length; at += dimension) {
    const vertex = Array.from(coordinates.subarray(at, at + dimension), (x) => x + 0);
    const key = vertex.join();
    if (!vertices.has(key)) vertices.set(key, vertex);
  }
  return [...vertices.values()];
}

/** A float times 2^149, the least subnormal one: an integer below 2^277, which a double holds. */
const kLeast = 2 ** 149;
const integer = (x) => BigInt(x * kLeast);
const differences = (vertices) => vertices.map((v) => v.map((x, k) => integer(x) - integer(vertices[0][k])));
const cross = (u, v) => [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];

/** The dimension of the hull of different points of the plane or of space. Precondition: isSingle, not empty. */
export function spanOf(vertices) {
  const [, u, ...rest] = differences(vertices.map((v) => [...v, 0].slice(0, 3)));
  if (!u) return 0;
  const normal = rest.map((v) => cross(u, v)).find((n) => n.some((x) => x !== 0n));
  if (!normal) return 1;
  const beyond = (v) => normal[0] * v[0] + normal[1] * v[1] + normal[2] * v[2] !== 0n;
  return rest.some(beyond) ? 3 : 2;
}

/** The different vertices of both bodies where these are solids of space that floats hold; nothing otherwise. */
export function solidsOf({a, b}) {
  if (a.dimension !== 3 || b.dimension !== 3 || !isSingle(a.coordinates) || !isSingle(b.coordinates)) return null;
  const vertices = [a, b].map(verticesOf);
  return vertices.every((v) => v.length > 3 && spanOf(v) === 3) ? vertices : null;
}

/** A power of two that no distance of vertices of both bodies exceeds. */
export function reachOf(vertices) {
  const all = vertices.flat(), widths = all[0].map((_, k) => {
    const along = all.map((v) => v[k]);
    return Math.max(...along) - Math.min(...along);
  });
  return 2 ** Math.ceil(Math.log2(Math.hypot(...widths)) + 1);
}

/**
 * How a moves as seen from b where nothing turns and floats hold that, so that an engine is asked the same; nothing
 * otherwise.
 */
export function straightWay({motion_a, motion_b}) {
  const [of_a, of_b] = [motion_a.displacement, motion_b.displacement], way = of_a.map((x, k) => x - of_b[k]);
  const turns = [...motion_a.rotation, ...motion_b.rotation].some((x) => x !== 0);
  return turns || !isSingle([...of_a, ...of_b, ...way]) ? null : way;
}
