// Between Assay's pairs of bodies and answers and PhysX: physx-js-webidl.d.ts of its package, and of what it binds
// PhysX's headers geometry/PxGjkQuery.h and geometry/PxGeometryQuery.h, are the reference. Bodies stand where they are
// asked about.
import {readFileSync} from 'node:fs';
import load from 'physx-js-webidl';

import {documented} from '../../pipe_kit/documented.mjs';
import {reachOf, solidsOf} from '../../pipe_kit/float_bodies.mjs';

/** The package is compiled for browsers alone: while it is loaded it must see a window, and no Node. */
async function loadAsInBrowser() {
  const wasmBinary = readFileSync(new URL('node_modules/physx-js-webidl/physx-js-webidl.wasm', import.meta.url)),
        {process} = globalThis;
  Object.assign(globalThis, {window: globalThis, process: undefined});
  try {
    return await load({wasmBinary, print: console.error, printErr: console.error});
  } finally {
    Object.assign(globalThis, {process});
    delete globalThis.window;
  }
}
export const physx = await loadAsInBrowser();
// Static functions are found on the prototypes.
const make = physx.PxTopLevelFunctions.prototype, gjk = physx.PxGjkQuery.prototype, kFlag = physx.PxConvexFlagEnum;
export const version = [24, 16, 8].map((shift) => (make.get_PHYSICS_VERSION() >> shift) & 255).join('.');

/**
 * PhysX as it comes, but that what it reports of hulls is not printed. Its default tolerances are those of lengths
 * about 1.
 */
const reports = new physx.PxDefaultErrorCallback();
const foundation = make.CreateFoundation(make.get_PHYSICS_VERSION(), new physx.PxDefaultAllocator(), reports);
const scale = new physx.PxTolerancesScale();
make.CreatePhysics(make.get_PHYSICS_VERSION(), foundation, scale);
const cooking = new physx.PxCookingParams(scale);
const at_origin = new physx.PxTransform(physx.PxIDENTITYEnum.PxIdentity);
const found = new physx.PxGjkQueryProximityInfoResult();
const kBytesOfPoint = 12, kNoMargin = 0;
/** "const FloatV eps = FMul(minMargin, FLoad(0.1f));" of GJK and EPA: 10 % of the least margin of what is asked. */
export const kThreshold = 0.1 * documented(
    1e-3, 'https://github.com/NVIDIA-Omniverse/PhysX/blob/main/physx/source/geomutils/src/GuGjkQuery.cpp',
    'setMinMargin(FLoad(0.001f));');

/** The hull that PhysX cooks of points, or nothing where it refuses. */
export function meshOf(vertices) {
  const points = new physx.Vector_PxVec3(), point = new physx.PxVec3(0, 0, 0), desc = new physx.PxConvexMeshDesc();
  const flags = new physx.PxConvexFlags(kFlag.eCOMPUTE_CONVEX);
  for (const [x, y, z] of vertices) {
    point.x = x, point.y = y, point.z = z;
    points.push_back(point);
  }
  desc.flags = flags;
  desc.points.count = vertices.length;
  desc.points.stride = kBytesOfPoint;
  desc.points.data = points.data();
  const mesh = make.CreateConvexMesh(cooking, desc);
  for (const object of [points, point, desc, flags]) physx.destroy(object);
  return physx.getPointer(mesh) === 0 ? null : mesh;
}
const entries = (v) => [v.x, v.y, v.z];
/** The corners of a mesh, which lie side by side. */
export const cornersOf = (mesh) => Array.from(
    {length: mesh.getNbVertices()},
    (_, i) => entries(physx.wrapPointer(physx.getPointer(mesh.getVertices()) + kBytesOfPoint * i, physx.PxVec3)));

/** PhysX puts a box of side 0.02 in the place of very small bodies, and moves corners of thin and very large ones. */
export function isMadeOf(mesh, vertices) {
  const asked = new Set(vertices.map(String));
  return cornersOf(mesh).every((corner) => asked.has(String(corner.map((x) => x + 0))));
}

/** Asks `query` about the hulls as geometries; solids of space alone. */
const pairOf = (query) => (pair) => {
  const vertices = solidsOf(pair);
  if (vertices === null) return {kind: 'declined'};
  const meshes = vertices.map(meshOf), made = [];
  try {
    if (meshes.some((mesh, i) => mesh === null || !isMadeOf(mesh, vertices[i])))
      return {kind: 'gave_up', why: 'stalled'};
    made.push(...meshes.map((mesh) => new physx.PxConvexMeshGeometry(mesh)));
    return query(...made, vertices);
  } finally {
    for (const geometry of made) physx.destroy(geometry);
    for (const mesh of meshes) mesh?.release();
  }
};
const verdict = (colliding) => ({kind: 'bare_verdict', colliding});
export const overlap = pairOf((a, b) => verdict(physx.PxGeometryQuery.prototype.overlap(a, at_origin, b, at_origin)));

/** As supports without margin. */
const supported = (query) => pairOf((a, b, vertices) => {
  const supports = [a, b].map((geometry) => new physx.ConvexGeomSupport(geometry, kNoMargin));
  try {
    return query(...supports, vertices);
  } finally {
    for (const support of supports) physx.destroy(support);
  }
});
export const gjkOverlap = supported((a, b) => verdict(gjk.overlap(a, b, at_origin, at_origin)));

/**
 * "Translating shape B along 'separatingAxis' by 'separation' makes the shapes touching": the axis is from b to a. What
 * is below the threshold at which it takes bodies for overlapping tells neither.
 */
export function answerOfProximity({separation, separatingAxis, pointA, pointB}) {
  if (separation > 0 && separation <= kThreshold) return {kind: 'gave_up', why: 'uncertain'};
  return separation > 0 ? {kind: 'measured_apart', distance: separation, on_a: entries(pointA), on_b: entries(pointB)} :
                          {kind: 'penetrating', depth: -separation + 0, normal: entries(separatingAxis).map((x) => -x)};
}
/** "False if the distance is greater than contactDistance": apart. */
export const proximity = supported(
    (a, b, vertices) => gjk.proximityInfo(a, b, at_origin, at_origin, reachOf(vertices), scale.length, found) ?
        answerOfProximity(found) :
        verdict(false));
