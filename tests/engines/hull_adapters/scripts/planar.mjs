// Whether a ring is the hull of points of the plane: exact for small integers; and what holds an adapter to that.
import assert from 'node:assert/strict';

import {below, list} from '../../collision_adapters/scripts/draw.mjs';
import {orientations} from '../../collision_adapters/scripts/trial.mjs';

export const turn = ([px, py], [qx, qy], [rx, ry]) => (qx - px) * (ry - py) - (qy - py) * (rx - px);
/** Whether every point lies on the ring or left of each of its edges, and the ring runs once round. */
export function isHull(points, ring) {
  const corners = ring.map((i) => points[i]);
  const next = (i) => corners[(i + 1) % corners.length];
  const turns = corners.map((p, i) => turn(p, next(i), next(i + 1)));
  const extreme = new Set(ring);
  return extreme.size === ring.length && turns.every((t) => t >= 0) && turns.some((t) => t > 0) &&
    corners.every((p, i) => points.every((r) => turn(p, next(i), r) >= 0)) && isOnce(corners);
}
/** A ring of left turns runs once round where its edges change from left to right and back but once. */
function isOnce(corners) {
  const to_right = corners.map((p, i) => Math.sign(corners[(i + 1) % corners.length][0] - p[0])).filter((s) => s !== 0);
  return to_right.filter((s, i) => s !== to_right[(i + 1) % to_right.length]).length === 2;
}
export const cloudOf = (points) => ({count: points.length, coordinates: new Float64Array(points.flat())});

/**
 * Asks `hull` of small integer clouds with an interior, in every order and orientation of the axes: the share of wrong
 * rings is at most `most`. Planted errors are seen: a ring that runs the other way, and one that lacks a corner.
 */
export function expectHulls(hull, count, most = 0) {
  let asked = 0, wrong = 0;
  for (let i = 0; i < count; ++i) {
    const points = list(3 + below(10), () => [below(9) - 4, below(9) - 4]);
    if (!points.some((p) => points.some((q) => turn(points[0], p, q) !== 0))) continue;
    for (const way of orientations(2)) {
      const cloud = points.map(way), answer = hull(cloudOf(cloud));
      ++asked;
      if (answer.kind !== 'hull' || !isHull(cloud, answer.ccw)) {
        ++wrong;
        continue;
      }
      assert.ok(!isHull(cloud, [...answer.ccw].reverse()));
      const corner = answer.ccw.findIndex((_, k, ring) => {
        const [p, q, r] = [ring.at(k - 1), ring[k], ring[(k + 1) % ring.length]].map((v) => cloud[v]);
        return turn(p, q, r) > 0;
      });
      const fewer = answer.ccw.filter((_, k) => k !== corner);
      assert.ok(fewer.length < 3 || !isHull(cloud, fewer));
    }
  }
  console.log(`${asked} planar hulls, ${wrong} wrong`);
  assert.ok(asked > count / 2 && wrong <= most * asked);
}
