// Reads the Google Benchmark results that scripts/bench.sh wrote and prints each bar beside its measured ratio.
import { readFileSync } from 'node:fs';

const folder = process.argv[2];
const unitInNanoseconds = { ns: 1, us: 1e3, ms: 1e6, s: 1e9 };

function medians(file) {
  const times = new Map();
  for (const run of JSON.parse(readFileSync(`${folder}/${file}`)).benchmarks)
    if (run.aggregate_name === 'median')
      times.set(run.run_name, run.real_time * unitInNanoseconds[run.time_unit]);
  return times;
}

const tier0 = medians('tier0_gjk.json');
console.log('pair                         query      tier 0    exact LP   tier 0 / query (bar 1)   exact LP / tier 0 (bar 300)');
for (const vertices of [8, 32, 128]) {
  for (const separated of [1, 0]) {
    const arguments_ = `vertices:${vertices}/separated:${separated}`;
    const [query, judge, exact] = ['Query', 'Tier0', 'ExactLp'].map((name) => tier0.get(`${name}/${arguments_}`));
    console.log(
      `${String(vertices).padStart(3)}+${String(vertices).padEnd(3)} ${separated ? 'separated  ' : 'overlapping'}  ` +
        `${query.toFixed(0).padStart(9)} ns ${judge.toFixed(0).padStart(8)} ns ${(exact / 1000).toFixed(0).padStart(8)} us   ` +
        `${(judge / query).toFixed(2).padStart(8)}                 ${(exact / judge).toFixed(0).padStart(8)}`,
    );
  }
}

const worker = medians('worker.json');
const direct = worker.get('Direct/real_time');
const through = worker.get('ThroughWorker/real_time') / 64;
console.log(
  `\nworker, batch 64, libccd GJK on 8+8 vertices: direct ${direct.toFixed(0)} ns, through the worker ${through.toFixed(0)} ns, ` +
    `difference ${((through - direct) / 1000).toFixed(2)} us a case (bar 2)`,
);
