// Bodies of every kind that floats hold, as engines are asked about them, and small integer ones.
let state = 20261125;
export const below = (count) => {  // mulberry32
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) % count;
};
export const list = (count, make) => Array.from({length: count}, (_, i) => make(i));
export const bodyOf = (vertices) =>
    ({dimension: vertices[0].length, count: vertices.length, coordinates: new Float64Array(vertices.flat())});

const unit = () => Math.fround((below(2 ** 24) - 2 ** 23) / 2 ** 23);
/** What a coordinate of each kind of body is, given its axis and the number of the vertex. */
const kKinds = {
  integers: () => below(7) - 3,
  floats: unit,
  box: (k, i, size) => ((i >> k) & 1) * size[k],
  thin: (k) => Math.fround(unit() * (k === 0 ? 2 ** -10 : 1)),
  far: () => Math.fround(1000 + unit()),
  tiny: () => Math.fround(unit() * 2 ** -100),
  subnormal: () => (below(1000) - 500) * 2 ** -149,
  huge: () => Math.fround(unit() * 2 ** 60),
};
const kKindNames = Object.keys(kKinds);
const kindOf = (index) => kKindNames[index % kKindNames.length];
/** Whether case `index` is of an ordinary size, at which no products overflow, underflow or fall below a threshold. */
export const isOrdinary = (index) => ['integers', 'floats', 'box', 'far'].includes(kindOf(index));
export const isThin = (index) => kindOf(index) === 'thin';

/** Case `index`: kinds take turns, some vertices repeated. */
export function drawBody(index, dimension) {
  const kind = kindOf(index), size = list(dimension, () => 1 + below(9));
  const count = kind === 'box' ? 2 ** dimension : 1 + below(kind === 'integers' ? 8 : 24);
  const vertices = list(count, (i) => list(dimension, (k) => kKinds[kind](k, i, size)));
  if (below(4) === 0) vertices.push(vertices[below(vertices.length)]);
  return bodyOf(vertices);
}

const determinant = (u, v, w) =>
    u[0] * (v[1] * w[2] - v[2] * w[1]) - u[1] * (v[0] * w[2] - v[2] * w[0]) + u[2] * (v[0] * w[1] - v[1] * w[0]);
const less = (p, q) => p.map((x, k) => x - q[k]);
function spans(vertices, dimension) {
  const [first, ...rest] = vertices, ways = rest.map((v) => less(v, first));
  if (dimension === 2) return ways.some((u) => ways.some((v) => u[0] * v[1] !== u[1] * v[0]));
  return ways.some((u) => ways.some((v) => ways.some((w) => determinant(u, v, w) !== 0)));
}
/** Different vertices of integers from -3 to 3 that span their dimension; moved by at most 4 along each axis. */
export function drawSmall(dimension, moved = 0) {
  for (;;) {
    const vertices = list(dimension + 1 + below(2), () => list(dimension, () => below(7) - 3));
    if (new Set(vertices.map(String)).size < vertices.length || !spans(vertices, dimension)) continue;
    const way = list(dimension, () => (moved ? below(2 * moved + 1) - moved : 0));
    return bodyOf(vertices.map((v) => v.map((x, k) => x + way[k])));
  }
}
