// Verifies the certificates of findings in exact integers, from docs/certificates.md alone.
//   node check_certificate.mjs FILE...     findings.jsonl, or lines of `assay certify`
//
// A line a record, then a summary. Exit code 0: something is verified, nothing refused or contradicted; 1: something is
// refused or contradicted; 2: a file cannot be read, is too long, holds no record or is a case, which carries no
// certificate; none is named; nothing is verified. All above "Node" runs in a browser as it is.

const MOST_TEXT = 1 << 22, MOST_NUMBERS = 1 << 17, MOST_FILE = 2 ** 28;
const MOST_ENTRIES = 1 << 16, MOST_DIGITS = 1 << 16, MOST_ALL_DIGITS = 1 << 20;
const MOST_WORK = 2 ** 30;  // numbers of the case times digits of the certificate, an entry counted as a hundred more

/// A certificate that proves nothing: `reason` is one of a fixed set of names, `detail` says where.
export class Refused extends Error {
  constructor(reason, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`);
    this.reason = reason;
  }
}
export class Malformed extends Error {}  // a text that is no case or no record

const plain = (value, most = 60) => String(value).slice(0, most).replace(/[^\x20-\x7e]/g, '?');
const must = (condition, reason, detail) => {
  if (!condition) throw new Refused(reason, detail);
};

// ---- The case ------------------------------------------------------------------------------------------------------
/// The integer that stands for 1: of each double 0xH.HHHp+E its product with it is an integer.
export const ONE = 1n << 1126n;

/// A double in hexadecimal, times ONE; Infinity, -Infinity or NaN.
export function parse_number(word) {
  if (/^-?inf$/.test(word)) return word === 'inf' ? Infinity : -Infinity;
  if (word.startsWith('nan')) return NaN;
  const parts = /^(-?)0x([01])(?:\.([0-9a-f]{1,13}))?p([+-]?[0-9]{1,4})$/.exec(word);
  if (!parts) throw new Malformed(`"${plain(word, 40)}" is not a number of the form 0x1.8p+1`);
  const [, sign, digit, digits = '', power] = parts;
  if (power < -1074 || power > 1023) throw new Malformed(`"${plain(word, 40)}" is no double`);
  return BigInt(`0x${digit}${digits}`) * (sign ? -1n : 1n) << BigInt(1126 + Number(power) - 4 * digits.length);
}

const count_of = (word) => (/^[0-9]{1,6}$/.test(word) ? Number(word) : NaN);
const rows_of = (words, count, width) => {
  if (words.length !== count * width || (width === 0 && count > 0))
    throw new Malformed(`${words.length} numbers of the case stand where ${count} times ${width} are expected`);
  return Array.from({length: count}, (_, i) => words.slice(i * width, (i + 1) * width).map(parse_number));
};
const cloud_of = ([count, ...words], dimension) => ({points: rows_of(words, count_of(count), dimension)});
const body_of = ([count, , width, ...words]) =>
    ({dimension: count_of(width), points: rows_of(words, count_of(count), count_of(width))});
const moving_body = (words, motion) => {
  const [displacement, rotation, centre] = rows_of(motion, 3, 3);
  return {...body_of(words), displacement, rotation, centre};
};
/// lows and highs: the bounds of the columns, then of the rows.
function program_of([rows, , columns], costs, lowers, uppers_and_rows) {
  const n = count_of(columns), numbers = (words) => rows_of(words, n, 1).flat();
  const table = rows_of(uppers_and_rows.slice(n).filter((word) => word !== '<='), count_of(rows), n + 2);
  return {cost: numbers(costs), matrix: table.map((row) => row.slice(1, -1)),
          lows: [...numbers(lowers), ...table.map((row) => row[0])],
          highs: [...numbers(uppers_and_rows.slice(0, n)), ...table.map((row) => row[n + 1])]};
}

/// What the lines of a family's problem begin with, and the problem by the words that follow each.
const FAMILIES = {
  gjk: ['a,b', (a, b) => ({a: body_of(a), b: body_of(b)})],
  cast: ['a,b,motion of a,motion of b', (a, b, of_a, of_b) => ({a: moving_body(a, of_a), b: moving_body(b, of_b)})],
  lp: ['size,cost,lower,upper', program_of],
  hull2: ['points', (words) => cloud_of(words, 2)],
  hull3: ['points', (words) => cloud_of(words, 3)],
};

const unescaped = (text) =>
    text.replace(/\\(.?)/g, (all, code) => ({'\\': '\\', n: '\n', r: '\r', c: ':'})[code] ?? all);
/// header, family and problem of a case; of a family that has no certificates the problem is null.
export function parse_case(text) {
  if (typeof text !== 'string' || text.length > MOST_TEXT) throw new Malformed('the case is no text, or too long');
  const lines = text.trimEnd().split(/\r?\n/), blank = lines.indexOf(''), names = [], parts = [];
  const family = /^family: *(\S+) *$/.exec(lines[blank + 1])?.[1];
  if (lines[0] !== 'assay-case 1' || !family) throw new Malformed('the case has no header, or no family');
  const header = new Map(lines.slice(1, blank).map((line) => {
    const [, key, value] = /^(.*?): ?(.*)$/.exec(line) ?? [null, line, ''];
    return [unescaped(key), unescaped(value)];
  }));
  if (!Object.hasOwn(FAMILIES, family)) return {header, family, problem: null};
  if (lines.pop() !== 'end') throw new Malformed('the case ends too early');
  for (const line of lines.slice(blank + 2)) {
    const [, name, rest] = /^([a-z ]+):(.*)$/.exec(line) ?? [null, null, line];
    if (name !== null) names.push(name), parts.push([]);
    parts.at(-1)?.push(...rest.split(/[ \t]+/).filter((word) => word !== ''));
  }
  const [expected, problem_of] = FAMILIES[family];
  if (names.join() !== expected) throw new Malformed(`lines "${expected}" of the case are expected`);
  if (parts.flat().length > MOST_NUMBERS) throw new Malformed('the case has too many numbers');
  return {header, family, problem: problem_of(...parts)};
}

// ---- Integers and vectors ------------------------------------------------------------------------------------------
const abs = (x) => (x < 0n ? -x : x);
const sum_of = (list) => list.reduce((x, y) => x + y, 0n);
const least_of = (list) => list.reduce((x, y) => (y < x ? y : x));
const greatest_of = (list) => list.reduce((x, y) => (y > x ? y : x));
const size_of = (vector) => sum_of(vector.map(abs));
const dot = (a, b) => a.reduce((sum, x, k) => sum + x * b[k], 0n);
const minus = (a, b) => a.map((x, k) => x - b[k]);
const cross = ([a, b, c], [d, e, f]) => [b * f - c * e, c * d - a * f, a * e - b * d];
const is_zero = (a) => a.every((x) => x === 0n);
const in_space = (points) => points.map(([x, y, z]) => [x, y, z ?? 0n]);
const key_of = (point) => point.join(' ');
const is_finite = (x) => typeof x === 'bigint';

/// Whether the vectors have rank n: fraction-free elimination, whose entries are minors (Bareiss).
function spans(vectors, n) {
  for (let rank = 0, before = 1n; rank < n; ++rank) {
    const row = vectors.find((vector) => !is_zero(vector)) ?? [], column = row.findIndex((x) => x !== 0n);
    if (column < 0) return false;
    const pivot = row[column];
    vectors = vectors.map((vector) => vector.map((x, k) => (x * pivot - vector[column] * row[k]) / before));
    before = pivot;
  }
  return true;
}

// ---- The certificate's lists ---------------------------------------------------------------------------------------
const WEIGHTS = 'weights_a weights_b', PIECES = 'times directions', CONTACT = `${PIECES} ${WEIGHTS}`;
const FLAT_HULLS = {no_points: '', one_point: 'extreme', segment: 'extreme', polygon: 'extreme'};
const FORMS = {
  gjk: {empty_body: '', separated: 'direction', touching: `direction ${WEIGHTS}`, overlapping: WEIGHTS},
  cast: {empty_body: '', apart: PIECES, apart_until: PIECES, contact: CONTACT, graze: `${CONTACT} direction`,
         impact: `${CONTACT} sweep_a sweep_b`, overlap: `${CONTACT} time`},
  lp: {optimal: 'x y', infeasible: 'farkas', crossed_bounds: 'variable', unbounded: 'x ray'},
  hull2: FLAT_HULLS,
  hull3: {...FLAT_HULLS, polytope: 'extreme facets'},
};
const PLACES = ['variable', 'extreme', 'facets'];  // the other lists are of rationals

/// Integers p_i and a positive denominator q: the rationals are p_i / q.
function read_rationals(name, list) {
  const fractions = list.map((pair, i) => {
    const is_pair = Array.isArray(pair) && pair.length === 2 && pair.every((word) => typeof word === 'string');
    const is_rational = is_pair && /^(0|-?[1-9][0-9]*)$/.test(pair[0]) && /^[1-9][0-9]*$/.test(pair[1]);
    must(is_rational, 'not a rational', `${name}[${i}]`);
    must(pair.every((word) => word.length <= MOST_DIGITS + 1), 'too long', `${name}[${i}]`);
    return pair.map(BigInt);
  });
  let q = 1n;
  for (const [, denominator] of fractions) {
    let a = q, b = denominator;
    while (b !== 0n) [a, b] = [b, a % b];
    q = q / a * denominator;
    must(q.toString(16).length * list.length <= MOST_WORK / 64, 'too long', `the common denominator of ${name}`);
  }
  return {p: fractions.map(([numerator, denominator]) => numerator * (q / denominator)), q};
}

/// The lists of a certificate by name, each of the shape that its kind asks for.
export function read_lists(form, certificate, numbers) {
  const {proves, ...lists} = certificate, names = form.split(' ').filter((name) => name !== '');
  for (const name of Object.keys(lists)) must(names.includes(name), 'unknown field', plain(name));
  for (const name of names) must(Array.isArray(lists[name]), 'a list is missing', name);
  for (const name of names) must(lists[name].length <= MOST_ENTRIES, 'too long', name);
  const entries = names.flatMap((name) => lists[name]), digits = entries.flat().join('').length;
  must(digits <= MOST_ALL_DIGITS, 'too long', 'all lists together');
  must(numbers * (digits + 100 * entries.length) <= MOST_WORK, 'too much work');
  for (const name of names.filter((name) => !PLACES.includes(name))) lists[name] = read_rationals(name, lists[name]);
  for (const name of names.filter((name) => PLACES.includes(name)))
    must(lists[name].every((place) => Number.isSafeInteger(place) && place >= 0), 'not a place', name);
  return lists;
}

// ---- Pairs ---------------------------------------------------------------------------------------------------------
/// A point of a less one of b, those that the weights name, times the denominators of both.
export function difference(a, b, of_a, of_b) {
  const [from_a, from_b] = [[a, of_a], [b, of_b]].map(([points, {p, q}]) => {
    must(p.length === points.length, 'list of another length', 'weights');
    must(p.every((weight) => weight >= 0n), 'a weight is negative');
    must(sum_of(p) === q, 'weights do not sum to one');
    return points[0].map((_, k) => sum_of(points.map((point, i) => p[i] * point[k])));
  });
  return from_a.map((x, k) => x * of_b.q - from_b[k] * of_a.q);
}

/// min n.a - max n.b
export const gap_along = (n, a, b) => least_of(a.map((v) => dot(n, v))) - greatest_of(b.map((v) => dot(n, v)));

function check_direction({p: along}, a, b, dimension, strictly) {
  must(along.length === dimension, 'list of another length', 'direction');
  must(!is_zero(along), 'direction is zero');
  const gap = gap_along(along, a, b);
  must(gap > 0n || !strictly, 'direction does not separate');
  must(gap >= 0n, 'direction does not support');
}

/// A common point, and 0 is an interior point of a - b.
function check_interior(a, b, of_a, of_b, dimension) {
  must(is_zero(difference(a, b, of_a, of_b)), 'no common point');
  const edges = [[a, of_a], [b, of_b]].flatMap(([points, {p}]) => {
    const [first, ...others] = points.filter((_, i) => p[i] > 0n);
    return others.map((point) => minus(point, first));
  });
  must(spans(edges, dimension), 'support does not span the space');
}

/// Whether a body is empty, which is then all that can be proved.
function is_empty_pair({a, b}, kind) {
  const is_empty = a.points.length === 0 || b.points.length === 0;
  must(is_empty === (kind === 'empty_body'), is_empty ? 'a body is empty' : 'no body is empty');
  must(is_empty || a.dimension === b.dimension, 'bodies of two dimensions');
  return is_empty;
}

function check_pair(problem, kind, {direction, weights_a, weights_b}) {
  if (is_empty_pair(problem, kind)) return;
  const {a: {points: a, dimension: n}, b: {points: b}} = problem;
  if (direction) check_direction(direction, a, b, n, kind === 'separated');
  if (kind === 'touching') must(is_zero(difference(a, b, weights_a, weights_b)), 'no common point');
  if (kind === 'overlapping') check_interior(a, b, weights_a, weights_b, n);
}

// ---- Casts ---------------------------------------------------------------------------------------------------------
const BITS = 384n, WRONG_BITS = 128n;  // of sines and cosines, and of these how many may be wrong

/// sin x / x and (1 - cos x) / x^2 times 2^BITS, off by less than 2^WRONG_BITS, where x^2 = n / m is at most 64^2.
/// Alternating series. A division cuts off less than 1, which is in all later terms together at most cosh 64 < 2^93;
/// there are less than 2^9 terms. From a term that is cut to 0 on they fall: what is left out is less than the first.
function turn_factors(n, m) {
  let sine = 1n << BITS, versine = sine / 2n, sines = sine, versines = versine;
  for (let k = 2n; sine !== 0n || versine !== 0n; k += 2n) {
    sine = -sine * n / (m * k * (k + 1n));
    versine = -versine * n / (m * (k + 1n) * (k + 2n));
    sines += sine;
    versines += versine;
  }
  return [sines, versines];
}

/// Where the points x of both bodies are at t = p / q, times (q ONE)^2 2^BITS, and how far off a difference may be:
/// x + f (w x r) + g (w x (w x r)) + t d, with r = x - centre, w the turn until then and f, g its turn_factors.
function places_at({a, b}, p, q) {
  const once = p * q * ONE, twice = p * p, unit = (q * ONE) ** 2n, errors = [];
  const [then_a, then_b] = [a, b].map(({points, displacement, rotation, centre}) => {
    const [sine, versine] = turn_factors(twice * dot(rotation, rotation), unit);
    return points.map((x) => {
      const across = cross(rotation, minus(x, centre)), inwards = cross(rotation, across);
      errors.push(once * size_of(across) + twice * size_of(inwards) << WRONG_BITS);
      const straight = x.map((x_k, k) => (x_k * q + displacement[k] * p) * (unit / q) << BITS);
      return straight.map((at, k) => at + sine * once * across[k] + versine * twice * inwards[k]);
    });
  });
  return {a: then_a, b: then_b, error: 2n * greatest_of(errors)};
}

/// Apart until the last of the times, in pieces: n.(a - b) is nowhere less than on the line between its ends, less its
/// second derivative times an eighth of the square of the time between. Before a contact the last end may be 0.
function check_apart(pair, n, {times, directions}, is_contact_next) {
  must(directions.p.length === n * times.p.length, 'list of another length', 'directions');
  const bend = sum_of([pair.a, pair.b].map(({points, rotation, centre}) =>
      dot(rotation, rotation) * greatest_of(points.map((x) => size_of(minus(x, centre))))));
  let begin = 0n, now = places_at(pair, 0n, times.q);
  for (const [i, end] of times.p.entries()) {
    must(end > begin && end <= times.q, 'times do not rise', `piece ${i}`);
    const along = directions.p.slice(n * i, n * i + n), then = places_at(pair, end, times.q);
    const bent = bend * (end - begin) ** 2n << BITS - 3n;
    const [from, to] = [now, then].map(({a, b, error}) => gap_along(along, a, b) - size_of(along) * (error + bent));
    const may_be_0 = is_contact_next && i + 1 === times.p.length;
    must(from > 0n && (to > 0n || (may_be_0 && to === 0n)), 'direction does not separate', `piece ${i}`);
    [begin, now] = [end, then];
  }
}

/// Interior points in common: differences along and against each axis, further than across. No direction has a negative
/// product with all of them, as its greatest entry weighs most.
function check_overlap({a, b, error}, n, of_a, of_b) {
  must(of_a.p.length === 2 * n * a.length && of_b.p.length === 2 * n * b.length, 'list of another length', 'weights');
  for (let i = 0; i < 2 * n; ++i) {
    const part = ({p, q}, {length}) => ({p: p.slice(i * length, (i + 1) * length), q});
    const way = difference(a, b, part(of_a, a), part(of_b, b)), along = i % 2 === 0 ? way[i >> 1] : -way[i >> 1];
    must(2n * along > size_of(way) + BigInt(n) * error * of_a.q * of_b.q, 'no overlap along an axis', `${i}`);
  }
}

function check_cast(problem, kind, lists) {
  if (is_empty_pair(problem, kind)) return;
  const n = problem.a.dimension, in_3d = (body) => ({...body, points: in_space(body.points)});
  const a = in_3d(problem.a), b = in_3d(problem.b);
  const off_plane = [a, b].flatMap(({displacement, rotation: [x, y], centre}) => [displacement[2], centre[2], x, y]);
  must(n === 3 || (n === 2 && is_zero(off_plane)), 'neither in the plane nor in space');
  must([a, b].every(({rotation}) => dot(rotation, rotation) <= (64n * ONE) ** 2n), 'rotation too large');
  const {times, weights_a, weights_b} = lists;
  check_apart({a, b}, n, lists, weights_a !== undefined);
  must(kind !== 'apart' || times.p.at(-1) === times.q, 'not apart to the end');
  if (weights_a === undefined) return;
  const {p: [p = 0n, ...more], q} = lists.time ?? {p: times.p.slice(-1), q: times.q};
  must(more.length === 0 && p >= 0n && p <= q, 'not a time');
  const then = places_at({a, b}, p, q);
  if (kind === 'overlap') return check_overlap(then, n, weights_a, weights_b);
  must(then.error === 0n, 'a body has turned');
  must(is_zero(difference(then.a, then.b, weights_a, weights_b)), 'no common point');
  if (kind === 'contact') return;
  must(is_zero([...a.rotation, ...b.rotation]), 'a body turns');
  const way = minus(b.displacement, a.displacement), swept = [...a.points, ...a.points.map((x) => minus(x, way))];
  if (kind === 'graze') check_direction(lists.direction, swept, b.points, n, false);
  else check_interior(swept, b.points, lists.sweep_a, lists.sweep_b, n);
}

// ---- Linear programs -----------------------------------------------------------------------------------------------
/// x and the activities of the rows against every bound times `scale`: q for a point, 0 for a ray.
function check_bounds({cost, matrix, lows, highs}, name, {p}, scale) {
  must(p.length === cost.length, 'list of another length', name);
  [...p.map((x) => x * ONE), ...matrix.map((row) => dot(row, p))].forEach((value, v) => {
    must(lows[v] === -Infinity || value >= lows[v] * scale, `${name} breaks a bound`, `lower, variable ${v}`);
    must(highs[v] === Infinity || value <= highs[v] * scale, `${name} breaks a bound`, `upper, variable ${v}`);
  });
}

/// The bound beta that multipliers imply for a cost, times ONE^2 q.
function implied_bound({matrix, lows, highs}, cost, {p, q}, name) {
  must(p.length === matrix.length, 'list of another length', name);
  const reduced = cost.map((c, j) => c * q - dot(p, matrix.map((row) => row[j])));
  const terms = [...reduced, ...p.map((y) => y * ONE)].map((multiplier, v) => {
    const bound = multiplier > 0n ? lows[v] : multiplier < 0n ? highs[v] : 0n;
    must(is_finite(bound), 'a multiplier leans on an absent bound', `variable ${v}`);
    return multiplier * bound;
  });
  return sum_of([0n, ...terms]);
}

function check_program(program, kind, {x, y, farkas, ray, variable}) {
  const {cost, matrix, lows, highs} = program, are = (list, absent) => list.every((x) => is_finite(x) || x === absent);
  must(are([...cost, ...matrix.flat()]) && are(lows, -Infinity) && are(highs, Infinity), 'problem is not finite');
  if (kind === 'crossed_bounds') {
    must(variable.length === 1 && variable[0] < lows.length, 'not a place', 'variable');
    must(lows[variable[0]] > highs[variable[0]], 'bounds are not crossed');
  }
  if (x) check_bounds(program, 'x', x, x.q);
  if (y) must(dot(cost, x.p) * ONE * y.q === implied_bound(program, cost, y, 'y') * x.q, 'duality gap is open');
  if (farkas)
    must(implied_bound(program, cost.map(() => 0n), farkas, 'farkas') > 0n, 'implied bound is not positive');
  if (ray) {
    check_bounds(program, 'ray', ray, 0n);
    must(dot(cost, ray.p) < 0n, 'cost does not fall along the ray');
  }
}

// ---- Hulls ---------------------------------------------------------------------------------------------------------
function check_segment(points, [from, to]) {
  const along = minus(to, from);
  must(!is_zero(along), 'ends are equal');
  points.forEach((point, i) => {
    const step = minus(point, from), at = dot(step, along);
    must(is_zero(cross(step, along)), 'a point is off the line', `point ${i}`);
    must(at >= 0n && at <= dot(along, along), 'a point is beyond an end', `point ${i}`);
  });
}

function check_polygon(points, corners, is_planar) {
  must(corners.length >= 3, 'list of another length', 'extreme');
  must(new Set(corners.map(key_of)).size === corners.length, 'a corner is given twice');
  const edges = corners.map((corner, i) => minus(corners[(i + 1) % corners.length], corner));
  const normal = cross(edges[0], edges[1]), height = dot(normal, corners[0]);
  points.forEach((point, i) => must(dot(normal, point) === height, 'a point is off the plane', `point ${i}`));
  edges.forEach((edge, i) => {
    must(dot(normal, cross(edge, edges[(i + 1) % edges.length])) > 0n, 'no strict turn', `after edge ${i}`);
    const inward = cross(normal, edge), least = dot(inward, corners[i]);
    points.forEach((point, j) => must(dot(inward, point) >= least, 'a point is outside of an edge', `${j}, edge ${i}`));
  });
  must(!is_planar || normal[2] > 0n, 'not counter-clockwise');
}

function check_polytope(points, extreme, corners) {
  must(corners.length > 0 && corners.length % 3 === 0, 'list of another length', 'facets');
  const facets = Array.from({length: corners.length / 3}, (_, f) => corners.slice(3 * f, 3 * f + 3));
  const edges = facets.flatMap(([p, q, r]) => [`${p} ${q}`, `${q} ${r}`, `${r} ${p}`]), known = new Set(edges);
  must(known.size === edges.length, 'an edge is given twice');
  for (const edge of edges) must(known.has(edge.split(' ').reverse().join(' ')), 'an edge has no twin', edge);
  const normals_at = points.map(() => []);
  for (const [f, [p, q, r]] of facets.entries()) {
    const normal = cross(minus(points[q], points[p]), minus(points[r], points[p])), height = dot(normal, points[p]);
    must(!is_zero(normal), 'a facet is degenerate', `facet ${f}`);
    points.forEach((point, i) => {
      const above = dot(normal, point) - height;
      must(above <= 0n, 'a point is above a facet', `point ${i}, facet ${f}`);
      if (above === 0n) normals_at[i].push(normal);
    });
  }
  must(normals_at.some((normals) => normals.length < facets.length), 'points lie in one plane');
  const places = new Set(extreme.map((i) => key_of(points[i])));
  must(places.size === extreme.length, 'an extreme point is given twice');
  points.forEach((point, i) => {
    const is_extreme = spans(normals_at[i], 3), is_listed = places.has(key_of(point));
    must(is_extreme || !is_listed, 'a listed point is not extreme', `point ${i}`);
    must(!is_extreme || is_listed, 'an extreme point is missing', `point ${i}`);
  });
}

function check_hull(problem, kind, {extreme = [], facets = []}) {
  const points = in_space(problem.points), corners = extreme.map((i) => points[i]);
  for (const place of [...extreme, ...facets]) must(place < points.length, 'not a place', `${place}`);
  const counted = {no_points: 0, one_point: 1, segment: 2}[kind] ?? extreme.length;
  must(extreme.length === counted, 'list of another length', 'extreme');
  if (kind === 'no_points') must(points.length === 0, 'there are points');
  if (kind === 'one_point') must(points.every((point) => key_of(point) === key_of(corners[0])), 'points differ');
  if (kind === 'segment') check_segment(points, corners);
  if (kind === 'polygon') check_polygon(points, corners, problem.points[0]?.length === 2);
  if (kind === 'polytope') check_polytope(points, extreme, facets);
}

// ---- Findings ------------------------------------------------------------------------------------------------------
const CHECKS = {gjk: check_pair, cast: check_cast, lp: check_program, hull2: check_hull, hull3: check_hull};
const numbers_of = (value) => (typeof value !== 'object' ? [value] : Object.values(value).flatMap(numbers_of));

/// Returns when `certificate` proves what it says of the problem of `parsed` (parse_case); throws Refused otherwise.
export function check_certificate({family, problem}, certificate) {
  must(typeof certificate === 'object' && certificate !== null && !Array.isArray(certificate), 'not an object');
  const kind = certificate.proves, is_kind = (forms) => typeof kind === 'string' && Object.hasOwn(forms, kind);
  must(Object.values(FORMS).some(is_kind), 'unknown kind', plain(kind));
  must(Object.hasOwn(FORMS, family) && is_kind(FORMS[family]), 'kind of another family', kind);
  const numbers = numbers_of(problem), are_finite = numbers.every((x) => is_finite(x) || Number.isFinite(x));
  must(are_finite || family === 'lp', 'problem is not finite');
  CHECKS[family](problem, kind, read_lists(FORMS[family][kind], certificate, numbers.length));
}

/// The truths under which a claim about a verdict can be broken.
const BROKEN_UNDER = {
  'gjk/verdict_is_right: no wrong hit': ['separated', 'empty_body'],
  'gjk/verdict_is_right: no wrong miss': ['overlapping'],
  'gjk/verdict_is_right: touching counted as stated': ['touching'],
  'cast/verdict_is_right: no wrong hit': ['apart', 'empty_body'],
  'cast/verdict_is_right: no wrong miss': ['impact', 'overlap'],
  'cast/verdict_is_right: touching counted as stated': ['graze', 'contact'],
  'lp/value_is_right: value is right': ['optimal'],
  'hull2/is_exact: points are collinear': ['polygon'],
};
export const DIMENSIONS = {no_points: -1, one_point: 0, segment: 1, polygon: 2, polytope: 3};

/// Whether the truth is one under which the finding's claim can be broken; null where the claim is about no verdict.
export function agrees_with_claim({property, claim, answer}, {proves, times = []}) {
  const named = `${property}: ${claim}`, said = String(answer ?? '');
  if (Object.hasOwn(BROKEN_UNDER, named)) return BROKEN_UNDER[named].includes(proves);
  if (named === 'cast/verdict_is_right: meeting from the beginning told as it is' && said !== '')
    return times.length > 0 === said.startsWith('meeting from the beginning');
  const status = /^(optimal|infeasible|unbounded)/.exec(said), flat = /^of dimension (-?[0-9])/.exec(said);
  if (named === 'lp/status_is_right: status is right' && status)
    return status[1] !== (proves === 'crossed_bounds' ? 'infeasible' : proves);
  if (named === 'hull3/is_exact: points lie in the span' && flat) return DIMENSIONS[proves] > Number(flat[1]);
  return null;
}

const SENTENCES = {verified: 'proved', contradicts: 'CONTRADICTED', refused: 'REFUSED', without: 'no certificate'};
/// {state, reason, detail}: the state is a key of SENTENCES; of what is verified `reason` is the truth.
/// Error  throws Malformed where the record is none.
export function check_finding(finding) {
  const {case_text, certificate} = finding ?? {};
  if (typeof case_text !== 'string') throw new Malformed('no record of a finding with a case_text');
  if (certificate === undefined) return {state: 'without', reason: 'the record has none'};
  if (certificate?.proves === 'nothing') return {state: 'without', reason: plain(certificate.reason, 100)};
  const parsed = parse_case(case_text), {header} = parsed;
  try {
    for (const name of ['engine', 'property', 'claim'])
      must([undefined, header.get(name) ?? finding[name]].includes(finding[name]), 'record and case differ', name);
    check_certificate(parsed, certificate);
  } catch (error) {
    if (error instanceof Refused) return {state: 'refused', reason: error.reason, detail: error.message};
    throw error;
  }
  const agrees = agrees_with_claim(finding, certificate);
  return {state: agrees === false ? 'contradicts' : 'verified', reason: certificate.proves, agrees};
}

// ---- Node ----------------------------------------------------------------------------------------------------------
async function main(files) {
  const {readFileSync, statSync} = await import('node:fs');
  const totals = {verified: 0, contradicts: 0, refused: 0, without: 0}, reasons = new Map();
  let code = files.length === 0 ? 2 : 0;
  if (code === 2) console.error('usage: node check_certificate.mjs FILE...');
  for (const file of files) {
    let at = 0;
    try {
      if (statSync(file).size > MOST_FILE) throw new Malformed(`longer than ${MOST_FILE} bytes`);
      const text = readFileSync(file, 'utf8');
      if (text.startsWith('assay-case 1'))
        throw new Malformed('a case carries no certificate, so nothing of it is verified; `assay certify` writes one');
      for (const line of text.trim().split(/\s*\n\s*/)) {
        ++at;
        const record = JSON.parse(line), {state, reason, detail = reason} = check_finding(record);
        const said = `${SENTENCES[state]}: ${reason}`, name = `${plain(file, 200)}:${at} ${plain(record.id ?? '')}`;
        ++totals[state];
        reasons.set(said, (reasons.get(said) ?? 0) + 1);
        console.log(`${name} ${plain(record.engine ?? '')} ${SENTENCES[state]}: ${detail}`);
      }
    } catch (error) {
      console.error(`check_certificate: ${plain(file, 200)}: record ${at}: ${plain(error.message, 200)}`);
      code = 2;
    }
  }
  const {verified, contradicts, refused, without} = totals;
  console.log(`verified ${verified}, contradicted ${contradicts}, refused ${refused}, without certificate ${without}`);
  for (const [said, count] of [...reasons].sort()) console.log(`  ${said}: ${count}`);
  process.exitCode = contradicts + refused > 0 ? Math.max(code, 1) : verified > 0 ? code : 2;
}

if (/check_certificate\.mjs$/.test(process.argv[1])) await main(process.argv.slice(2));
