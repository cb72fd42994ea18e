// HiGHS keeps the programs that the adapter hands over bit for bit, read back by its own getter; what is declined holds a
// number that HiGHS states to take for another one. Usage: node round_trip.mjs [COUNT]
import assert from 'node:assert/strict';

import {isSupported, within} from '../../../../engines/adapters/highs/translation.mjs';

let state = 20261125;
const below = (count) => {  // mulberry32
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) % count;
};
const kEdges = [1e-9, 1.0000000000000002e-9, 999999999999999.9, 1e15, 1e19, 99999999999999980000, 1e20, 1e300];
function number() {
  const sign = below(2) ? 1 : -1, digits = 1 + below(2 ** 26) / 2 ** 26 + below(2 ** 26) / 2 ** 52;
  const kind = below(24);
  if (kind < 4) return 0;
  if (kind < 12) return sign * below(10);
  if (kind < 22) return sign * digits * 2 ** (below(40) - 20);
  return kind === 22 ? sign * digits * 2 ** (below(120) - 80) : sign * kEdges[below(kEdges.length)];
}
function bounds() {
  const [a, b] = [number(), number()].sort((x, y) => x - y);
  return [[-Infinity, Infinity], [a, Infinity], [-Infinity, a], [a, a], [a, b], [b, a]][below(6)];
}
const list = (count, make) => Array.from({length: count}, make);

function program() {
  const rows = below(5), columns = 1 + below(5);
  const of_rows = list(rows, bounds), of_columns = list(columns, bounds);
  return {
    rows, columns, cost: list(columns, number), matrix: list(rows * columns, number),
    row_lower: of_rows.map((b) => b[0]), row_upper: of_rows.map((b) => b[1]),
    lower: of_columns.map((b) => b[0]), upper: of_columns.map((b) => b[1]),
  };
}

/** The program that HiGHS has. */
function kept(model) {
  const {numCols: columns, numRows: rows, matrix: m, ...told} = model.getLp('csc').value;
  const matrix = list(rows * columns, () => 0);
  for (let j = 0; j < columns; ++j)
    for (let k = m.starts[j]; k < m.starts[j + 1]; ++k) matrix[m.indices[k] * columns + j] = m.values[k];
  return {
    rows, columns, cost: [...told.colCost], matrix, row_lower: [...told.rowLower], row_upper: [...told.rowUpper],
    lower: [...told.colLower], upper: [...told.colUpper],
  };
}
/** A zero has no sign in a program. */
const unsigned = (p) => JSON.parse(JSON.stringify(p, (_, x) => (typeof x === 'number' ? String(x + 0) : x)));

const isTakenForAnother = (entry) => entry !== 0 && (Math.abs(entry) <= 1e-9 || Math.abs(entry) >= 1e15);
const isInfiniteToHighs = (p) =>
  [...p.cost, ...p.row_lower, ...p.row_upper, ...p.lower, ...p.upper].some((x) => Number.isFinite(x) && Math.abs(x) >= 1e20);

let back = 0, declined = 0;
for (let i = 0; i < Number(process.argv[2] ?? 10000); ++i) {
  const asked = program();
  if (!isSupported(asked)) {
    assert.ok(isInfiniteToHighs(asked) || asked.matrix.some(isTakenForAnother), JSON.stringify(asked));
    ++declined;
    continue;
  }
  assert.deepEqual(unsigned(within({}, asked, kept)), unsigned(asked));
  ++back;
}
assert.ok(back > declined && declined > 0);
for (const odd of [NaN, Infinity, -Infinity]) {
  const plain = {rows: 1, columns: 1, cost: [1], matrix: [1], row_lower: [0], row_upper: [1], lower: [0], upper: [1]};
  for (const place of ['cost', 'matrix']) assert.ok(!isSupported({...plain, [place]: [odd]}));
  if (odd !== -Infinity) assert.ok(!isSupported({...plain, lower: [odd]}) && !isSupported({...plain, row_lower: [odd]}));
  if (odd !== Infinity) assert.ok(!isSupported({...plain, upper: [odd]}) && !isSupported({...plain, row_upper: [odd]}));
}
console.log(`${back} programs came back as they were, ${declined} declined`);
