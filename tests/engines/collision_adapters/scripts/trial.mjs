// Holds a collision engine in JavaScript to the truth: plain pairs in every orientation, and pairs of small integers,
// on which a sign, exchanged bodies or a vertex left out show as rates that no engine could have.
import assert from 'node:assert/strict';

import {bodyOf, drawSmall, list} from './draw.mjs';
import {outside, overlapAlong, pointsOf, truthOf} from './truth.mjs';

/** What an answer says: the distance, or the depth with a minus; a bare verdict is 0 or infinity. */
export function signedOf(answer) {
  if (answer.kind === 'measured_apart' || answer.kind === 'bare_distance') return answer.distance;
  if (answer.kind === 'penetrating') return -answer.depth;
  assert.equal(answer.kind, 'bare_verdict');
  return answer.colliding ? 0 : Infinity;
}

const kOrders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
/** Every exchange and reversal of axes: 48 of space, 8 of the plane. */
export function* orientations(dimension) {
  for (const order of kOrders.filter((o) => dimension === 3 || o[2] === 2))
    for (let signs = 0; signs < 2 ** dimension; ++signs)
      yield(v) => list(dimension, (k) => ((signs >> k) & 1 ? -1 : 1) * v[order[k]]);
}
const box = (low, high) => {
  const dimension = low.length;
  return list(2 ** dimension, (i) => list(dimension, (k) => ((i >> k) & 1 ? high[k] : low[k])));
};

/**
 * A box beside another, an eighth deep and five quarters away along one axis, by every orientation and in both orders.
 */
export function plainPairs(solve, dimension) {
  const near = box([0, 0, 0].slice(0, dimension), [2, 3, 4].slice(0, dimension));
  for (const turn of orientations(dimension))
    for (const [gap, inward] of [[1.25, 0], [-0.125, 1]]) {
      const far = box([2 + gap, 0.5, 0.75].slice(0, dimension), [4 + gap, 2.25, 3.5].slice(0, dimension));
      const axis = turn([1, 0, 0].slice(0, dimension));
      for (const sign of [1, -1]) {
        const [a, b] = (sign === 1 ? [near, far] : [far, near]).map((body) => bodyOf(body.map(turn)));
        const answer = solve({a, b}), told = signedOf(answer);
        assert.equal(told <= 0, inward === 1, `verdict of ${gap}`);
        if (answer.kind === 'bare_verdict') continue;
        assert.ok(Math.abs(told - gap) < 1e-4, `${told} told, ${gap} true`);
        if (answer.kind === 'penetrating') {
          const length = Math.hypot(...answer.normal);
          axis.forEach(
              (x, k) => assert.ok(Math.abs(answer.normal[k] / length - sign * x) < 1e-4, `normal ${answer.normal}`));
        }
        if (answer.kind === 'measured_apart')
          axis.forEach((x, k) => assert.ok(Math.abs(answer.on_b[k] - answer.on_a[k] - sign * x * gap) < 1e-4));
      }
    }
}

/** Wrong answers on `count` pairs of small integers; distances are held to a hundredth, depths to a twentieth. */
export function rates(solve, dimension, count) {
  const seen = {pairs: 0, meet: 0, verdicts: 0, distances: 0, points: 0, depths: 0, normals: 0, unanswered: 0};
  for (let i = 0; i < count; ++i) {
    const a = drawSmall(dimension), b = drawSmall(dimension, 4), truth = truthOf(a, b);
    if (truth.signed === 0) continue;
    const answer = solve({a, b});
    ++seen.pairs, seen.meet += truth.signed < 0;
    if (answer.kind === 'declined' || answer.kind === 'gave_up') {
      ++seen.unanswered;
      continue;
    }
    const told = signedOf(answer);
    seen.verdicts += (told <= 0) !== (truth.signed < 0);
    if (answer.kind === 'measured_apart') {
      seen.distances += !(Math.abs(told - truth.signed) < 0.01);
      seen.points +=
          !(outside(a, answer.on_a.slice(0, dimension)) < 0.01 && outside(b, answer.on_b.slice(0, dimension)) < 0.01);
    }
    if (answer.kind !== 'penetrating' || truth.signed > 0) continue;
    seen.depths += !(Math.abs(told - truth.signed) < 0.05);
    seen.normals += !(overlapAlong(pointsOf(a), pointsOf(b), answer.normal) < 0.05 - truth.signed);
  }
  return seen;
}

/** Each kind of error is at most the given share of the pairs. Prints the rates. */
export function expectRates(name, solve, dimension, count, most = 0.01) {
  const seen = rates(solve, dimension, count);
  console.log(name, JSON.stringify(seen));
  assert.ok(seen.pairs > count / 2 && seen.meet > count / 50, 'pairs to judge');
  for (const kind of ['verdicts', 'distances', 'points', 'depths', 'normals', 'unanswered'])
    assert.ok(seen[kind] <= most * seen.pairs, `${name}: ${seen[kind]} wrong ${kind}`);
}

const reversed = (v) => v.map((x) => -x);
/**
 * Errors of translation, planted in an answer or in a question: each must break expectRates where the answer has what
 * it spoils.
 */
export const kSpoilt = {
  normal: (solve) => (pair) => {
    const answer = solve(pair);
    return answer.kind === 'penetrating' ? {...answer, normal: reversed(answer.normal)} : answer;
  },
  depth: (solve) => (pair) => {
    const answer = solve(pair);
    return answer.kind === 'penetrating' ? {...answer, depth: 0} : answer;
  },
  points: (solve) => (pair) => {
    const answer = solve(pair);
    return answer.kind === 'measured_apart' ? {...answer, on_a: answer.on_b, on_b: answer.on_a} : answer;
  },
  vertex: (solve) => ({a, b}) =>
      solve({a: {...a, count: a.count - 1, coordinates: a.coordinates.subarray(0, -a.dimension)}, b}),
  verdict: (solve) => (pair) => {
    const answer = solve(pair);
    return answer.kind === 'bare_verdict' ? {...answer, colliding: !answer.colliding} : answer;
  },
};

/** Each planted error is seen: what an engine's answers have says which can be. */
export function expectSeen(solve, dimension, spoilt) {
  for (const name of spoilt)
    assert.throws(() => expectRates(`spoilt ${name}`, kSpoilt[name](solve), dimension, 200), /wrong/, name);
}

/** What an engine keeps of a body are its vertices, bit by bit but for the sign of 0. */
export function expectAsked(kept, vertices) {
  const asked = new Set(vertices.map(String));
  for (const v of kept) assert.ok(asked.has(String(v.map((x) => x + 0))), `${v} was not asked`);
}
/** The share of the largest extent along an axis that is missing of what is kept. */
export function shareLost(vertices, kept) {
  const ends = (points, k) => [Math.min(...points.map((v) => v[k])), Math.max(...points.map((v) => v[k]))];
  const of = vertices[0].map((_, k) => [ends(vertices, k), ends(kept, k)]);
  const missing = of.flatMap(([[low, high], [from, to]]) => [from - low, high - to]);
  return Math.max(...missing) / Math.max(...of.map(([[low, high]]) => high - low));
}

/** What no such engine serves is declined. */
export function declines(solve, dimension) {
  const body = bodyOf(box([0, 0, 0].slice(0, dimension), [1, 1, 1].slice(0, dimension)));
  const spoil = (x) => ({...body, coordinates: body.coordinates.map((y, i) => (i === 1 ? x : y))});
  const nothing = {dimension, count: 0, coordinates: new Float64Array(0)};
  const elsewhere = bodyOf(box(new Array(5 - dimension).fill(0), new Array(5 - dimension).fill(1)));
  for (const odd of [spoil(0.1), spoil(1e300), spoil(NaN), spoil(Infinity), nothing, elsewhere])
    for (const pair of [{a: odd, b: body}, {a: body, b: odd}]) assert.equal(solve(pair).kind, 'declined');
}

const still = {
  displacement: [0, 0, 0],
  rotation: [0, 0, 0],
  centre: [0, 0, 0]
};
const going = (axis, by) => ({...still, displacement: still.displacement.map((_, k) => (k === axis ? by : 0))});
/**
 * A square or cube that goes against another, one or both of them, along each axis both ways: when they meet, and that
 * they do not.
 */
export function castsAlongAxes(solve, dimension) {
  const unit = (axis, at) => bodyOf(
      list(2 ** dimension, (i) => list(dimension, (k) => ((i >> k) & 1) + (k === axis ? at : 0.25 * (at !== 0)))));
  for (let axis = 0; axis < dimension; ++axis)
    for (const sign of [1, -1]) {
      const ask = (at, by_a, by_b) => solve({
        a: unit(axis, 0),
        b: unit(axis, sign * at),
        motion_a: going(axis, sign * by_a),
        motion_b: going(axis, sign * by_b),
      });
      for (const [by_a, by_b, time] of [[4, 0, 0.5], [0, -4, 0.5], [2, -2, 0.5], [8, 0, 0.25], [0, -8, 0.25]])
        assert.ok(Math.abs(ask(3, by_a, by_b).time - time) < 1e-3, `${ask(3, by_a, by_b).time} told, ${time} true`);
      for (const [by_a, by_b] of [[1.5, 0], [-4, 0], [0, 4]]) assert.equal(ask(3, by_a, by_b).kind, 'missed');
      assert.equal(ask(0.5, 0, -1).time, 0);
      const turned = {...still, rotation: [0, 0, 1]};
      assert.equal(solve({a: unit(0, 0), b: unit(0, 3), motion_a: turned, motion_b: still}).kind, 'declined');
    }
}
