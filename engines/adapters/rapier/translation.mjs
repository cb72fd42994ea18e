// Between Assay's pairs of bodies and answers and Rapier, of the plane and of space: shape.d.ts of its packages is the
// reference. Bodies stand where they are asked about, at the position 0 without a turn, so that nothing is rounded on
// the way.
import plane from '@dimforge/rapier2d-compat';
import space from '@dimforge/rapier3d-compat';

import {isSingle, spanOf, straightWay, verticesOf} from '../../pipe_kit/float_bodies.mjs';

await space.init();
await plane.init();

/** What differs between the plane and space: vectors, "no turn", and a body from its points. */
export const kPlane = {
  dimension: 2,
  rapier: plane,
  turn: 0,
  version: plane.version(),
  vector: ([x, y]) => ({x, y}),
  entries: ({x, y}) => [x, y, 0],
  hull: (points) => new plane.ConvexPolygon(points, false),
};
export const kSpace = {
  dimension: 3,
  rapier: space,
  turn: {x: 0, y: 0, z: 0, w: 1},
  version: space.version(),
  vector: ([x, y, z]) => ({x, y, z}),
  entries: ({x, y, z}) => [x, y, z],
  hull: (points) => new space.ConvexPolyhedron(points),
};
/** As far as a float goes: no bodies are farther apart, so that nothing is left out for being far. */
const kAnyDistance = 3.4028234663852886e38;

/**
 * A segment, a triangle, or what Rapier makes of more points; nothing for a point and for more points that are flat.
 */
export function shapeOf(world, body) {
  const vertices = verticesOf(body), span = spanOf(vertices), {rapier, vector} = world;
  if (vertices.length === 2) return new rapier.Segment(...vertices.map(vector));
  if (vertices.length === 3 && span === 2) return new rapier.Triangle(...vertices.map(vector));
  return span === world.dimension ? world.hull(new Float32Array(vertices.flat())) : null;
}
/** Rapier computes the hull when it makes its own object of the shape, and says nothing where it fails. */
export function hasHull(shape) {
  const raw = shape.intoRaw();
  raw?.free();
  return raw !== undefined;
}

/** Asks `query` of both shapes. */
export const pairOf = (world, query) => ({a, b}) => {
  if (a.dimension !== world.dimension || b.dimension !== world.dimension) return {kind: 'declined'};
  if (a.count === 0 || b.count === 0 || !isSingle(a.coordinates) || !isSingle(b.coordinates)) return {kind: 'declined'};
  const on_a = shapeOf(world, a), on_b = shapeOf(world, b);
  if (!on_a || !on_b) return {kind: 'declined'};
  return hasHull(on_a) && hasHull(on_b) ? query(on_a, on_b) : {kind: 'gave_up', why: 'stalled'};
};
const at_rest = ({dimension, vector, turn}) => [vector(new Array(dimension).fill(0)), turn];

export const intersects = (world) => pairOf(
    world, (a, b) => ({kind: 'bare_verdict', colliding: a.intersectsShape(...at_rest(world), b, ...at_rest(world))}));

/** "null if the shapes are separated by a distance greater than prediction": apart. normal1 is from a to b. */
export function answerOfContact({entries}, contact) {
  if (contact === null) return {kind: 'bare_verdict', colliding: false};
  const {distance, point1, point2, normal1} = contact;
  return distance > 0 ? {kind: 'measured_apart', distance, on_a: entries(point1), on_b: entries(point2)} :
                        {kind: 'penetrating', depth: -distance + 0, normal: entries(normal1)};
}
export const contact = (world) => pairOf(
    world, (a, b) => answerOfContact(world, a.contactShape(...at_rest(world), b, ...at_rest(world), kAnyDistance)));

/** "null if the two shapes never collide along their paths"; 0 also stands for shapes that meet at the start. */
export const answerOfCast = (hit) => (hit === null ? {kind: 'missed'} : {kind: 'bare_time', time: hit.time_of_impact});
const kTargetDistance = 0, kAtMost = 1, kStopAtPenetration = true;
export const cast = (world) => (problem) => {
  // Its solver moves one shape by the difference of the ways.
  if (straightWay(problem) === null) return {kind: 'declined'};
  const {dimension, vector} = world;
  const ways =
      [problem.motion_a, problem.motion_b].map(({displacement}) => vector([...displacement].slice(0, dimension)));
  return pairOf(
      world,
      (a, b) => answerOfCast(a.castShape(
          ...at_rest(world), ways[0], b, ...at_rest(world), ways[1], kTargetDistance, kAtMost, kStopAtPenetration)))(
      problem);
};

/** The numbers of the points with these coordinates, the lowest of equal ones. */
function numbersOf({dimension, coordinates}, vertices) {
  const numbers = new Map();
  for (let i = coordinates.length / dimension - 1; i >= 0; --i)
    numbers.set(Array.from(coordinates.subarray(dimension * i, dimension * (i + 1)), (x) => x + 0).join(), i);
  const all = [];
  for (let at = 0; at < vertices.length; at += dimension)
    all.push(numbers.get(Array.from(vertices.subarray(at, at + dimension), (x) => x + 0).join()));
  return all;
}
/** The hull as Rapier's own object has it: a polygon in order, a polyhedron as triangles. */
export const hull = (world) => ({count, coordinates}) => {
  const cloud = {dimension: world.dimension, coordinates};
  if (count <= world.dimension || !isSingle(coordinates)) return {kind: 'declined'};
  const raw = world.hull(new Float32Array(coordinates)).intoRaw();
  if (!raw) return {kind: 'gave_up', why: 'stalled'};
  const {vertices, indices} = world.rapier.Shape.fromRawShape(raw), numbers = numbersOf(cloud, vertices);
  if (world.dimension === 2) return {kind: 'hull', ccw: numbers};
  const corner = Array.from(indices, (i) => numbers[i]);
  return {kind: 'hull', corner, end: corner.map((_, i) => i + 1).filter((i) => i % 3 === 0), face_of: []};
};
