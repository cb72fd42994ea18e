// Between Assay's clouds and hulls and the package graham_scan, whose readme is the reference. It tells points, not
// their numbers.
import ConvexHullGrahamScan from 'graham_scan';

const key = (x, y) => `${x + 0},${y + 0}`;
/** The corners by their numbers, the lowest of equal points; less than three are no ring. */
export function answerOf({count, coordinates}, corners) {
  const numbers = new Map();
  for (let i = count - 1; i >= 0; --i) numbers.set(key(coordinates[2 * i], coordinates[2 * i + 1]), i);
  const ring = corners.map(({x, y}) => numbers.get(key(x, y)));
  if (ring.includes(undefined)) return {kind: 'gave_up', why: 'stalled'};
  return ring.length < 3 ? {kind: 'flat', extreme: [...new Set(ring)]} : {kind: 'hull', ccw: ring};
}

export function hull(cloud) {
  if (cloud.count === 0 || !cloud.coordinates.every(Number.isFinite)) return {kind: 'declined'};
  const scan = new ConvexHullGrahamScan();
  for (let i = 0; i < cloud.count; ++i) scan.addPoint(cloud.coordinates[2 * i], cloud.coordinates[2 * i + 1]);
  return answerOf(cloud, scan.getHull());
}
