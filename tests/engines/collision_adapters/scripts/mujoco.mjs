// The adapter to MuJoCo: the points that MuJoCo computes of a body are its vertices, its answers are read from every
// output, and they are right on plain pairs in every orientation and nearly always on small integers.
// Usage: node mujoco.mjs [COUNT]
import assert from 'node:assert/strict';

import {aboutInnerPoint, boxOf, cornersOf, kBoxRounding} from '../../../../engines/adapters/mujoco/placing.mjs';
import {
  answerOfContacts, answerOfDistance, contact, distance, kMeshes, kMostVertices, ofBoxes, ofMeshes,
} from '../../../../engines/adapters/mujoco/translation.mjs';
import {spanOf, verticesOf} from '../../../../engines/pipe_kit/float_bodies.mjs';

import {below, bodyOf, drawBody, isOrdinary, list} from './draw.mjs';
import {declines, expectAsked, expectRates, expectSeen, plainPairs} from './trial.mjs';

const count = Number(process.argv[2] ?? 10000), pairs = 600;
const apart = (p, q) => Math.max(...p.map((x, k) => Math.abs(x - q[k])));

/** What MuJoCo has of both meshes, as its support function computes it: the vertex, not turned, plus the position. */
function readBack({model, data}, geom) {
  const mesh = model.geom_dataid[geom], first = 3 * model.mesh_vertadr[mesh];
  assert.deepEqual([...data.geom_xmat.slice(9 * geom, 9 * geom + 9)], [1, 0, 0, 0, 1, 0, 0, 0, 1]);
  return list(model.mesh_vertnum[mesh], (i) =>
      list(3, (k) => model.mesh_vert[first + 3 * i + k] + data.geom_xpos[3 * geom + k]));
}
const found = {bodies: 0, flat: 0, many: 0, nowhere: 0};
const tetrahedron = bodyOf([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]);
for (let i = 0; i < count; ++i) {
  const body = drawBody(i, 3), vertices = verticesOf(body);
  if (vertices.length < 4 || spanOf(vertices) < 3) {
    ++found.flat;
    continue;
  }
  if (vertices.length > kMostVertices) {
    ++found.many;
    continue;
  }
  let kept = null;
  const answer = ofMeshes((world) => (kept = readBack(world, 1), {kind: 'bare_verdict'}))({a: tetrahedron, b: body});
  if (answer.kind === 'declined') {
    ++found.nowhere;
    assert.ok(!isOrdinary(i) || aboutInnerPoint(vertices) === null, 'an ordinary solid is declined');
    continue;
  }
  assert.equal(kept.length, vertices.length);
  expectAsked(kept, vertices);
  ++found.bodies;
}
console.log(JSON.stringify(found));
assert.ok(found.bodies > count / 5 && found.nowhere < found.bodies / 2);

// Boxes turned about three axes: every corner is computed where it was asked, and a corner moved makes no box.
for (let i = 0; i < count; ++i) {
  const [p, q, r] = list(3, () => below(1000) / 160), [cp, sp, cq, sq, cr, sr] = [p, q, r].flatMap((x) => [Math.cos(x), Math.sin(x)]);
  const matrix = [cp * cq, cp * sq * sr - sp * cr, cp * sq * cr + sp * sr, sp * cq, sp * sq * sr + cp * cr,
                  sp * sq * cr - cp * sr, -sq, cq * sr, cq * cr];
  const box = {centre: list(3, () => below(64) / 8 - 4), halves: list(3, () => (1 + below(64)) / 8), matrix};
  const asked = cornersOf(box), made = boxOf(asked);
  assert.ok(made !== null, 'a box is none');
  const reach = 2 * Math.hypot(...box.halves);
  for (const corner of cornersOf(made)) assert.ok(asked.some((v) => apart(v, corner) <= kBoxRounding * reach));
  asked[below(8)][below(3)] += 2 ** -20 * reach;
  assert.equal(boxOf(asked), null);
}

for (const [name, query, spoilt] of [['distance', distance, ['normal', 'depth', 'points', 'vertex']],
                                     ['contact', contact, ['normal', 'depth', 'verdict', 'vertex']]]) {
  plainPairs(ofMeshes(query), 3);
  plainPairs(ofBoxes(query), 3);
  declines(ofMeshes(query), 3);
  expectRates(name, ofMeshes(query), 3, pairs);
  expectSeen(ofMeshes(query), 3, spoilt);
}
assert.equal(ofBoxes(distance)({a: tetrahedron, b: tetrahedron}).kind, 'declined');

assert.deepEqual(answerOfDistance(0.5, 8, [1, 2, 3, 4, 5, 6]), {kind: 'measured_apart', distance: 0.5, on_a: [1, 2, 3], on_b: [4, 5, 6]});
assert.deepEqual(answerOfDistance(-0.5, 8, [4, 6, 8, 1, 2, 3]), {kind: 'penetrating', depth: 0.5, normal: [3, 4, 5]});
assert.deepEqual(answerOfDistance(8, 8, [0, 0, 0, 0, 0, 0]), {kind: 'bare_verdict', colliding: false});
assert.ok(Number.isNaN(answerOfDistance(NaN, 8, [0, 0, 0, 0, 0, 0]).depth), 'passed on as it is');
assert.deepEqual(answerOfContacts([]), {kind: 'bare_verdict', colliding: false});
assert.deepEqual(
    answerOfContacts([{depth: 1, normal: [1, 0, 0]}, {depth: 2, normal: [0, 1, 0]}]),
    {kind: 'penetrating', depth: 2, normal: [0, 1, 0]});
