// Between Assay's pairs of bodies and answers and Jolt Physics: types.d.ts of its package, and of what it binds Jolt's
// headers CollideShape.h, ShapeCast.h, ConvexHullShape.h, are the reference.
import load from 'jolt-physics';

import {isSingle, reachOf, solidsOf, spanOf, straightWay, verticesOf} from '../../pipe_kit/float_bodies.mjs';

export const jolt = await load();
/** Registers Jolt's types and collision functions; nothing else of it is asked: there is no world. */
function register() {
  const settings = new jolt.JoltSettings(), layers = new jolt.BroadPhaseLayerInterfaceTable(1, 1);
  const pairs = new jolt.ObjectLayerPairFilterTable(1);
  layers.MapObjectToBroadPhaseLayer(0, new jolt.BroadPhaseLayer(0));
  settings.mObjectLayerPairFilter = pairs;
  settings.mBroadPhaseLayerInterface = layers;
  settings.mObjectVsBroadPhaseLayerFilter = new jolt.ObjectVsBroadPhaseLayerFilterTable(layers, 1, pairs, 1);
  return new jolt.JoltInterface(settings);
}
register();

/** What is made for a query is given back with it. */
function within(use) {
  const made = [], keep = (object) => (made.push(object), object);
  try {
    return use(keep);
  } finally {
    for (const object of made.reverse()) jolt.destroy(object);
  }
}
const origin = new jolt.Vec3(0, 0, 0), far_origin = new jolt.RVec3(0, 0, 0), unscaled = new jolt.Vec3(1, 1, 1);
const unturned = new jolt.Quat(0, 0, 0, 1), filter = new jolt.ShapeFilter();
const entries = (v) => [v.GetX(), v.GetY(), v.GetZ()];

/** The hull of different points without convex radius, or nothing where Jolt reports an error. */
export function hullOf(vertices, tolerance = 0) {
  const settings = new jolt.ConvexHullShapeSettings(), point = new jolt.Vec3(0, 0, 0);
  settings.AddRef();
  settings.mMaxConvexRadius = 0;
  settings.mHullTolerance = tolerance;
  for (const [x, y, z] of vertices) {
    point.Set(x, y, z);
    settings.mPoints.push_back(point);
  }
  const result = settings.Create(), shape = result.IsValid() ? result.Get() : null;
  shape?.AddRef();
  settings.Release();
  jolt.destroy(point);
  return shape;
}
/** The triangles of a shape that stands where it was made: three corners each, as many floats from its centre of mass. */
export const cornersOf = (shape) => within((keep) => {
  const at = keep(new jolt.Vec3(...entries(shape.GetCenterOfMass()))), everywhere = jolt.AABox.prototype.sBiggest();
  const triangles = keep(new jolt.ShapeGetTriangles(shape, everywhere, at, unturned, unscaled));
  const numbers = new Float32Array(jolt.HEAPF32.buffer, triangles.GetVerticesData(), triangles.GetVerticesSize() / 4);
  return Array.from({length: numbers.length / 3}, (_, i) => [...numbers.subarray(3 * i, 3 * i + 3)]);
});
/** Where the centre of mass of a shape is, as Jolt places shapes by it. */
const centreOf = (shape, keep) => {
  const [x, y, z] = entries(shape.GetCenterOfMass());
  return keep(new jolt.RVec3(x, y, z));
};
function placed(shape, keep) {
  const body = keep(new jolt.TransformedShape());
  body.mShape = shape;
  body.mShapePositionCOM = centreOf(shape, keep);
  body.mShapeRotation = unturned;
  return body;
}

/** Hands both hulls to `query`; solids of space alone. */
const pairOf = (query) => (pair) => {
  const vertices = solidsOf(pair);
  if (vertices === null) return {kind: 'declined'};
  const hulls = vertices.map((points) => hullOf(points));
  try {
    return hulls.includes(null) ? {kind: 'gave_up', why: 'stalled'} : query(...hulls, vertices);
  } finally {
    for (const hull of hulls) hull?.Release();
  }
};

/**
 * "Direction to move shape 2 out of collision"; a negative depth is a distance, and the points "the closest points in
 * that case".
 */
export function answerOfHit({depth, axis, on_a, on_b}) {
  return depth < 0 ? {kind: 'measured_apart', distance: -depth, on_a, on_b} :
                     {kind: 'penetrating', depth, normal: axis};
}
const hitOf = (hit) => ({
  depth: hit.mPenetrationDepth,
  axis: entries(hit.mPenetrationAxis),
  on_a: entries(hit.mContactPointOn1),
  on_b: entries(hit.mContactPointOn2),
});
function collided(shape_a, shape_b, separation) {
  return within((keep) => {
    const settings = keep(new jolt.CollideShapeSettings()),
          collector = keep(new jolt.CollideShapeClosestHitCollisionCollector());
    settings.mMaxSeparationDistance = separation;
    const at = keep(new jolt.RMat44()).sTranslation(centreOf(shape_a, keep));
    placed(shape_b, keep).CollideShape(shape_a, unscaled, at, settings, far_origin, collector, filter);
    return collector.HadHit() ? hitOf(collector.mHit) : null;
  });
}
const answered = (hit) => (hit === null ? {kind: 'bare_verdict', colliding: false} : answerOfHit(hit));
export const collide = pairOf((a, b) => answered(collided(a, b, 0)));

export const separation = pairOf((a, b, vertices) => answered(collided(a, b, reachOf(vertices))));

export const cast = (problem) => {
  const way = straightWay(problem);
  if (way === null) return {kind: 'declined'};
  return pairOf((shape_a, shape_b) => within((keep) => {
                  const settings = keep(new jolt.ShapeCastSettings()),
                        collector = keep(new jolt.CastShapeClosestHitCollisionCollector());
                  settings.mBackFaceModeConvex = jolt.EBackFaceMode_CollideWithBackFaces;
                  const at = keep(new jolt.RMat44()).sTranslation(centreOf(shape_a, keep));
                  const moving = keep(new jolt.RShapeCast(shape_a, unscaled, at, keep(new jolt.Vec3(...way))));
                  placed(shape_b, keep).CastShape(moving, settings, far_origin, collector, filter);
                  return collector.HadHit() ? {kind: 'bare_time', time: collector.mHit.mFraction} : {kind: 'missed'};
                }))(problem);
};

/** The promise on hulls, a share of the diagonal of the cloud, and what mHullTolerance is of that. */
export const kHullGap = 2 ** -10;
const kToleranceOfGap = 0.5;
const apart = (p, q) => Math.max(...p.map((x, k) => Math.abs(x - q[k])));
/** The number of the point that is nearest to what Jolt kept of it; of equal points the lowest. */
const numberOf = (points, corner) => points.reduce((best, p, i) => (apart(p, corner) < apart(points[best], corner) ? i : best), 0);

/** As triangles, into which Jolt divides its faces. */
export function answerOfHull(points, corners) {
  const corner = corners.map((at) => numberOf(points, at));
  return {kind: 'hull', corner, end: corner.map((_, i) => i + 1).filter((i) => i % 3 === 0), face_of: []};
}
export function hull({count, coordinates}) {
  const cloud = {dimension: 3, count, coordinates};
  if (count < 4 || !isSingle(coordinates)) return {kind: 'declined'};
  const points = Array.from({length: count}, (_, i) => [...coordinates.subarray(3 * i, 3 * i + 3)]);
  const vertices = verticesOf(cloud), ends = [0, 1, 2].map((k) => vertices.map((v) => v[k]));
  if (spanOf(vertices) < 3) return {kind: 'declined'};
  const diagonal = Math.hypot(...ends.map((along) => Math.max(...along) - Math.min(...along)));
  const shape = hullOf(vertices, kToleranceOfGap * kHullGap * diagonal);
  if (shape === null) return {kind: 'gave_up', why: 'stalled'};
  try {
    return answerOfHull(points, cornersOf(shape));
  } finally {
    shape.Release();
  }
}
