// The adapter to graham_scan: its rings of small integer clouds in every orientation, corners numbered by value. Usage: node
// graham_scan.mjs [COUNT]
import assert from 'node:assert/strict';

import {answerOf, hull} from '../../../../engines/adapters/graham_scan/translation.mjs';
import {cloudOf, expectHulls} from './planar.mjs';

expectHulls(hull, Number(process.argv[2] ?? 500), 1);
const cloud = cloudOf([[1, 2], [3, 4], [1, 2], [0, 7]]), at = (x, y) => ({x, y});
assert.deepEqual(answerOf(cloud, [at(0, 7), at(1, 2), at(3, 4)]), {kind: 'hull', ccw: [3, 0, 1]});
assert.deepEqual(answerOf(cloud, [at(1, 2), at(1, 2)]), {kind: 'flat', extreme: [0]});
assert.equal(answerOf(cloud, [at(9, 9), at(1, 2), at(3, 4)]).kind, 'gave_up');
for (const odd of [NaN, Infinity]) assert.equal(hull(cloudOf([[0, 0], [1, odd], [2, 0]])).kind, 'declined');
assert.equal(hull(cloudOf([])).kind, 'declined');
