// Between Assay's clouds and hulls and the package graham_scan, whose readme is the reference. It tells points, not
// their numbers.
import ConvexHullGrahamScan from 'graham_scan';

/** More than the roundings of a turn. */
const kRoundings = 2 ** -50;
/** Whether a ring runs clockwise at its least corner, where a turn in doubles can tell: no direction is stated. */
function isClockwise(corners) {
  const is_less = (p, q) => p.x < q.x || (p.x === q.x && p.y < q.y);
  const least = corners.reduce((best, p, i) => (is_less(p, corners[best]) ? i : best), 0);
  const [p, q, r] = [-1, 0, 1].map((step) => corners.at((least + step) % corners.length));
  const [left, right] = [(q.x - p.x) * (r.y - p.y), (q.y - p.y) * (r.x - p.x)];
  return left - right < -kRoundings * (Math.abs(left) + Math.abs(right));
}

const key = (x, y) => `${x + 0},${y + 0}`;
/** The corners by their numbers, the lowest of equal points; less than three are no ring. */
export function answerOf({count, coordinates}, corners) {
  const numbers = new Map();
  for (let i = count - 1; i >= 0; --i) numbers.set(key(coordinates[2 * i], coordinates[2 * i + 1]), i);
  const ring = corners.map(({x, y}) => numbers.get(key(x, y)));
  if (ring.includes(undefined)) return {kind: 'gave_up', why: 'stalled'};
  if (ring.length < 3) return {kind: 'flat', extreme: [...new Set(ring)]};
  return {kind: 'hull', ccw: isClockwise(corners) ? ring.reverse() : ring};
}

export function hull(cloud) {
  if (cloud.count === 0 || !cloud.coordinates.every(Number.isFinite)) return {kind: 'declined'};
  const scan = new ConvexHullGrahamScan();
  for (let i = 0; i < cloud.count; ++i) scan.addPoint(cloud.coordinates[2 * i], cloud.coordinates[2 * i + 1]);
  return answerOf(cloud, scan.getHull());
}
