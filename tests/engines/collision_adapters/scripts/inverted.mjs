// An adapter in JavaScript whose engine is replaced by one that answers exactly, served by the adapter itself: what is
// held against it is an error of the adapter, or of the claims, and never of the engine. Exact are small integers, so
// only problems of such are to be asked. Casts are not replaced, nor are hulls.
//   node inverted.mjs ADAPTER [turned_over]      turned_over: its verdicts are
import {kStandIns, turnedOver} from './stand_ins.mjs';
import {truthOfPoints} from './truth.mjs';

// Compiled before the first question, whose time counts.
const cube = Array.from({length: 8}, (_, i) => [i & 1, (i >> 1) & 1, i >> 2]);
for (let turn = 0; turn < 40; ++turn) truthOfPoints(cube, cube.map((p) => p.map((x) => x + (turn % 2 ? 3 : 0.5))), 3);

const [adapter, is_turned] = process.argv.slice(2);
const folder = new URL(`../../../../engines/adapters/${adapter}/`, import.meta.url);
kStandIns[adapter](await import(new URL('translation.mjs', folder)), is_turned ? turnedOver : truthOfPoints);
await import(new URL(`${adapter}.mjs`, folder));
