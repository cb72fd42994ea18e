// Verifies the certificates of findings in exact integers, from docs/certificates.md alone.
//   node check_certificate.mjs FILE...     findings.jsonl, lines of `assay certify`, or case files (which carry none)
//
// A line a record, then a summary. Exit code 0: nothing refused or contradicted; 1: something was; 2: a file could not
// be read, is too long or holds no record, or none was named. All above "Node" runs in a browser as it is.

const MOST_TEXT = 1 << 22, MOST_NUMBERS = 1 << 17, MOST_LINE = 1 << 24, MOST_FILE = 2 ** 28;
const MOST_ENTRIES = 1 << 16, MOST_DIGITS = 1 << 16, MOST_ALL_DIGITS = 1 << 20;
const MOST_PRODUCTS = 2 ** 32;  // of 64-bit words; some seconds

/// A certificate that proves nothing: `reason` is one of a fixed set of names, `detail` says where.
export class Refused extends Error {
  constructor(reason, detail = '') {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
  }
}
export class Malformed extends Error {}  // a text that is no case or no record

const plain = (value, most = 60) => String(value).slice(0, most).replace(/[^\x20-\x7e]/g, '?');
const must = (condition, reason, detail) => {
  if (!condition) throw new Refused(reason, detail);
};
const bits = (x) => 4 * (x < 0n ? -x : x).toString(16).length;
const most_bits = (list) => list.reduce((most, x) => Math.max(most, bits(x)), 1);
const words = (count) => Math.ceil(count / 64);

/// Refuses before the work is done: so many products of numbers of so many bits.
function afford(count, bits_a, bits_b) {
  must(count * words(bits_a) * words(bits_b) <= MOST_PRODUCTS, 'too much work', `${count} products`);
}

// ---- The case ------------------------------------------------------------------------------------------------------
/// A double in hexadecimal: Infinity, -Infinity, NaN, or {n, e} for n 2^e.
export function parse_number(word) {
  if (word === 'inf') return Infinity;
  if (word === '-inf') return -Infinity;
  if (word.startsWith('nan')) return NaN;
  const parts = /^(-?)0x([01])(?:\.([0-9a-f]{1,13}))?p([+-]?)([0-9]{1,4})$/.exec(word);
  if (!parts) throw new Malformed(`"${plain(word, 40)}" is not a number of the form 0x1.8p+1`);
  const digits = parts[3] ?? '', power = (parts[4] === '-' ? -1 : 1) * Number(parts[5]);
  if (power < -1074 || power > 1023) throw new Malformed(`"${plain(word, 40)}" is no double`);
  const n = BigInt('0x' + parts[2] + digits) * (parts[1] ? -1n : 1n);
  return {n, e: power - 4 * digits.length};
}

const unescaped = (text) =>
    text.replace(/\\(.?)/g, (all, code) => ({'\\': '\\', n: '\n', r: '\r', c: ':'})[code] ?? all);

/// header, family and problem of a case. Points are lists of numbers, see parse_number.
export function parse_case(text) {
  if (typeof text !== 'string' || text.length > MOST_TEXT) throw new Malformed('the case is no text, or too long');
  const lines = text.split('\n');
  let at = 0, read = 0;
  const next = () => {
    if (at >= lines.length) throw new Malformed('the case ends too early');
    return lines[at++].replace(/\r$/, '');
  };
  const fail = (what) => {
    throw new Malformed(`line ${at} of the case: ${what} expected`);
  };
  const field = (name) => {
    const line = next();
    return line.startsWith(name + ':') ? line.slice(name.length + 1) : fail(`"${name}: ..."`);
  };
  const numbers = (line, count) => {
    const found = line.trim() === '' ? [] : line.trim().split(/[ \t]+/);
    if (found.length !== count || (read += count) > MOST_NUMBERS) fail(`${count} numbers`);
    return found.map(parse_number);
  };
  const extent = (line) => {
    const found = /^\s*([0-9]{1,6}) x ([0-9]{1,6})\s*$/.exec(line) ?? fail('two counts');
    return [Number(found[1]), Number(found[2])];
  };
  const points = (count, width) => Array.from({length: count}, () => numbers(next(), width));
  const body = (name) => {
    const [count, dimension] = extent(field(name));
    if (dimension === 0 && count > 0) fail('a dimension');
    return {dimension, points: points(count, dimension)};
  };
  const cloud = (width) => {
    const found = /^\s*([0-9]{1,6})\s*$/.exec(field('points')) ?? fail('a count');
    return {points: points(Number(found[1]), width)};
  };
  const program = () => {
    const [rows, columns] = extent(field('size'));
    const problem = {rows, columns, row_lower: [], row_upper: [], matrix: []};
    for (const name of ['cost', 'lower', 'upper']) problem[name] = numbers(field(name), columns);
    for (let i = 0; i < rows; ++i) {
      const parts = next().split('<=');
      if (parts.length !== 3) fail('"lower <= coefficients <= upper"');
      problem.row_lower.push(numbers(parts[0], 1)[0]);
      problem.matrix.push(numbers(parts[1], columns));
      problem.row_upper.push(numbers(parts[2], 1)[0]);
    }
    return problem;
  };
  const known = {gjk: () => ({a: body('a'), b: body('b')}), lp: program, hull2: () => cloud(2), hull3: () => cloud(3)};
  if (next() !== 'assay-case 1') fail('"assay-case 1"');
  const header = new Map();
  for (let line = next(); line !== ''; line = next()) {
    const colon = line.indexOf(':');
    if (colon < 0) fail('"key: value"');
    header.set(unescaped(line.slice(0, colon)), unescaped(line.slice(colon + 1).replace(/^ /, '')));
  }
  const family = field('family').trim();
  if (!Object.hasOwn(known, family)) return {header, family, problem: null};
  const problem = known[family]();
  if (next() !== 'end' || lines.slice(at).some((line) => line.trim() !== '')) fail('"end"');
  return {header, family, problem};
}

const is_finite = (x) => typeof x !== 'number';

/// Makes integers of numbers, all with one factor 2^-least: `of` of a finite number; infinities stay.
function integers_of(numbers) {
  const least = numbers.reduce((least, x) => (is_finite(x) && x.n !== 0n ? Math.min(least, x.e) : least), 0);
  const of = (x) => (!is_finite(x) ? x : x.n === 0n ? 0n : x.n << BigInt(x.e - least));
  return {of, unit: 1n << BigInt(-least)};
}

/// Points as integers, all in one unit.
function integer_points(...lists) {
  const all = lists.flat(2);
  must(all.every(is_finite), 'problem is not finite');
  const {of} = integers_of(all);
  return lists.map((list) => list.map((point) => point.map(of)));
}

// ---- The certificate's lists ---------------------------------------------------------------------------------------
const RATIONALS = read_rationals, PLACES = read_places;
const DIRECTION = {direction: RATIONALS}, WEIGHTS = {weights_a: RATIONALS, weights_b: RATIONALS};
const EXTREME = {extreme: PLACES}, FLAT_HULLS = {no_points: {}, one_point: EXTREME, segment: EXTREME, polygon: EXTREME};
const FORMS = {
  gjk: {empty_body: {}, separated: DIRECTION, distance: WEIGHTS, touching: {...DIRECTION, ...WEIGHTS}, overlapping: WEIGHTS},
  lp: {optimal: {x: RATIONALS, y: RATIONALS}, infeasible: {farkas: RATIONALS},
       crossed_bounds: {variable: PLACES}, unbounded: {x: RATIONALS, ray: RATIONALS}},
  hull2: FLAT_HULLS,
  hull3: {...FLAT_HULLS, polytope: {extreme: PLACES, facets: PLACES}},
};

/// Integers p_i and a positive denominator q: the rationals are p_i / q.
function read_rationals(name, list, budget) {
  const fractions = list.map((pair, i) => {
    const is_pair = Array.isArray(pair) && pair.length === 2 &&
        pair.every((word) => typeof word === 'string' && word.length <= MOST_DIGITS + 1);
    const is_rational = is_pair && /^(0|-?[1-9][0-9]*)$/.test(pair[0]) && /^[1-9][0-9]*$/.test(pair[1]);
    must(is_rational, 'not a rational', `${name}[${i}]`);
    budget.digits += pair[0].length + pair[1].length;
    must(budget.digits <= MOST_ALL_DIGITS, 'too long', name);
    return pair.map(BigInt);
  });
  let q = 1n;
  for (const [, denominator] of fractions) {
    if (q % denominator === 0n) continue;
    let a = q, b = denominator;
    const steps = Math.min(bits(a), bits(b));
    budget.products += steps * words(Math.max(bits(a), bits(b)));
    must(budget.products <= MOST_PRODUCTS, 'too much work', name);
    while (b !== 0n) [a, b] = [b, a % b];
    q = q / a * denominator;
  }
  afford(list.length, bits(q), bits(q));
  return {p: fractions.map(([numerator, denominator]) => numerator * (q / denominator)), q};
}

function read_places(name, list) {
  for (const place of list) must(Number.isSafeInteger(place) && place >= 0, 'not a place', name);
  return list;
}

/// The lists of a certificate by name, each of the shape that its kind asks for.
function read_lists(family, certificate) {
  const form = FORMS[family][certificate.proves];
  const lists = {}, budget = {digits: 0, products: 0};
  for (const name of Object.keys(certificate))
    must(name === 'proves' || Object.hasOwn(form, name), 'unknown field', plain(name));
  for (const [name, read] of Object.entries(form)) {
    must(Object.hasOwn(certificate, name) && Array.isArray(certificate[name]), 'a list is missing', name);
    must(certificate[name].length <= MOST_ENTRIES, 'too long', name);
    lists[name] = read(name, certificate[name], budget);
  }
  return lists;
}

// ---- Vectors -------------------------------------------------------------------------------------------------------
const dot = (a, b) => {
  let sum = 0n;
  for (let k = 0; k < a.length; ++k) sum += a[k] * b[k];
  return sum;
};
const minus = (a, b) => a.map((x, k) => x - b[k]);
const cross = ([a, b, c], [d, e, f]) => [b * f - c * e, c * d - a * f, a * e - b * d];
const is_zero = (a) => a.every((x) => x === 0n);
const key_of = (point) => point.join(' ');

/// Whether the vectors have rank n: fraction-free elimination, whose entries are minors (Bareiss).
function spans(vectors, n) {
  const rows = [], columns = [], minors = n * most_bits(vectors.flat());
  afford(vectors.length * n * n, minors, minors);
  for (const vector of vectors) {
    if (rows.length === n) break;
    let rest = vector, before = 1n;
    rows.forEach((row, k) => {
      const pivot = row[columns[k]], lead = rest[columns[k]];
      rest = rest.map((x, j) => (pivot * x - lead * row[j]) / before);
      before = pivot;
    });
    const column = rest.findIndex((x) => x !== 0n);
    if (column < 0) continue;
    rows.push(rest);
    columns.push(column);
  }
  return rows.length === n;
}

// ---- Pairs ---------------------------------------------------------------------------------------------------------
function convex_point(name, weights, points, dimension) {
  must(weights.p.length === points.length, 'list of another length', name);
  must(weights.p.every((p) => p >= 0n), 'a weight is negative', name);
  must(weights.p.reduce((sum, p) => sum + p, 0n) === weights.q, 'weights do not sum to one', name);
  const sums = Array(dimension).fill(0n);
  weights.p.forEach((p, i) => points[i].forEach((x, k) => sums[k] += p * x));
  return sums;
}

function check_direction(along, a, b, dimension, strictly) {
  must(along.length === dimension, 'list of another length', 'direction');
  must(!is_zero(along), 'direction is zero');
  const least = a.map((v) => dot(along, v)).reduce((x, y) => (x < y ? x : y));
  const greatest = b.map((v) => dot(along, v)).reduce((x, y) => (x > y ? x : y));
  if (strictly) must(least > greatest, 'direction does not separate');
  must(least >= greatest, 'direction does not support');
}

/// The points from_a / q_a and from_b / q_b: no point of either body is nearer to the other along what joins them.
function check_distance(a, b, from_a, from_b, q_a, q_b) {
  const between = from_a.map((x, k) => x * q_b - from_b[k] * q_a), widest = most_bits([...a, ...b, between].flat());
  afford((a.length + b.length) * between.length, widest, Math.max(widest, bits(q_a), bits(q_b)));
  const at_a = dot(between, from_a), at_b = dot(between, from_b);
  must(!is_zero(between), 'nearest points are equal');
  a.forEach((v, i) => must(dot(between, v) * q_a >= at_a, 'a point is nearer', `vertex ${i} of a`));
  b.forEach((v, j) => must(dot(between, v) * q_b <= at_b, 'a point is nearer', `vertex ${j} of b`));
}

function check_pair({a, b}, kind, lists) {
  const n = a.dimension, [in_a, in_b] = integer_points(a.points, b.points), all = [...in_a, ...in_b];
  const is_empty = in_a.length === 0 || in_b.length === 0;
  must(is_empty === (kind === 'empty_body'), is_empty ? 'a body is empty' : 'no body is empty');
  if (is_empty) return;
  must(n === b.dimension, 'bodies of two dimensions');
  for (const {p, q} of Object.values(lists))
    afford(all.length * n, Math.max(most_bits(p), bits(q)), most_bits(all.flat()));
  if (lists.direction) check_direction(lists.direction.p, in_a, in_b, n, kind === 'separated');
  if (kind === 'separated') return;
  const {weights_a, weights_b} = lists;
  const from_a = convex_point('weights_a', weights_a, in_a, n), from_b = convex_point('weights_b', weights_b, in_b, n);
  if (kind === 'distance') return check_distance(in_a, in_b, from_a, from_b, weights_a.q, weights_b.q);
  from_a.forEach((x, k) => must(x * weights_b.q === from_b[k] * weights_a.q, 'no common point', `coordinate ${k}`));
  if (kind === 'touching') return;
  const differences = (points, {p}) => {
    const used = points.filter((_, i) => p[i] > 0n);
    return used.slice(1).map((point) => minus(point, used[0]));
  };
  must(spans([...differences(in_a, weights_a), ...differences(in_b, weights_b)], n), 'support does not span the space');
}

// ---- Linear programs -----------------------------------------------------------------------------------------------
function integer_program(problem) {
  const {rows, columns, cost, matrix, lower, upper, row_lower, row_upper} = problem;
  const inner = [...cost, ...matrix.flat()], lows = [...lower, ...row_lower], highs = [...upper, ...row_upper];
  const are_bounds = (list, absent) => list.every((x) => is_finite(x) || x === absent);
  must(inner.every(is_finite) && are_bounds(lows, -Infinity) && are_bounds(highs, Infinity), 'problem is not finite');
  const {of, unit} = integers_of([...inner, ...lows, ...highs]);
  const all = [...inner, ...lows, ...highs].filter(is_finite).map(of);
  return {rows, columns, unit, cost: cost.map(of), matrix: matrix.map((row) => row.map(of)), lows: lows.map(of),
          highs: highs.map(of), bits: most_bits([unit, ...all])};
}

/// x and the activities of the rows against every bound times `scale`: q for a point, 0 for a ray.
function check_bounds(program, name, {p}, scale) {
  must(p.length === program.columns, 'list of another length', name);
  [...p.map((x) => x * program.unit), ...program.matrix.map((row) => dot(row, p))].forEach((value, v) => {
    const low = program.lows[v], high = program.highs[v];
    must(low === -Infinity || value >= low * scale, `${name} breaks a bound`, `lower bound of variable ${v}`);
    must(high === Infinity || value <= high * scale, `${name} breaks a bound`, `upper bound of variable ${v}`);
  });
}

/// The bound beta that multipliers imply, times unit^2 q.
function implied_bound(program, cost, {p, q}, name) {
  must(p.length === program.rows, 'list of another length', name);
  const reduced = cost.map((c, j) => c * q - dot(program.matrix.map((row) => row[j]), p));
  let beta = 0n;
  [...reduced, ...p.map((y) => y * program.unit)].forEach((multiplier, v) => {
    if (multiplier === 0n) return;
    const bound = multiplier > 0n ? program.lows[v] : program.highs[v];
    must(typeof bound === 'bigint', 'a multiplier leans on an absent bound', `variable ${v}`);
    beta += multiplier * bound;
  });
  return beta;
}

function check_program(problem, kind, lists) {
  const program = integer_program(problem), {rows, columns, cost, unit} = program;
  if (kind === 'crossed_bounds') {
    const [v] = lists.variable;
    must(lists.variable.length === 1 && v < rows + columns, 'not a place', 'variable');
    const low = program.lows[v], high = program.highs[v];
    must(typeof low === 'bigint' && typeof high === 'bigint' && low > high, 'bounds are not crossed');
    return;
  }
  for (const {p, q} of Object.values(lists))
    afford((rows + 1) * (columns + 1), most_bits([...p, q]), 2 * program.bits);
  if (lists.x) check_bounds(program, 'x', lists.x, lists.x.q);
  if (kind === 'optimal') {
    const beta = implied_bound(program, cost, lists.y, 'y');
    afford(4, bits(beta), most_bits([...lists.x.p, lists.x.q]));
    must(dot(cost, lists.x.p) * unit * lists.y.q === beta * lists.x.q, 'duality gap is open');
  }
  if (kind === 'infeasible')
    must(implied_bound(program, cost.map(() => 0n), lists.farkas, 'farkas') > 0n, 'implied bound is not positive');
  if (kind !== 'unbounded') return;
  check_bounds(program, 'ray', lists.ray, 0n);
  must(dot(cost, lists.ray.p) < 0n, 'cost does not fall along the ray');
}

// ---- Hulls ---------------------------------------------------------------------------------------------------------
function check_segment(points, [from, to]) {
  const along = minus(to, from), length = dot(along, along);
  must(length > 0n, 'ends are equal');
  points.forEach((point, i) => {
    const step = minus(point, from), at = dot(step, along);
    must(is_zero(cross(step, along)), 'a point is off the line', `point ${i}`);
    must(at >= 0n && at <= length, 'a point is beyond an end', `point ${i}`);
  });
}

function check_polygon(points, corners, is_planar) {
  must(corners.length >= 3, 'list of another length', 'extreme');
  must(new Set(corners.map(key_of)).size === corners.length, 'a corner is given twice');
  const edges = corners.map((corner, i) => minus(corners[(i + 1) % corners.length], corner));
  const normal = cross(edges[0], edges[1]);
  afford(points.length * corners.length * 3, 2 * most_bits(normal), most_bits(points.flat()));
  const height = dot(normal, corners[0]);
  points.forEach((point, i) => must(dot(normal, point) === height, 'a point is off the plane', `point ${i}`));
  edges.forEach((edge, i) => {
    const next = edges[(i + 1) % edges.length];
    must(dot(normal, cross(edge, next)) > 0n, 'no strict turn', `corner ${(i + 1) % edges.length}`);
    const inward = cross(normal, edge), least = dot(inward, corners[i]);
    points.forEach((point, j) => must(dot(inward, point) >= least, 'a point is outside of an edge', `${j}, edge ${i}`));
  });
  if (is_planar) must(normal[2] > 0n, 'not counter-clockwise');
}

/// Every directed edge once, with its reverse.
function check_edges(facets) {
  const edges = facets.flatMap(([p, q, r]) => [`${p} ${q}`, `${q} ${r}`, `${r} ${p}`]), known = new Set(edges);
  must(known.size === edges.length, 'an edge is given twice');
  for (const edge of edges) must(known.has(edge.split(' ').reverse().join(' ')), 'an edge has no twin', edge);
}

function check_polytope(points, {extreme, facets: corners}) {
  must(corners.length > 0 && corners.length % 3 === 0, 'list of another length', 'facets');
  const facets = Array.from({length: corners.length / 3}, (_, f) => corners.slice(3 * f, 3 * f + 3));
  check_edges(facets);
  const widest = most_bits(points.flat());
  afford(3 * points.length * facets.length, 2 * widest, widest);
  const normals_at = points.map(() => []);
  let is_solid = false;
  for (const [f, [p, q, r]] of facets.entries()) {
    const normal = cross(minus(points[q], points[p]), minus(points[r], points[p])), height = dot(normal, points[p]);
    must(!is_zero(normal), 'a facet is degenerate', `facet ${f}`);
    points.forEach((point, i) => {
      const above = dot(normal, point) - height;
      must(above <= 0n, 'a point is above a facet', `point ${i}, facet ${f}`);
      if (above < 0n) is_solid = true;
      else normals_at[i].push(normal);
    });
  }
  must(is_solid, 'points lie in one plane');
  const listed = extreme.map((i) => key_of(points[i])), places = new Set(listed);
  must(places.size === listed.length, 'an extreme point is given twice');
  points.forEach((point, i) => {
    const is_extreme = spans(normals_at[i], 3), is_listed = places.has(key_of(point));
    must(is_extreme || !is_listed, 'a listed point is not extreme', `point ${i}`);
    must(!is_extreme || is_listed, 'an extreme point is missing', `point ${i}`);
  });
}

function check_hull(problem, kind, lists, is_planar) {
  const points = integer_points(problem.points)[0].map(([x, y, z]) => [x, y, z ?? 0n]);
  for (const [name, list] of Object.entries(lists))
    for (const place of list) must(place < points.length, 'not a place', `${name}: ${place}`);
  const {extreme} = lists;
  if (kind === 'no_points') must(points.length === 0, 'there are points');
  const corners = extreme?.map((i) => points[i]);
  const counted = {one_point: 1, segment: 2}[kind] ?? extreme?.length;
  must(extreme?.length === counted, 'list of another length', 'extreme');
  if (kind === 'one_point')
    points.forEach((p, i) => must(is_zero(minus(p, corners[0])), 'points differ', `point ${i}`));
  if (kind === 'segment') check_segment(points, corners);
  if (kind === 'polygon') check_polygon(points, corners, is_planar);
  if (kind === 'polytope') check_polytope(points, lists);
}

// ---- Findings ------------------------------------------------------------------------------------------------------
/// Returns when `certificate` proves what it says of the problem of `parsed` (parse_case); throws Refused otherwise.
export function check_certificate({family, problem}, certificate) {
  must(typeof certificate === 'object' && certificate !== null && !Array.isArray(certificate), 'not an object');
  const kind = certificate.proves;
  const is_kind = typeof kind === 'string' && Object.values(FORMS).some((forms) => Object.hasOwn(forms, kind));
  must(is_kind, 'unknown kind', plain(kind));
  must(Object.hasOwn(FORMS, family) && Object.hasOwn(FORMS[family], kind), 'kind of another family', kind);
  const lists = read_lists(family, certificate);
  if (family === 'gjk') check_pair(problem, kind, lists);
  else if (family === 'lp') check_program(problem, kind, lists);
  else check_hull(problem, kind, lists, family === 'hull2');
}

const DIMENSIONS = {no_points: -1, one_point: 0, segment: 1, polygon: 2, polytope: 3};

/// Whether the truth is one under which the finding's claim can be broken; null where the claim is about no verdict.
export function agrees_with_claim({property, claim, answer}, kind) {
  const named = `${property}: ${claim}`, said = String(answer ?? '');
  if (named === 'gjk/verdict_is_right: no wrong hit') return ['separated', 'distance', 'empty_body'].includes(kind);
  if (named === 'gjk/verdict_is_right: no wrong miss') return kind === 'overlapping';
  if (named === 'gjk/verdict_is_right: touching counted as stated') return kind === 'touching';
  if (named === 'lp/value_is_right: value is right') return kind === 'optimal';
  if (named === 'hull2/is_exact: points are collinear') return kind === 'polygon';
  const status = /^(optimal|infeasible|unbounded)/.exec(said), flat = /^of dimension (-?[0-9])/.exec(said);
  if (named === 'lp/status_is_right: status is right' && status)
    return status[1] !== (kind === 'crossed_bounds' ? 'infeasible' : kind);
  if (named === 'hull3/is_exact: points lie in the span' && flat) return DIMENSIONS[kind] > Number(flat[1]);
  return null;
}

const SENTENCES =
    {verified: 'proved', contradicts: 'CONTRADICTED by the truth', refused: 'REFUSED', without: 'no certificate'};

/// {state, reason, detail}: the state is a key of SENTENCES; of what is verified `reason` is the truth.
/// Error  throws Malformed where the record is none.
export function check_finding(finding) {
  if (typeof finding !== 'object' || finding === null || typeof finding.case_text !== 'string')
    throw new Malformed('no record of a finding with a case_text');
  const {certificate} = finding;
  if (certificate === undefined) return {state: 'without', reason: 'the record has none'};
  if (certificate?.proves === 'nothing') return {state: 'without', reason: plain(certificate.reason, 100)};
  const parsed = parse_case(finding.case_text);
  try {
    for (const name of ['engine', 'property', 'claim'])
      must(!parsed.header.has(name) || finding[name] === undefined || finding[name] === parsed.header.get(name),
           'record and case differ', name);
    check_certificate(parsed, certificate);
  } catch (error) {
    if (error instanceof Refused) return {state: 'refused', reason: error.reason, detail: error.message};
    throw error;
  }
  const agrees = agrees_with_claim(finding, certificate.proves);
  return {state: agrees === false ? 'contradicts' : 'verified', reason: certificate.proves, agrees};
}

// ---- Node ----------------------------------------------------------------------------------------------------------
function records_of(text) {
  if (text.startsWith('assay-case 1')) return [{case_text: text}];
  return text.split('\n').filter((line) => line.trim() !== '').map((line, i) => {
    if (line.length > MOST_LINE) throw new Malformed(`record ${i + 1} is too long`);
    try {
      return JSON.parse(line);
    } catch {
      throw new Malformed(`record ${i + 1} is not JSON`);
    }
  });
}

async function main(files) {
  const {readFileSync, statSync} = await import('node:fs');
  const counts = Object.fromEntries(Object.keys(SENTENCES).map((state) => [state, new Map()]));
  let code = files.length === 0 ? 2 : 0;
  if (code === 2) console.error('usage: node check_certificate.mjs FILE...');
  for (const file of files) {
    try {
      if (statSync(file).size > MOST_FILE) throw new Malformed(`longer than ${MOST_FILE} bytes`);
      for (const [i, record] of records_of(readFileSync(file, 'utf8')).entries()) {
        const {state, reason, detail} = check_finding(record);
        counts[state].set(reason, (counts[state].get(reason) ?? 0) + 1);
        if (state === 'refused' || state === 'contradicts') code = Math.max(code, 1);
        const name = `${plain(file, 200)}:${i + 1} ${plain(record.id ?? '')} ${plain(record.engine ?? '')}`;
        console.log(`${name} ${SENTENCES[state]}: ${detail ?? reason}`);
      }
    } catch (error) {
      console.error(`check_certificate: ${plain(file, 200)}: ${plain(error.message, 200)}`);
      code = 2;
    }
  }
  const [verified, contradicted, refused, without] =
      Object.values(counts).map((map) => [...map.values()].reduce((sum, count) => sum + count, 0));
  console.log(`verified ${verified}, contradicted ${contradicted}, refused ${refused}, without certificate ${without}`);
  for (const [state, map] of Object.entries(counts))
    for (const [reason, count] of [...map].sort()) console.log(`  ${SENTENCES[state]}: ${reason}: ${count}`);
  process.exitCode = code;
}

const is_program = typeof process !== 'undefined' && /check_certificate\.mjs$/.test(process.argv?.[1] ?? '');
if (is_program) await main(process.argv.slice(2));
