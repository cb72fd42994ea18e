// The adapter to delaunator: its hulls of small integer clouds are the exact ones, in every order and orientation of the axes, and
// clouds with points that it takes for one are declined. Usage: node delaunator.mjs [COUNT]
import assert from 'node:assert/strict';

import {answerOf, hull, isTakenForAnother} from '../../../engines/adapters/delaunator/translation.mjs';
import {below, list} from '../collision_adapters/scripts/draw.mjs';
import {orientations} from '../collision_adapters/scripts/trial.mjs';

const turn = ([px, py], [qx, qy], [rx, ry]) => (qx - px) * (ry - py) - (qy - py) * (rx - px);
/** Whether every point lies on the ring or left of each of its edges, and the ring runs once round: exact for small integers. */
function isHull(points, ring) {
  const corners = ring.map((i) => points[i]);
  const next = (i) => corners[(i + 1) % corners.length];
  const turns = corners.map((p, i) => turn(p, next(i), next(i + 1)));
  const extreme = new Set(ring);
  return extreme.size === ring.length && turns.every((t) => t >= 0) && turns.some((t) => t > 0) &&
    corners.every((p, i) => points.every((r) => turn(p, next(i), r) >= 0)) && isOnce(corners);
}
/** A ring of left turns runs once round where its edges change from left to right and back but once. */
function isOnce(corners) {
  const to_right = corners.map((p, i) => Math.sign(corners[(i + 1) % corners.length][0] - p[0])).filter((s) => s !== 0);
  return to_right.filter((s, i) => s !== to_right[(i + 1) % to_right.length]).length === 2;
}
const ask = (points) => hull({count: points.length, coordinates: new Float64Array(points.flat())});

let asked = 0;
for (let i = 0; i < Number(process.argv[2] ?? 2000); ++i) {
  const points = list(3 + below(10), () => [below(9) - 4, below(9) - 4]);
  if (!points.some((p) => points.some((q) => turn(points[0], p, q) !== 0))) continue;
  for (const way of orientations(2)) {
    const cloud = points.map(way), answer = ask(cloud);
    assert.ok(answer.kind === 'hull' && isHull(cloud, answer.ccw), JSON.stringify({cloud, answer}));
    // Planted errors are seen: a ring that runs the other way, and one that lacks a corner.
    assert.ok(!isHull(cloud, [...answer.ccw].reverse()));
    const corner = answer.ccw.findIndex((_, k, ring) => {
      const [p, q, r] = [ring.at(k - 1), ring[k], ring[(k + 1) % ring.length]].map((v) => cloud[v]);
      return turn(p, q, r) > 0;
    });
    const fewer = answer.ccw.filter((_, k) => k !== corner);
    assert.ok(fewer.length < 3 || !isHull(cloud, fewer));
    ++asked;
  }
}
assert.ok(asked > 1000);
assert.equal(ask([[0, 0], [1, 1], [2, 2]]).kind, 'gave_up');
for (const odd of [NaN, Infinity]) assert.equal(ask([[0, 0], [1, odd], [2, 0]]).kind, 'declined');
assert.equal(ask([]).kind, 'declined');
assert.ok(isTakenForAnother(new Float64Array([0, 0, 2 ** -52, -(2 ** -60), 1, 1])));
assert.ok(!isTakenForAnother(new Float64Array([0, 0, 0, 0, 2 ** -51, 0])) && !isTakenForAnother(new Float64Array([0, 0, 0, 1])));
assert.deepEqual(answerOf({hull: Uint32Array.of(2, 1, 0), triangles: [0, 1, 2]}), {kind: 'hull', ccw: [0, 1, 2]});
console.log(`${asked} hulls`);
