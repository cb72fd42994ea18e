// The checker of corpora refuses each forged truth by the reason that it must be refused for.
//   node forged.mjs CHECKER CORPUS
import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

const [checker, file] = process.argv.slice(2);
const {check_case} = await import(pathToFileURL(checker));
const {cases} = JSON.parse(readFileSync(file, 'utf8'));
const of = (kind) => cases.find((one) => one.certificate.proves === kind);
const cast = cases.find((one) => one.family === 'cast' && one.truth.verdict === 'meets');
const bumped = ([p, q]) => [String(BigInt(p) * 10n ** 30n + BigInt(q)), String(BigInt(q) * 10n ** 30n)];
const other = (name) => (one) => { one.truth[name] = bumped(one.truth[name]); };

const WITHOUT = 'a truth is missing', OTHER = 'the certificate shows another truth';
const forgeries = [
  [of('distance'), OTHER, 'another verdict', (one) => { one.truth.verdict = 'overlapping'; }],
  [of('distance'), OTHER, 'a distance off by 10^-30', other('squared_distance')],
  [of('distance'), OTHER, 'a negative denominator',
   (one) => { one.truth.squared_distance = one.truth.squared_distance.map((x) => `-${x}`); }],
  [of('distance'), WITHOUT, 'no distance',
   (one) => { delete one.truth.squared_distance; delete one.shown_by.squared_distance; }],
  [of('distance'), 'the referee is not asked for it', 'a distance by the referee',
   (one) => { one.shown_by.squared_distance = 'referee'; }],
  [of('distance'), 'the referee is not asked for it', 'a depth of bodies apart',
   (one) => { one.truth.squared_depth = ['1', '1']; one.shown_by.squared_depth = 'referee'; }],
  [of('distance'), 'truths and what shows them differ', 'a truth that nobody shows', (one) => { one.truth.more = 1; }],
  [of('distance'), 'shown by nobody', 'shown by another', (one) => { one.shown_by.verdict = 'us'; }],
  [of('distance'), 'a point is nearer', 'another vertex',
   (one) => { one.problem.b.forEach((p, i) => { one.problem.b[i] = one.problem.a[i % one.problem.a.length]; });
              one.certificate.weights_a = one.problem.a.map((_, i) => [i === 0 ? '1' : '0', '1']);
              one.certificate.weights_b = one.problem.b.map((_, i) => [i === 1 ? '1' : '0', '1']); }],
  [of('overlapping'), OTHER, 'a distance of bodies that overlap',
   (one) => { one.truth.squared_distance = ['1', '1']; }],
  [of('overlapping'), 'no certificate shows it', 'a depth by certificate',
   (one) => { one.shown_by.squared_depth = 'certificate'; }],
  [of('optimal'), OTHER, 'an optimum off by 10^-30', other('optimum')],
  [of('optimal'), OTHER, 'another status', (one) => { one.truth.status = 'unbounded'; }],
  [of('unbounded'), OTHER, 'bounded', (one) => { one.truth.status = 'optimal'; }],
  [of('polygon'), OTHER, 'a corner less', (one) => { one.truth.extreme.pop(); }],
  [of('polygon'), OTHER, 'in space', (one) => { one.truth.dimension = 3; }],
  [of('polytope'), OTHER, 'a corner less', (one) => { one.truth.extreme.pop(); }],
  [of('distance'), 'nearest points are equal', 'of bodies that touch',
   (one) => { one.problem.b[0] = one.problem.a[0];
              for (const name of ['a', 'b'])
                one.certificate[`weights_${name}`] = one.problem[name].map((_, i) => [i === 0 ? '1' : '0', '1']); }],
  [of('distance'), 'a body is empty', 'of no points', (one) => { one.problem.a = []; one.certificate.weights_a = []; }],
  [cast, 'the referee is not asked for it', 'a cast by the referee', (one) => { one.shown_by.verdict = 'referee'; }],
  [cast, OTHER, 'a contact that is earlier by 10^-30', other('meets_by')],
  [cast, OTHER, 'a cast without a contact', (one) => { one.truth.verdict = 'apart'; }],
  [cast, WITHOUT, 'until when the bodies are apart', (one) => { delete one.truth.apart_until; delete one.shown_by.apart_until; }],
];

let failures = 0;
const expect = (condition, what) => {
  if (condition) return;
  ++failures;
  console.log(`WRONG: ${what}`);
};
const verdict = (one) => {
  try {
    check_case(one);
    return 'accepted';
  } catch (error) {
    return error.reason ?? error.message;
  }
};
const reasons = new Set();
for (const [genuine, wanted, what, forge] of forgeries) {
  expect(genuine !== undefined && verdict(genuine) === 'accepted', `${what}: the genuine one is not accepted`);
  const forged = structuredClone(genuine);
  forge(forged);
  const reason = verdict(forged);
  expect(reason === wanted, `${what}: ${reason}; expected: ${wanted}`);
  reasons.add(reason);
}
const known = [...readFileSync(checker, 'utf8').matchAll(/must\([^;]*?'([a-z]+ [a-z -]+)'(?:, [^;]*)?\);/gs)];
for (const [, reason] of known)
  expect(reasons.has(reason) || reason === 'an id is given twice', `nothing is refused because: ${reason}`);
console.log(failures === 0 ? `${forgeries.length} forged` : `${failures} wrong`);
process.exitCode = failures === 0 ? 0 : 1;
