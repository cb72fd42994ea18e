// The adapter to Rapier: what Rapier has of a body is the body, its answers are read from every output, and they are
// right on plain pairs in every orientation and nearly always on small integers. Usage: node rapier.mjs [COUNT]
import assert from 'node:assert/strict';

import {
  answerOfCast, answerOfContact, cast, contact, hasHull, intersects, kPlane, kSpace, shapeOf,
} from '../../../../engines/adapters/rapier/translation.mjs';
import {spanOf, verticesOf} from '../../../../engines/pipe_kit/float_bodies.mjs';

import {drawBody, isThin} from './draw.mjs';
import {castsAlongAxes, declines, expectAsked, expectRates, expectSeen, plainPairs, shareLost} from './trial.mjs';

const count = Number(process.argv[2] ?? 10000), pairs = 600;

/** The vertices as Rapier has them in its own object. */
function readBack(world, shape) {
  const kept = world.rapier.Shape.fromRawShape(shape.intoRaw());
  if (kept.vertices) {
    const rows = [];
    for (let at = 0; at < kept.vertices.length; at += world.dimension)
      rows.push([...kept.vertices.slice(at, at + world.dimension)]);
    return rows;
  }
  return [kept.a, kept.b, kept.c].filter(Boolean).map((v) => world.entries(v).slice(0, world.dimension));
}
const isTiny = (vertices) => vertices.every((v) => v.every((x) => Math.abs(x) < 2 ** -90));

for (const world of [kPlane, kSpace]) {
  const {dimension} = world, found = {bodies: 0, declined: 0, tiny: 0, thin: 0, shrunk: 0};
  for (let i = 0; i < count; ++i) {
    const body = drawBody(i, dimension), vertices = verticesOf(body), shape = shapeOf(world, body);
    if (shape === null) {
      assert.ok(vertices.length === 1 || (vertices.length > 2 && spanOf(vertices) < dimension));
      ++found.declined;
      continue;
    }
    ++found.bodies;
    // Rapier finds no hull, in the plane by a panic, of bodies that are small beside its absolute thresholds.
    if (vertices.length > 3 && isTiny(vertices)) {
      ++found.tiny;
      continue;
    }
    if (!hasHull(shape)) {
      assert.ok(isThin(i), 'no hull');
      ++found.thin;
      continue;
    }
    const kept = readBack(world, shape);
    expectAsked(kept, vertices);
    if (vertices.length <= 3) assert.equal(kept.length, vertices.length);
    const lost = shareLost(vertices, kept);
    found.shrunk += lost > 0 && !isThin(i);
    found.thin += lost > 0 && isThin(i);
    assert.ok(lost <= 0.01);
  }
  console.log(`${dimension}d`, JSON.stringify(found));
  assert.ok(found.bodies > count / 2 && found.tiny < found.bodies / 2);
  // Planar hulls lose corners that are nearly straight, and so do thin bodies in space (docs/collision-engines.md).
  assert.ok(found.shrunk <= (dimension === 2 ? 0.005 * found.bodies : 0), `${found.shrunk} hulls have lost a corner`);

  plainPairs(intersects(world), dimension);
  plainPairs(contact(world), dimension);
  declines(intersects(world), dimension);
  declines(contact(world), dimension);
  expectRates('intersects', intersects(world), dimension, pairs);
  expectRates('contact', contact(world), dimension, pairs);
  expectSeen(intersects(world), dimension, ['verdict', 'vertex']);
  expectSeen(contact(world), dimension, ['normal', 'depth', 'points', 'vertex']);
}

const told = {
  distance: -0.5,
  point1: {x: 1, y: 2, z: 3},
  point2: {x: 4, y: 5, z: 6},
  normal1: {x: 0.6, y: 0.8, z: 0}
};
assert.deepEqual(answerOfContact(kSpace, told), {kind: 'penetrating', depth: 0.5, normal: [0.6, 0.8, 0]});
assert.deepEqual(
    answerOfContact(kSpace, {...told, distance: 2}),
    {kind: 'measured_apart', distance: 2, on_a: [1, 2, 3], on_b: [4, 5, 6]});
assert.deepEqual(answerOfContact(kPlane, {...told, distance: 2}).on_a, [1, 2, 0]);
assert.ok(Number.isNaN(answerOfContact(kSpace, {...told, distance: NaN}).depth), 'passed on as it is');
assert.deepEqual(answerOfContact(kSpace, null), {kind: 'bare_verdict', colliding: false});
assert.deepEqual(answerOfCast(null), {kind: 'missed'});

castsAlongAxes(cast(kPlane), 2);
castsAlongAxes(cast(kSpace), 3);
