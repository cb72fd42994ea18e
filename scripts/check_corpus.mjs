// Verifies the truths of a corpus (docs/corpus.md) in exact integers, by its certificates (check_certificate.mjs).
//   node check_corpus.mjs FILE...
//
// A truth is proved where the certificate of its case implies it; what no certificate has a form for may be said to be
// shown by the referee, and is counted apart. Exit code 0: nothing refused; 1: something was; 2: a file could not be read,
// is too long or is no corpus, or none was named.
import {check_certificate, difference, DIMENSIONS, gap_along, Malformed, ONE, parse_number, read_lists,
        Refused} from './check_certificate.mjs';

const MOST_FILE = 2 ** 28;

const must = (condition, reason, detail) => {
  if (!condition) throw new Refused(reason, detail);
};
const plain = (value, most = 60) => String(value).slice(0, most).replace(/[^\x20-\x7e]/g, '?');
const listed = (value, name) => {
  if (!Array.isArray(value)) throw new Malformed(`${name} is no list`);
  return value;
};

// ---- The problem ---------------------------------------------------------------------------------------------------
const numbers = (list, name) => listed(list, name).map((word) => {
  if (typeof word !== 'string') throw new Malformed(`a number of ${name} is no text`);
  return parse_number(word);
});
const points = (list, name, dimension) => listed(list, name).map((row) => {
  const point = numbers(row, name);
  if (point.length !== dimension) throw new Malformed(`points of ${name} have other than ${dimension} coordinates`);
  return point;
});
const body = (problem, name) => {
  const first = listed(problem[name], name)[0] ?? problem.a?.[0] ?? problem.b?.[0];
  const dimension = first === undefined ? problem.dimension ?? 0 : listed(first, name).length;
  return {dimension, points: points(problem[name], name, dimension)};
};
const program = (problem) => {
  const matrix = listed(problem.matrix, 'matrix').map((row) => numbers(row, 'matrix'));
  const [cost, lower, upper, row_lower, row_upper] =
      ['cost', 'lower', 'upper', 'row_lower', 'row_upper'].map((name) => numbers(problem[name], name));
  const columns = cost.length, rows = row_lower.length;
  const fits = lower.length === columns && upper.length === columns && row_upper.length === rows &&
      matrix.every((row) => row.length === columns) && matrix.length === (columns === 0 ? 0 : rows);
  if (!fits) throw new Malformed('lists of the program do not fit each other');
  return {cost, matrix: columns === 0 ? Array(rows).fill([]) : matrix, lows: [...lower, ...row_lower],
          highs: [...upper, ...row_upper]};
};
const moving_body = (problem, name) => {
  const motion = problem[`motion_${name}`], [displacement, rotation, centre] =
      points(['displacement', 'rotation', 'centre'].map((part) => motion?.[part]), `the motion of ${name}`, 3);
  return {...body(problem, name), displacement, rotation, centre};
};

/// As parse_case of check_certificate.mjs gives it; null for families without certificates.
const PROBLEMS = {
  gjk: (problem) => ({a: body(problem, 'a'), b: body(problem, 'b')}),
  lp: program,
  hull2: (problem) => ({points: points(problem.points, 'points', 2)}),
  hull3: (problem) => ({points: points(problem.points, 'points', 3)}),
  cast: (problem) => ({a: moving_body(problem, 'a'), b: moving_body(problem, 'b')}),
  shapes: () => null,
};

// ---- What a certificate implies ------------------------------------------------------------------------------------
/// p / q, q > 0.
const fraction = (p, q = 1n) => ({p, q});
const of_pair = ([p, q]) => fraction(BigInt(p), BigInt(q));
const of_double = (x) => fraction(x, ONE);
const times = (a, b) => fraction(a.p * b.p, a.q * b.q);
const plus = (a, b) => (a.q === b.q ? fraction(a.p + b.p, a.q) : fraction(a.p * b.q + b.p * a.q, a.q * b.q));
const minus = (a, b) => plus(a, fraction(-b.p, b.q));
const dot = (a, b) => a.reduce((sum, x, k) => plus(sum, times(x, b[k])), fraction(0n));

function squared_distance({a, b}, {weights_a, weights_b}) {
  const at = (points, weights, k) => dot(points.map((point) => of_double(point[k])), weights.map(of_pair));
  const between = a.points[0].map((_, k) => minus(at(a.points, weights_a, k), at(b.points, weights_b, k)));
  return dot(between, between);
}

/// The distance of bodies by nearest points of both: no point of either is nearer to the other along what joins them.
function check_distance({a, b}, certificate) {
  must(a.points.length > 0 && b.points.length > 0, 'a body is empty');
  const {weights_a, weights_b} = read_lists('weights_a weights_b', certificate, a.points.length + b.points.length);
  const between = difference(a.points, b.points, weights_a, weights_b);
  must(between.some((x) => x !== 0n), 'nearest points are equal');
  const squared = between.reduce((sum, x) => sum + x * x, 0n);
  must(gap_along(between, a.points, b.points) * weights_a.q * weights_b.q >= squared, 'a point is nearer');
}

const hull = (_, certificate) =>
    ({dimension: DIMENSIONS[certificate.proves], extreme: certificate.extreme ?? []});

const IMPLIED = {
  gjk: (problem, certificate) => {
    const kind = certificate.proves, truth = {verdict: kind === 'distance' ? 'separated' : kind};
    if (kind === 'touching' || kind === 'overlapping') truth.squared_distance = fraction(0n);
    if (kind === 'distance') truth.squared_distance = squared_distance(problem, certificate);
    return truth;
  },
  lp: (problem, certificate) => {
    const kind = certificate.proves, truth = {status: kind === 'crossed_bounds' ? 'infeasible' : kind};
    if (kind === 'optimal') truth.optimum = dot(problem.cost.map(of_double), certificate.x.map(of_pair));
    return truth;
  },
  cast: (_, {proves, times = [], time}) => {
    if (proves === 'apart' || proves === 'empty_body') return {verdict: 'apart'};
    const until = times.at(-1) ?? ['0', '1'], apart_until = of_pair(until);
    if (proves === 'apart_until') return {verdict: 'open', apart_until};
    return {verdict: 'meets', apart_until, meets_by: of_pair(time?.[0] ?? until)};
  },
  hull2: hull,
  hull3: hull,
};
/// What has no form of certificate.
const OF_THE_REFEREE = {
  gjk: ({proves}) => ({overlapping: ['squared_depth'], separated: ['squared_distance']})[proves] ?? [],
  shapes: () => ['verdict', 'side', 'square', 'radius', 'numbers'],
};

function same(told, known) {
  if (known === null || typeof known !== 'object') return told === known;
  if (Array.isArray(known)) return Array.isArray(told) && JSON.stringify(told) === JSON.stringify(known);
  const is_pair = Array.isArray(told) && told.length === 2 && /^(0|-?[1-9][0-9]*)$/.test(told[0]) &&
      /^[1-9][0-9]*$/.test(told[1]);
  return is_pair && BigInt(told[0]) * known.q === known.p * BigInt(told[1]);
}

/// {proved, refereed}: the names of the case's truths. Throws Refused, or Malformed where it is no case.
export function check_case(one) {
  const {family, problem, truth, shown_by, certificate} = one ?? {};
  if (!Object.hasOwn(PROBLEMS, family) || [problem, truth, shown_by, certificate].some((x) => typeof x !== 'object' || !x))
    throw new Malformed('no case of a corpus');
  const parsed = PROBLEMS[family](problem), names = Object.keys(truth), proves = certificate.proves;
  let implied = {};
  if (proves !== 'nothing') {
    if (proves === 'distance' && family === 'gjk') check_distance(parsed, certificate);
    else check_certificate({family, problem: parsed}, certificate);
    implied = IMPLIED[family](parsed, certificate);
  }
  const refereed = OF_THE_REFEREE[family]?.(certificate) ?? [];
  must(names.length === Object.keys(shown_by).length && names.every((name) => Object.hasOwn(shown_by, name)),
       'truths and what shows them differ');
  for (const name of Object.keys(implied)) must(Object.hasOwn(truth, name), 'a truth is missing', name);
  for (const name of names) {
    const by = shown_by[name];
    must(by === 'certificate' || by === 'referee', 'shown by nobody', plain(name));
    if (by === 'referee') must(refereed.includes(name), 'the referee is not asked for it', plain(name));
    if (by === 'referee') continue;
    must(Object.hasOwn(implied, name), 'no certificate shows it', plain(name));
    must(same(truth[name], implied[name]), 'the certificate shows another truth', name);
  }
  return {proved: names.filter((name) => shown_by[name] === 'certificate'),
          refereed: names.filter((name) => shown_by[name] === 'referee')};
}

// ---- Node ----------------------------------------------------------------------------------------------------------
function cases_of(text) {
  let whole;
  try {
    whole = JSON.parse(text);
  } catch {
    throw new Malformed('no JSON');
  }
  if (whole?.format !== 'assay-corpus 1') throw new Malformed('no corpus of format 1');
  return listed(whole.cases, 'cases');
}

function check_file(text, file, counts) {
  const seen = new Set();
  for (const [i, one] of cases_of(text).entries()) {
    const name = `${plain(file, 200)}: case ${i + 1} ${plain(one?.id ?? '')}`;
    try {
      must(!seen.has(one?.id), 'an id is given twice');
      seen.add(one?.id);
      const {proved, refereed} = check_case(one);
      counts.proved += proved.length;
      counts.refereed += refereed.length;
      const reason = plain(one.certificate.reason, 100);
      if (proved.length + refereed.length === 0) counts.without.set(reason, (counts.without.get(reason) ?? 0) + 1);
      ++counts.cases;
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof Malformed)) throw error;
      ++counts.refused;
      console.log(`${name} REFUSED: ${plain(error.message, 200)}`);
    }
  }
}

async function main(files) {
  const {readFileSync, statSync} = await import('node:fs');
  const counts = {cases: 0, proved: 0, refereed: 0, refused: 0, without: new Map()};
  let code = files.length === 0 ? 2 : 0;
  if (code === 2) console.error('usage: node check_corpus.mjs FILE...');
  for (const file of files) {
    try {
      if (statSync(file).size > MOST_FILE) throw new Malformed(`longer than ${MOST_FILE} bytes`);
      check_file(readFileSync(file, 'utf8'), file, counts);
    } catch (error) {
      console.error(`check_corpus: ${plain(file, 200)}: ${plain(error.message, 200)}`);
      code = 2;
    }
  }
  console.log(`${counts.cases} cases: ${counts.proved} truths proved by certificates, ${counts.refereed} shown by the ` +
              `referee; ${counts.refused} cases refused`);
  for (const [reason, count] of [...counts.without].sort()) console.log(`  without truth: ${reason}: ${count}`);
  process.exitCode = code === 0 && counts.refused > 0 ? 1 : code;
}

if (/check_corpus\.mjs$/.test(process.argv[1] ?? '')) await main(process.argv.slice(2));
