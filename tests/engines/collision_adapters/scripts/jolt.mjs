// The adapter to Jolt Physics: its hulls reach as far as the bodies, its answers are read from every output, and they
// are right on plain pairs in every orientation and nearly always on small integers. Usage: node jolt.mjs [COUNT]
import assert from 'node:assert/strict';

import {answerOfHit, cast, collide, cornersOf, hullOf, jolt, separation} from '../../../../engines/adapters/jolt/translation.mjs';
import {spanOf, verticesOf} from '../../../../engines/pipe_kit/float_bodies.mjs';

import {bodyOf, drawBody, isOrdinary, isThin} from './draw.mjs';
import {castsAlongAxes, declines, expectRates, expectSeen, plainPairs, shareLost} from './trial.mjs';

const count = Number(process.argv[2] ?? 10000), pairs = 600, found = {
  bodies: 0,
  flat: 0,
  no_hull: 0,
  read: 0
};
const apart = (p, q) => Math.max(...p.map((x, k) => Math.abs(x - q[k])));
for (let i = 0; i < count; ++i) {
  const vertices = verticesOf(drawBody(i, 3));
  if (vertices.length < 4 || spanOf(vertices) < 3) {
    ++found.flat;
    continue;
  }
  const shape = hullOf(vertices);
  ++found.bodies;
  if (shape === null) {
    ++found.no_hull;
    assert.ok(!isOrdinary(i) && !isThin(i), 'no hull');
    continue;
  }
  // Jolt keeps corners from the centre of mass, rounded: by some units of the last place of the coordinates.
  const unit = Math.max(...vertices.flat().map(Math.abs)) * 2 ** -21;
  if (isOrdinary(i) || isThin(i)) {
    const kept = cornersOf(shape), extent = Math.max(...vertices.flatMap((v) => vertices.map((w) => apart(v, w))));
    for (const corner of kept) assert.ok(vertices.some((v) => apart(v, corner) <= unit), `${corner} was not asked`);
    assert.ok(shareLost(vertices, kept) * extent <= unit, 'a corner is lost');
    ++found.read;
  }
  shape.Release();
}
console.log(JSON.stringify(found));
assert.ok(found.bodies > count / 2 && found.read > found.bodies / 2);

for (const solve of [collide, separation]) {
  plainPairs(solve, 3);
  declines(solve, 3);
}
expectRates('collide', collide, 3, pairs);
expectRates('separation', separation, 3, pairs);
expectSeen(collide, 3, ['normal', 'depth', 'verdict', 'vertex']);
expectSeen(separation, 3, ['normal', 'depth', 'points', 'vertex']);
castsAlongAxes(cast, 3);

const told = {
  depth: 0.5,
  axis: [3, 4, 0],
  on_a: [1, 2, 3],
  on_b: [4, 5, 6]
};
assert.deepEqual(answerOfHit(told), {kind: 'penetrating', depth: 0.5, normal: [3, 4, 0]});
assert.deepEqual(
    answerOfHit({...told, depth: -2}), {kind: 'measured_apart', distance: 2, on_a: [1, 2, 3], on_b: [4, 5, 6]});
assert.ok(Number.isNaN(answerOfHit({...told, depth: NaN}).depth), 'passed on as it is');
// What a hull is made of is given back: ten thousand pairs more take no memory that grows.
const memory = jolt.HEAP8.length, body = bodyOf([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]);
for (let i = 0; i < 2000; ++i) collide({a: body, b: body});
assert.equal(jolt.HEAP8.length, memory);
