// Forged certificates, each with the reason that it must be refused for: a function that makes a record wrong.
import {pair} from './problems.mjs';

const one = (numerator, denominator = 1) => [String(numerator), String(denominator)];
const zeros = (count) => Array(count).fill(one(0));
const unit = (count, at) => zeros(count).map((zero, i) => (i === at ? one(1) : zero));
const minus = ([p, q]) => [String(-BigInt(p)), q];
const K = 2n ** 60n;
/// A little more or less: p/q + n/2^60.
const off = ([p, q], n) => [String(BigInt(p) * K + BigInt(n) * BigInt(q)), String(BigInt(q) * K)];
const off_at = (list, at, n) => list.map((x, i) => (i === at ? off(x, n) : x));
const used = (list) => list.findIndex(([p]) => p !== '0');
const exchanged = (list, i, j) => list.map((x, k) => list[k === i ? j : k === j ? i : k]);
const lists = (changed) => (record) =>
    ({...record, certificate: {...record.certificate, ...changed(record.certificate)}});
const whole = (certificate) => (record) => ({...record, certificate});
const other_case = (case_text) => (record) => ({...record, case_text});
const without = (name) => (record) => {
  const {[name]: gone, ...rest} = record.certificate;
  return {...record, certificate: rest};
};

const LENGTH = 'list of another length', RATIONAL = 'not a rational', PLACE = 'not a place';
const direction = (...entries) => lists(() => ({direction: entries}));

const pairs = [
  ['separated', 'direction does not separate', 'reversed', lists((c) => ({direction: c.direction.map(minus)}))],
  ['separated', 'direction does not separate', 'across', direction(one(0), one(1))],
  ['steep', 'direction does not separate', 'off by 2^-60', direction(one(1), one(-1, K))],
  ['separated', 'direction is zero', 'zero', direction(one(0), one(0))],
  ['separated', LENGTH, 'an entry too many', lists((c) => ({direction: [...c.direction, one(0)]}))],
  ['separated', LENGTH, 'an entry too few', lists((c) => ({direction: c.direction.slice(1)}))],
  ...[['denominator 0', one(1, 0)], ['negative denominator', one(1, -1)], ['minus zero', ['-0', '1']],
      ['a point', ['1.5', '1']],
      ['hexadecimal', ['0x1', '1']],
      ['an exponent', ['1e3', '1']], ['a leading zero', ['01', '1']], ['no text', [1, 1]],
      ['no pair', '1'], ['three', ['1', '1', '1']], ['empty', ['', '1']]]
      .map(([name, entry]) => ['separated', RATIONAL, name, direction(entry, one(0))]),
  ['separated', 'unknown field', 'a field more', lists(() => ({note: 'trust me'}))],
  ['separated', 'unknown field', 'empty body with a direction', lists(() => ({proves: 'empty_body'}))],
  ['separated', 'no body is empty', 'empty body', whole({proves: 'empty_body'})],
  ['separated', 'a list is missing', 'touching without weights', lists(() => ({proves: 'touching'}))],
  ['separated', 'a list is missing', 'no direction', without('direction')],
  ['separated', 'a list is missing', 'a direction that is no list', lists(() => ({direction: {length: 2}}))],
  ['separated', 'direction does not support', 'touching, a direction that goes through',
   whole({proves: 'touching', direction: [one(1), one(0)], weights_a: unit(3, 0), weights_b: unit(3, 0)})],
  ['separated', 'no common point', 'touching',
   lists(() => ({proves: 'touching', weights_a: unit(3, 1), weights_b: unit(3, 0)}))],
  ['separated', 'no common point', 'overlapping',
   whole({proves: 'overlapping', weights_a: unit(3, 1), weights_b: unit(3, 0)})],
  ['separated', 'kind of another family', 'optimal', whole({proves: 'optimal', x: [], y: []})],
  ...['tangent', 'constructor', '__proto__', 7, null, undefined].map((kind) =>
      ['separated', 'unknown kind', `kind ${kind}`, lists(() => ({proves: kind}))]),
  ...[null, 'separated', []].map((certificate) => ['separated', 'not an object', `${certificate}`, whole(certificate)]),
  ['separated', 'too long', 'a long list', direction(...zeros(70000))],
  ['separated', 'too long', 'many digits', direction(...Array(20).fill(['9'.repeat(65000), '1']))],
  ['separated', 'too long', 'an integer of many digits', direction(['9'.repeat(70000), '1'], one(0))],
  ['separated', 'too long', 'denominators without common factors',
   direction(...Array.from({length: 300}, (_, i) => ['1', String(10n ** 1700n + BigInt(2 * i + 1))]))],
  ['separated', 'too long', 'a long denominator of many', direction(one(1, 10n ** 64999n), ...zeros(400))],
  ['separated', 'too much work', 'many entries and many points',
   (r) => ({...r, certificate: {...r.certificate, direction: zeros(5000)},
             case_text: pair(Array(2000).fill([0, 0]), [[1, 1]], 2)})],
  ['separated', 'bodies of two dimensions', 'b in space',
   other_case(pair([[0, 0]], [[1, 1, 1]], 2).replace('b: 1 x 2', 'b: 1 x 3'))],
  ['separated', 'problem is not finite', 'a NaN', other_case(pair([[0, NaN]], [[1, 1]], 2))],
  ['touching', 'direction does not support', 'reversed', lists((c) => ({direction: c.direction.map(minus)}))],
  ['touching', 'direction does not support', 'off by 2^-60', lists((c) => ({direction: off_at(c.direction, 1, 1)}))],
  ['touching', 'direction is zero', 'zero', direction(one(0), one(0))],
  ['touching', 'weights do not sum to one', 'off by 2^-60',
   lists((c) => ({weights_a: off_at(c.weights_a, used(c.weights_a), 1)}))],
  ['touching', 'no common point', 'moved by 2^-60',
   lists((c) => ({weights_a: off_at(off_at(c.weights_a, used(c.weights_a), -1), 0, 1)}))],
  ['touching', 'no common point', 'weights of other vertices',
   lists((c) => ({weights_a: exchanged(c.weights_a, used(c.weights_a), 0)}))],
  ['touching', LENGTH, 'a vertex left out', lists((c) => ({weights_b: c.weights_b.slice(1)}))],
  ['touching', 'direction does not separate', 'as separated', (r) => without('weights_a')(without('weights_b')(
       lists(() => ({proves: 'separated'}))(r)))],
  ['touching', 'support does not span the space', 'as overlapping',
   (r) => without('direction')(lists(() => ({proves: 'overlapping'}))(r))],
  ['overlapping', 'weights do not sum to one', 'off by -2^-60',
   lists((c) => ({weights_b: off_at(c.weights_b, used(c.weights_b), -1)}))],
  ['overlapping', 'weights do not sum to one', 'twice',
   lists((c) => ({weights_a: c.weights_a.map(([p, q]) => one(2n * BigInt(p), q))}))],
  ['overlapping', 'a weight is negative', 'sign flipped', lists((c) => ({weights_a: c.weights_a.map(minus)}))],
  ['overlapping', 'a weight is negative', 'outside', lists((c) => ({weights_a: [one(-1), one(1), one(1), one(0)]}))],
  ['overlapping', 'no common point', 'one vertex', lists(() => ({weights_a: unit(4, 0)}))],
  ['overlapping', 'no common point', 'a coordinate moved',
   (r) => ({...r, case_text: r.case_text.replace(/(a: 4 x 2\n.*\n.*\n.*\n).*/, '$1 0x0p+0 0x1p+4')})],
  ['overlapping', 'support does not span the space', 'a common point of a vertex and a diagonal',
   whole({proves: 'overlapping', weights_a: unit(4, 2), weights_b: [one(1, 2), one(0), one(1, 2), one(0)]})],
  ['overlapping', 'direction does not separate', 'as separated',
   whole({proves: 'separated', direction: [one(-1), one(0)]})],
  ['overlapping', 'direction does not support', 'as touching',
   lists(() => ({proves: 'touching', direction: [one(-1), one(0)]}))],
  ['empty_body', 'a body is empty', 'as separated', whole({proves: 'separated', direction: [one(1), one(0)]})],
];

const PARTS = 'direction does not separate', NONE = 'no common point', WEIGHTS = 'a weight is negative';
const directions = (changed) => lists((c) => ({directions: changed(c.directions)}));
const times = (changed) => lists((c) => ({times: changed(c.times)}));
/// The whole case with other words in the place of some.
const reworded = (from, to) => (r) => ({...r, case_text: r.case_text.replace(from, to)});
const moved_in = (r, words) => r.case_text.replace(/(motion of a:\n)((?:.*\n){3})/, `$1${words}`);
const casts = [
  ['apart', PARTS, 'reversed', directions((d) => d.map(minus))],
  ['apart', PARTS, 'across', directions(() => [one(1), one(0)])],
  ['apart', PARTS, 'no direction', directions(() => zeros(2))],
  ['apart', 'not apart to the end', 'half of the time', times(() => [one(1, 2)])],
  ['apart', 'not apart to the end', 'no time', lists(() => ({times: [], directions: []}))],
  ['apart', 'times do not rise', 'beyond the end', times(() => [one(2)])],
  ['apart', 'times do not rise', 'before the begin', times(() => [one(-1)])],
  ['apart', LENGTH, 'a direction of another dimension', directions((d) => [...d, one(0)])],
  ['apart', LENGTH, 'a piece more', times((t) => [one(1, 2), ...t])],
  ['apart', 'no body is empty', 'as of no body', whole({proves: 'empty_body'})],
  ['apart', 'kind of another family', 'as a pair at rest', whole({proves: 'separated', direction: [one(0), one(-1)]})],
  ['apart', 'problem is not finite', 'a motion of NaN',
   (r) => ({...r, case_text: moved_in(r, 'nan 0x0p+0 0x0p+0\n'.repeat(3))})],
  ['apart', 'neither in the plane nor in space', 'a way out of the plane',
   (r) => ({...r, case_text: moved_in(r, '0x0p+0 0x0p+0 0x1p+0\n'.repeat(3))})],
  ['apart', 'rotation too large', 'ten turns and more',
   (r) => ({...r, case_text: moved_in(r, '0x0p+0 0x0p+0 0x0p+0\n0x0p+0 0x0p+0 0x1.1p+6\n0x0p+0 0x0p+0 0x0p+0\n')})],
  ['apart', PARTS, 'of bodies that meet', reworded(/(motion of a:\n\s*\S+\s+)\S+/, '$10x1.8p+1')],
  ['apart_turning', PARTS, 'one piece of the first direction',
   lists((c) => ({times: c.times.slice(-1), directions: c.directions.slice(0, 2)}))],
  ['apart_turning', PARTS, 'the last piece from the begin',
   lists((c) => ({times: [one(1)], directions: c.directions.slice(-2)}))],
  ['apart_turning', 'times do not rise', 'a time twice',
   lists((c) => ({times: [c.times[0], ...c.times], directions: [...c.directions.slice(0, 2), ...c.directions]}))],
  ['apart_turning', PARTS, 'times exchanged', times((t) => [...t].reverse())],
  ['apart_turning', 'a list is missing', 'without directions', without('directions')],
  ['graze', PARTS, 'a contact too late', times((t) => [off(t[0], 1)])],
  ['graze', NONE, 'a contact too early', times((t) => [off(t[0], -1)])],
  ['graze', 'direction does not support', 'off by 2^-60', lists((c) => ({direction: off_at(c.direction, 0, 1)}))],
  ['graze', 'direction does not support', 'reversed', lists((c) => ({direction: c.direction.map(minus)}))],
  ['graze', 'direction is zero', 'no direction', lists(() => ({direction: zeros(2)}))],
  ['graze', 'support does not span the space', 'as an impact',
   (r) => without('direction')(lists(() => ({
     proves: 'impact', sweep_b: unit(4, 0), sweep_a: zeros(8).map((x, i) => ({2: one(3, 4), 6: one(1, 4)})[i] ?? x),
   }))(r))],
  ['impact', PARTS, 'a contact too late', times((t) => [off(t[0], 1)])],
  ['impact', NONE, 'a contact too early', times((t) => [off(t[0], -1)])],
  ['impact', PARTS, 'another normal', directions(() => [one(0), one(-1)])],
  ['impact', 'weights do not sum to one', 'off by 2^-60',
   lists((c) => ({weights_a: off_at(c.weights_a, used(c.weights_a), 1)}))],
  ['impact', WEIGHTS, 'negative weights', lists((c) => ({weights_b: c.weights_b.map(minus)}))],
  ['impact', LENGTH, 'a vertex left out', lists((c) => ({weights_b: c.weights_b.slice(1)}))],
  ['impact', LENGTH, 'only where it begins', lists((c) => ({sweep_a: c.sweep_a.slice(4)}))],
  ['impact', NONE, 'the vertices of the sweep exchanged', lists((c) => ({sweep_a: [...c.sweep_a].reverse()}))],
  ['impact', 'direction does not support', 'as a touch', (r) => without('sweep_a')(without('sweep_b')(
       lists(() => ({proves: 'graze', direction: [one(-1), one(0)]}))(r)))],
  ['impact', PARTS, 'as apart', (r) => whole({proves: 'apart', times: r.certificate.times,
                                                               directions: r.certificate.directions})(r)],
  ['impact', PARTS, 'as apart all the way',
   (r) => whole({proves: 'apart', times: [one(1)], directions: r.certificate.directions})(r)],
  ['impact', 'no overlap along an axis', 'as an overlap', (r) => without('sweep_a')(without('sweep_b')(
       lists(({weights_a, weights_b, times}) => ({
         proves: 'overlap', time: times, weights_a: Array(4).fill(weights_a).flat(),
         weights_b: Array(4).fill(weights_b).flat(),
       }))(r)))],
  ['impact_of_points', NONE, 'a way past it', reworded(/(motion of a:\n\s*\S+\s+)\S+/, '$10x1p-60')],
  ['impact_3d', 'neither in the plane nor in space', 'in one dimension', other_case(
      ['assay-case 1', '', 'family: cast', 'a: 1 x 1', '0x0p+0', 'b: 1 x 1', '0x1p+0', 'motion of a:',
       ...Array(3).fill('0x0p+0 0x0p+0 0x0p+0'), 'motion of b:', ...Array(3).fill('0x0p+0 0x0p+0 0x0p+0'), 'end']
          .join('\n'))],
  ['impact_3d', 'bodies of two dimensions', 'in the plane and in space', reworded('b: 8 x 3', 'b: 12 x 2')],
  ['contact', 'a body turns', 'as a touch', lists(() => ({proves: 'graze', direction: [one(-1), one(0)]}))],
  ['contact', NONE, 'another corner', lists(() => ({weights_a: unit(4, 0)}))],
  ['contact', 'no overlap along an axis', 'as an overlap',
   lists(({weights_a, weights_b}) => ({proves: 'overlap', time: [one(0)], weights_a: Array(4).fill(weights_a).flat(),
                                       weights_b: Array(4).fill(weights_b).flat()}))],
  ['overlap', 'a body has turned', 'as a common point', (r) => without('time')(lists(({weights_a, weights_b}) =>
      ({proves: 'contact', weights_a: weights_a.slice(0, 4), weights_b: weights_b.slice(0, 4)}))(r))],
  ['overlap', 'no overlap along an axis', 'when they are apart', lists((c) => ({time: [c.times[0]]}))],
  ['overlap', 'no overlap along an axis', 'axes exchanged',
   lists((c) => ({weights_a: [...c.weights_a.slice(8), ...c.weights_a.slice(0, 8)],
                  weights_b: [...c.weights_b.slice(8), ...c.weights_b.slice(0, 8)]}))],
  ['overlap', LENGTH, 'one axis', lists((c) => ({weights_a: c.weights_a.slice(8), weights_b: c.weights_b.slice(8)}))],
  ['overlap', 'not a time', 'two times', lists((c) => ({time: [...c.time, ...c.time]}))],
  ['overlap', 'not a time', 'a time after the end', lists(() => ({time: [one(2)]}))],
  ['overlap', 'not a time', 'a time before the begin', lists(() => ({time: [one(-1)]}))],
  ['overlap', PARTS, 'apart until they overlap', times((t) => [...t.slice(0, -1), one(1)])],
  ['overlap', 'not apart to the end', 'as apart', (r) => whole({proves: 'apart', times: r.certificate.times,
                                                                directions: r.certificate.directions})(r)],
  ['overlap_3d', 'weights do not sum to one', 'off by -2^-60',
   lists((c) => ({weights_a: off_at(c.weights_a, used(c.weights_a), -1)}))],
  ['overlap_at_start', PARTS, 'apart at the start',
   lists(() => ({times: [one(1, 1024)], directions: [one(-1), one(0)]}))],
  ['empty_cast', 'a body is empty', 'as apart',
   whole({proves: 'apart', times: [one(1)], directions: [one(1), one(0)]})],
];

const ABSENT = 'a multiplier leans on an absent bound', GAP = 'duality gap is open', BREAKS = 'x breaks a bound';
const programs = [
  ['optimal', BREAKS, 'x off by 2^-60', lists((c) => ({x: off_at(c.x, 0, 1)}))],
  ['optimal', GAP, 'x off by -2^-60', lists((c) => ({x: off_at(c.x, 0, -1)}))],
  ['optimal', BREAKS, 'x negative', lists((c) => ({x: c.x.map(minus)}))],
  ['optimal', BREAKS, 'x exchanged', lists((c) => ({x: exchanged(c.x, 0, 1)}))],
  ['optimal', GAP, 'another vertex', lists(() => ({x: [one(0), one(2)]}))],
  ['optimal', ABSENT, 'y with the other sign', lists((c) => ({y: c.y.map(minus)}))],
  ['optimal', ABSENT, 'y off by 2^-60', lists((c) => ({y: off_at(c.y, 0, 1)}))],
  ['optimal', GAP, 'y off by -2^-60', lists((c) => ({y: off_at(c.y, 1, -1)}))],
  ['optimal', ABSENT, 'y exchanged', lists((c) => ({y: exchanged(c.y, 0, 1)}))],
  ['optimal', ABSENT, 'no multipliers', lists(() => ({y: zeros(2)}))],
  ['optimal', LENGTH, 'x too short', lists((c) => ({x: c.x.slice(1)}))],
  ['optimal', LENGTH, 'y too long', lists((c) => ({y: [...c.y, one(0)]}))],
  ['optimal', 'ray breaks a bound', 'as unbounded',
   (r) => without('y')(lists(() => ({proves: 'unbounded', ray: [one(1), one(0)]}))(r))],
  ['optimal', 'cost does not fall along the ray', 'a ray of length 0',
   (r) => without('y')(lists(() => ({proves: 'unbounded', ray: zeros(2)}))(r))],
  ['optimal', 'implied bound is not positive', 'as infeasible',
   (r) => whole({proves: 'infeasible', farkas: r.certificate.y})(r)],
  ['optimal', 'bounds are not crossed', 'crossed bounds', whole({proves: 'crossed_bounds', variable: [2]})],
  ['infeasible', ABSENT, 'the other sign', lists((c) => ({farkas: c.farkas.map(minus)}))],
  ['infeasible', 'implied bound is not positive', 'zero', lists(() => ({farkas: zeros(1)}))],
  ['infeasible', LENGTH, 'too long', lists((c) => ({farkas: [...c.farkas, one(0)]}))],
  ['infeasible', BREAKS, 'as optimal', whole({proves: 'optimal', x: zeros(2), y: zeros(1)})],
  ['unbounded', 'ray breaks a bound', 'reversed', lists((c) => ({ray: c.ray.map(minus)}))],
  ['unbounded', 'ray breaks a bound', 'off by 2^-60', lists(() => ({ray: [off(one(1), 1), one(1)]}))],
  ['unbounded', 'cost does not fall along the ray', 'zero', lists(() => ({ray: zeros(2)}))],
  ['unbounded', LENGTH, 'ray too short', lists((c) => ({ray: c.ray.slice(1)}))],
  ['unbounded', BREAKS, 'start outside', lists(() => ({x: [one(5), one(0)]}))],
  ['unbounded', BREAKS, 'start off by -2^-60', lists(() => ({x: [one(-1, K), one(0)]}))],
  ['unbounded', ABSENT, 'as optimal', (r) => without('ray')(lists(() => ({proves: 'optimal', y: zeros(1)}))(r))],
  ['crossed_bounds', 'bounds are not crossed', 'another variable', lists(() => ({variable: [1]}))],
  ...[[9], [0, 0], [], [-1], [0.5], ['0'], [null]].map((variable) =>
      ['crossed_bounds', PLACE, `variable ${JSON.stringify(variable)}`, lists(() => ({variable}))]),
  ['crossed_bounds', 'problem is not finite', 'an infinite cost',
   (r) => ({...r, case_text: r.case_text.replace(/cost: .*/, 'cost: inf 0x0p+0')})],
];

const TURN = 'no strict turn', OUTSIDE = 'a point is outside of an edge';
const ring = (changed) => lists((c) => ({extreme: changed(c.extreme)}));
const facets = (changed) => lists((c) => ({facets: changed(c.facets)}));
const hulls = [
  ['polygon', 'not counter-clockwise', 'reversed', ring((e) => [...e].reverse())],
  ['polygon', OUTSIDE, 'a corner left out', ring((e) => e.slice(1))],
  ['polygon', TURN, 'the middle of an edge as a corner', ring(() => [0, 5, 1, 2, 3])],
  ['polygon', TURN, 'the inner point in place of a corner', ring((e) => e.map((i) => (i === 2 ? 4 : i)))],
  ['polygon', OUTSIDE, 'two corners exchanged', ring((e) => exchanged(e, 1, 2))],
  ['polygon', 'a corner is given twice', 'twice around', ring((e) => [...e, ...e])],
  ['polygon', PLACE, 'no such point', ring((e) => [...e, 6])],
  ['polygon', LENGTH, 'two corners', ring((e) => e.slice(0, 2))],
  ['polygon', OUTSIDE, 'a point moved by an ulp',
   (r) => ({...r, case_text: r.case_text.replace(/.*\nend/, '0x1p+0 -0x1p-1074\nend')})],
  ['polygon', 'a point is off the line', 'as a segment',
   lists((c) => ({proves: 'segment', extreme: c.extreme.slice(0, 2)}))],
  ['polygon', 'points differ', 'as a point', whole({proves: 'one_point', extreme: [0]})],
  ['polygon', 'there are points', 'as none', whole({proves: 'no_points'})],
  ['polygon', 'kind of another family', 'as a polytope', whole({proves: 'polytope', extreme: [], facets: []})],
  ['segment', 'a point is beyond an end', 'a point inside as an end', ring(() => [0, 2])],
  ['segment', 'a point is beyond an end', 'the other point inside', ring(() => [1, 0])],
  ['segment', 'ends are equal', 'one end twice', ring((e) => [e[0], e[0]])],
  ['segment', LENGTH, 'three ends', ring((e) => [...e, 0])],
  ['segment', TURN, 'as a polygon', lists(() => ({proves: 'polygon', extreme: [0, 1, 2]}))],
  ['line', 'a point is beyond an end', 'in space', ring(() => [0, 2])],
  ['line', 'a point is off the line', 'a coordinate moved',
   (r) => ({...r, case_text: r.case_text.replace('0x1.0000000000000p+0000', '0x1.0000000000001p+0')})],
  ['one_point', 'ends are equal', 'as a segment', whole({proves: 'segment', extreme: [0, 1]})],
  ['one_point', LENGTH, 'two', ring(() => [0, 1])],
  ['no_points', PLACE, 'as a point', whole({proves: 'one_point', extreme: [0]})],
  ['no_points', LENGTH, 'as a polygon', whole({proves: 'polygon', extreme: []})],
  ['flat', OUTSIDE, 'a corner left out', ring((e) => e.slice(1))],
  ['flat', OUTSIDE, 'two corners exchanged', ring((e) => exchanged(e, 1, 2))],
  ['flat', 'a point is off the plane', 'a point moved by an ulp',
   (r) => ({...r, case_text: r.case_text.replace(/0x1.0000000000000p\+0000\nend/, '0x1.0000000000001p+0\nend')})],
  ['flat', 'points lie in one plane', 'as a polytope of two sides',
   whole({proves: 'polytope', extreme: [0, 1, 2, 3], facets: [0, 1, 2, 2, 1, 0]})],
  ['polytope', 'an edge has no twin', 'a facet left out', facets((f) => f.slice(3))],
  ['polytope', 'an edge is given twice', 'a facet turned round', facets((f) => exchanged(f, 0, 1))],
  ['polytope', 'an edge is given twice', 'a facet twice', facets((f) => [...f, ...f.slice(0, 3)])],
  ['polytope', 'a point is above a facet', 'all turned round', facets((f) => [...f].reverse())],
  ['polytope', 'a point is above a facet', 'the inner point in place of a corner',
   facets((f) => f.map((i) => (i === 7 ? 8 : i)))],
  ['polytope', 'a point is above a facet', 'a tetrahedron of four corners',
   facets(() => [0, 6, 3, 0, 3, 5, 0, 5, 6, 3, 6, 5])],
  ['polytope', 'a facet is degenerate', 'a diagonal as two facets', facets((f) => [0, 8, 7, 7, 8, 0, ...f])],
  ['polytope', LENGTH, 'a corner left out', facets((f) => f.slice(1))],
  ['polytope', LENGTH, 'no facets', facets(() => [])],
  ['polytope', PLACE, 'no such point', facets((f) => f.map((i) => (i === 7 ? 10 : i)))],
  ['polytope', 'an extreme point is missing', 'an extreme point left out', ring((e) => e.slice(1))],
  ['polytope', 'a listed point is not extreme', 'the inner point', ring((e) => [...e, 8])],
  ['polytope', 'a listed point is not extreme', 'the middle of a face', ring((e) => [...e, 9])],
  ['polytope', 'an extreme point is given twice', 'twice', ring((e) => [...e, e[0]])],
  ['polytope', 'a point is off the plane', 'a face as a polygon', whole({proves: 'polygon', extreme: [0, 1, 3, 2]})],
];

const records = [
  ['separated', 'record and case differ', 'another claim than the case says',
   (r) => ({...r, claim: 'no wrong miss',
             case_text: r.case_text.replace('assay-case 1\n', 'assay-case 1\nclaim: no wrong hit\n')})],
];

export const forgeries = [...pairs, ...casts, ...programs, ...hulls, ...records];
