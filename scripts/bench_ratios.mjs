// Reads the Google Benchmark results that scripts/bench.sh wrote and prints each ratio beside its bar; exit code 1 where one is not kept.
import { readFileSync } from 'node:fs';

const folder = process.argv[2];
const expectKept = (isKept) => {
  if (!isKept) process.exitCode = 1;
};
const unitInNanoseconds = { ns: 1, us: 1e3, ms: 1e6, s: 1e9 };

function medians(file, clock = 'cpu_time') {
  const times = new Map();
  for (const run of JSON.parse(readFileSync(`${folder}/${file}`)).benchmarks)
    if (run.aggregate_name === 'median')
      times.set(run.run_name, run[clock] * unitInNanoseconds[run.time_unit]);
  return times;
}

const tier0 = medians('tier0_gjk.json');
console.log('pair                         query      tier 0    exact LP   tier 0 / query (bar 1)   exact LP / tier 0 (bar 300)');
for (const vertices of [8, 32, 128]) {
  for (const separated of [1, 0]) {
    const arguments_ = `vertices:${vertices}/separated:${separated}`;
    const [query, judge, exact] = ['Query', 'Tier0', 'ExactLp'].map((name) => tier0.get(`${name}/${arguments_}`));
    expectKept(judge <= query && exact >= 300 * judge);
    console.log(
      `${String(vertices).padStart(3)}+${String(vertices).padEnd(3)} ${separated ? 'separated  ' : 'overlapping'}  ` +
        `${query.toFixed(0).padStart(9)} ns ${judge.toFixed(0).padStart(8)} ns ${(exact / 1000).toFixed(0).padStart(8)} us   ` +
        `${(judge / query).toFixed(2).padStart(8)}                 ${(exact / judge).toFixed(0).padStart(8)}`,
    );
  }
}

const worker = medians('worker.json', 'items_per_second');
const direct = 1e9 / worker.get('Direct/real_time');
const through = 1e9 / worker.get('ThroughWorker/real_time');
console.log(
  `\nworker, libccd GJK on 8+8 vertices: direct ${direct.toFixed(0)} ns, through the worker ${through.toFixed(0)} ns, ` +
    `difference ${((through - direct) / 1000).toFixed(2)} us a case`,
);

const gjk = medians('gjk.json');
const bars = [
  ['certified yes or no', 'Ours<CertifiedGjkBoolean>', "libccd's GJK", 'Libccd', 1],
  ['certified distance', 'Ours<CertifiedGjk>', "Bullet's pair detector", 'Bullet', 0.7],
  ['certified distance', 'Ours<CertifiedGjk>', "FCL's distance, libccd's solver", 'Fcl<fcl::GST_LIBCCD>', 0.5],
  ['certified distance', 'Ours<CertifiedGjk>', "FCL's distance, its own solver", 'Fcl<fcl::GST_INDEP>', 0.5],
];
const row = (sizes, what, mine, peer, theirs, bar) => {
  expectKept(bar === '-' || mine <= bar * theirs);
  return `${sizes.padEnd(21)}${what.padEnd(19)} ${mine.toFixed(0).padStart(6)} ns  ${peer.padEnd(32)} ` +
    `${theirs.toFixed(0).padStart(6)} ns ${(mine / theirs).toFixed(2).padStart(7)} ${String(bar).padStart(6)}`;
};
console.log('\npair                 ours                       peer                                       ratio    bar');
for (const [what, ours, peerWords, peer, bar] of bars) {
  for (const vertices of [8, 32, 128]) {
    for (const separated of [1, 0]) {
      const [mine, theirs] = [ours, peer].map((name) => gjk.get(`${name}/vertices:${vertices}/separated:${separated}`));
      const sizes = `${String(vertices).padStart(3)}+${String(vertices).padEnd(3)} ${separated ? 'separated' : 'overlapping'}`;
      console.log(row(sizes, what, mine, peerWords, theirs, bar));
    }
  }
}

const depth = medians('depth.json');
for (const [vertices, bar] of [[8, '-'], [32, 1], [128, 1]]) {
  const [mine, theirs] = ['Query<Epa>', 'BulletEpa2'].map((name) => depth.get(`${name}/${vertices}`));
  const sizes = `${String(vertices).padStart(3)}+${String(vertices).padEnd(3)} overlapping`;
  console.log(row(sizes, 'proved depth', mine, "Bullet's EPA2", theirs, bar));
}
