// The adapter to delaunator: its hulls of small integer clouds are the exact ones, in every order and orientation of the axes, and
// clouds with points that it takes for one are declined. Usage: node delaunator.mjs [COUNT]
import assert from 'node:assert/strict';

import {answerOf, hull, isTakenForAnother} from '../../../../engines/adapters/delaunator/translation.mjs';
import {cloudOf, expectHulls} from './planar.mjs';

const ask = (points) => hull(cloudOf(points));
expectHulls(hull, Number(process.argv[2] ?? 2000));
assert.equal(ask([[0, 0], [1, 1], [2, 2]]).kind, 'gave_up');
for (const odd of [NaN, Infinity]) assert.equal(ask([[0, 0], [1, odd], [2, 0]]).kind, 'declined');
assert.equal(ask([]).kind, 'declined');
assert.ok(isTakenForAnother(new Float64Array([0, 0, 2 ** -52, -(2 ** -60), 1, 1])));
assert.ok(!isTakenForAnother(new Float64Array([0, 0, 0, 0, 2 ** -51, 0])) && !isTakenForAnother(new Float64Array([0, 0, 0, 1])));
assert.deepEqual(answerOf({hull: Uint32Array.of(2, 1, 0), triangles: [0, 1, 2]}), {kind: 'hull', ccw: [0, 1, 2]});
