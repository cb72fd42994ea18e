// The adapter to PhysX: the corners of its hulls are the body's, its answers are read from every output, and they are
// right on plain pairs in every orientation and nearly always on small integers. Usage: node physx.mjs [COUNT]
import assert from 'node:assert/strict';

import {
  answerOfProximity, cornersOf, gjkOverlap, isMadeOf, kThreshold, meshOf, overlap, proximity,
} from '../../../../engines/adapters/physx/translation.mjs';
import {spanOf, verticesOf} from '../../../../engines/pipe_kit/float_bodies.mjs';

import {drawBody, isOrdinary} from './draw.mjs';
import {declines, expectRates, expectSeen, plainPairs, shareLost} from './trial.mjs';

const count = Number(process.argv[2] ?? 10000), pairs = 600, found = {
  bodies: 0,
  flat: 0,
  no_hull: 0,
  replaced: 0,
  shrunk: 0
};
for (let i = 0; i < count; ++i) {
  const vertices = verticesOf(drawBody(i, 3));
  if (vertices.length < 4 || spanOf(vertices) < 3) {
    ++found.flat;
    continue;
  }
  const mesh = meshOf(vertices);
  ++found.bodies;
  if (mesh === null) {
    ++found.no_hull;
    assert.ok(!isOrdinary(i), 'no hull');
    continue;
  }
  if (!isMadeOf(mesh, vertices)) {
    ++found.replaced;
    assert.ok(!isOrdinary(i), 'another body');
    mesh.release();
    continue;
  }
  const kept = cornersOf(mesh), lost = shareLost(vertices, kept);
  mesh.release();
  found.shrunk += lost > 0;
  if (isOrdinary(i)) assert.ok(lost <= 0.01, `${lost} of the extent is lost`);
}
console.log(JSON.stringify(found));
assert.ok(found.bodies > count / 2 && found.no_hull + found.replaced < found.bodies / 2);

for (const solve of [overlap, gjkOverlap, proximity]) {
  plainPairs(solve, 3);
  declines(solve, 3);
}
expectRates('overlap', overlap, 3, pairs);
expectRates('gjk_overlap', gjkOverlap, 3, pairs);
expectRates('proximity', proximity, 3, pairs);
expectSeen(overlap, 3, ['verdict', 'vertex']);
expectSeen(gjkOverlap, 3, ['verdict', 'vertex']);
expectSeen(proximity, 3, ['normal', 'depth', 'points', 'vertex']);

const point = (x, y, z) => ({x, y, z});
const told = {
  separation: 2,
  separatingAxis: point(-0.6, -0.8, 1),
  pointA: point(1, 2, 3),
  pointB: point(4, 5, 6)
};
assert.deepEqual(answerOfProximity(told), {kind: 'measured_apart', distance: 2, on_a: [1, 2, 3], on_b: [4, 5, 6]});
assert.deepEqual(answerOfProximity({...told, separation: -2}), {kind: 'penetrating', depth: 2, normal: [0.6, 0.8, -1]});
assert.deepEqual(answerOfProximity({...told, separation: kThreshold}), {kind: 'gave_up', why: 'uncertain'});
assert.ok(Number.isNaN(answerOfProximity({...told, separation: NaN}).depth), 'passed on as it is');
