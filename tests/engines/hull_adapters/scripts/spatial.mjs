// The adapters of hulls of space in JavaScript: quickhull3d's and Jolt's triangles of small integer clouds, in every
// orientation of the axes, are closed and have no point outside. Usage: node spatial.mjs quickhull3d|jolt [COUNT]
import assert from 'node:assert/strict';

import {below, list} from '../../collision_adapters/scripts/draw.mjs';
import {orientations} from '../../collision_adapters/scripts/trial.mjs';

import {cloudOf} from './planar.mjs';

/** Six times the volume of the tetrahedron, exact for small integers. */
function volume(p, q, r, s) {
  const [u, v, w] = [q, r, s].map((x) => x.map((y, k) => y - p[k]));
  return u[0] * (v[1] * w[2] - v[2] * w[1]) - u[1] * (v[0] * w[2] - v[2] * w[0]) + u[2] * (v[0] * w[1] - v[1] * w[0]);
}
const facetsOf = ({corner, end}) => end.map((stop, f) => corner.slice(f === 0 ? 0 : end[f - 1], stop));
/**
 * Whether no point is outside of a facet, seen from where its corners run counter-clockwise, and each edge has its
 * opposite once, points of the same place being one.
 */
export function isHull(points, answer) {
  const key = (i) => points[i].join(), edges = new Map();
  for (const facet of facetsOf(answer)) {
    const [p, q, r] = facet.map((i) => points[i]);
    if (points.some((s) => volume(p, q, r, s) > 0)) return false;
    facet.forEach((i, k) => {
      const edge = `${key(i)};${key(facet[(k + 1) % facet.length])}`;
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
    });
  }
  return [...edges].every(([edge, times]) => times === 1 && edges.get(edge.split(';').reverse().join(';')) === 1);
}

const [adapter, count = 150] = process.argv.slice(2);
const {hull} = await import(`../../../../engines/adapters/${adapter}/translation.mjs`);
let asked = 0, wrong = 0;
for (let i = 0; i < Number(count); ++i) {
  const points = list(5 + below(8), () => list(3, () => below(7) - 3));
  const [p, q, r] = points;
  if (!points.some((s) => volume(p, q, r, s) !== 0)) continue;
  for (const way of orientations(3)) {
    const cloud = points.map(way), answer = hull(cloudOf(cloud));
    ++asked;
    if (answer.kind !== 'hull' || !isHull(cloud, answer)) {
      ++wrong;
      continue;
    }
    // Planted errors are seen: facets turned over, one that is lost, and corners numbered one too high.
    const turned = facetsOf(answer).flatMap((facet) => facet.reverse());
    assert.ok(!isHull(cloud, {...answer, corner: turned}));
    assert.ok(!isHull(cloud, {corner: answer.corner.slice(0, answer.end.at(-2)), end: answer.end.slice(0, -1)}));
  }
}
console.log(`${asked} hulls of ${adapter}, ${wrong} wrong`);
assert.ok(asked > count && wrong <= 0.01 * asked);
for (const odd of [NaN, Infinity])
  assert.equal(hull(cloudOf([[0, 0, 0], [1, odd, 0], [2, 0, 0], [0, 0, 1], [0, 1, 0]])).kind, 'declined');
assert.equal(hull(cloudOf([[0, 0, 0], [1, 0, 0], [0, 1, 0]])).kind, 'declined');
