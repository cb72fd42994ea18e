// Between Assay's clouds and hulls and the package delaunator, whose README is the reference. Points lie one after another in one list,
// as it takes them.
import Delaunator from 'delaunator';

/**
 * "Points on the convex hull of the input data, counter-clockwise": so where y points down, as its picture has it. Without a triangle
 * it lists the points in order along a line, which is no hull.
 */
export const answerOf = ({hull, triangles}) =>
  triangles.length === 0 ? {kind: 'gave_up', why: 'uncertain'} : {kind: 'hull', ccw: Array.from(hull).reverse()};

/** Points so near along both axes are one point to it, its EPSILON. */
const kOnePoint = 2 ** -52;
/** Whether it takes two different points for one, so that the cloud is another one to it. */
export function isTakenForAnother(coordinates) {
  const points = Array.from({length: coordinates.length / 2}, (_, i) => [coordinates[2 * i], coordinates[2 * i + 1]]);
  points.sort((p, q) => p[0] - q[0]);
  for (let i = 0; i < points.length; ++i)
    for (let j = i + 1; j < points.length && points[j][0] - points[i][0] <= kOnePoint; ++j) {
      const across = Math.abs(points[j][1] - points[i][1]);
      if (across <= kOnePoint && (across > 0 || points[j][0] !== points[i][0])) return true;
    }
  return false;
}

export function hull({count, coordinates}) {
  if (count === 0 || !coordinates.every(Number.isFinite) || isTakenForAnother(coordinates)) return {kind: 'declined'};
  return answerOf(new Delaunator(Float64Array.from(coordinates)));
}
