// Between Assay's pairs of bodies and answers and MuJoCo: mujoco.d.ts of its package, and of what it binds mujoco.h, are
// the reference. A model is compiled once, of two meshes or two boxes; each question writes vertices, sizes and poses
// into it, as MuJoCo's own test of this code does (test/engine/engine_collision_gjk_test.cc).
import load from '@mujoco/mujoco';

import {reachOf, solidsOf, verticesOf} from '../../pipe_kit/float_bodies.mjs';

import {aboutInnerPoint, boxOf} from './placing.mjs';

export const mujoco = await load({print: console.error, printErr: console.error});
export const version = mujoco.mj_versionString();

/** Meshes of less vertices than mjMESH_HILLCLIMB_MIN are searched without a graph of their edges. */
export const kMostVertices = 9;
/** Any solid with so many corners, which MuJoCo compiles to a mesh with room for them. */
const room = Array.from({length: kMostVertices}, (_, i) => i - 4).flatMap((t) => [t, t * t / 4, t * t * t / 16]);
const two = (of) => ['a', 'b'].map(of).join('');
/** Both geoms may move, and only the pair that is named is collided; one contact a pair. */
const modelOf = (asset, geom) => `<mujoco>
  <option><flag multiccd="disable"/></option>
  <asset>${two(asset)}</asset>
  <default><geom contype="0" conaffinity="0"/></default>
  <worldbody>${two((name) => `<body><freejoint/><geom name="${name}" ${geom(name)}/></body>`)}</worldbody>
  <contact><pair geom1="a" geom2="b"/></contact>
</mujoco>`;
const kFarthest = 1e30;
function world(asset, geom) {
  const model = mujoco.MjModel.from_xml_string(modelOf(asset, geom)), data = new mujoco.MjData(model);
  model.geom_rbound.fill(kFarthest);  // no pair is left out for being far
  return {model, data};
}
export const kMeshes = world(
    (name) => `<mesh name="${name}" vertex="${room.join(' ')}"/>`, (name) => `type="mesh" mesh="${name}"`);
export const kBoxes = world(() => '', () => 'type="box" size="1 1 1"');

const kUnturned = [1, 0, 0, 0, 1, 0, 0, 0, 1];
function pose({data}, geom, centre, matrix) {
  data.geom_xpos.set(centre, 3 * geom);
  data.geom_xmat.set(matrix, 9 * geom);
}
function placeMesh(geom, {centre, offsets}) {
  const {model} = kMeshes, mesh = model.geom_dataid[geom];
  model.mesh_vert.set(offsets.flat(), 3 * model.mesh_vertadr[mesh]);
  model.mesh_vertnum[mesh] = offsets.length;
  pose(kMeshes, geom, centre, kUnturned);
}
function placeBox(geom, {centre, halves, matrix}) {
  kBoxes.model.geom_size.set(halves, 3 * geom);
  pose(kBoxes, geom, centre, matrix);
}

/** Hands both bodies to `query` as meshes: solids of few vertices, of floats, about an inner point. */
export const ofMeshes = (query) => (pair) => {
  const vertices = solidsOf(pair);
  if (vertices === null || vertices.some((v) => v.length > kMostVertices)) return {kind: 'declined'};
  const placed = vertices.map(aboutInnerPoint);
  if (placed.includes(null)) return {kind: 'declined'};
  placed.forEach((body, geom) => placeMesh(geom, body));
  return query(kMeshes, vertices);
};
/** Hands both bodies to `query` as boxes. */
export const ofBoxes = (query) => ({a, b}) => {
  if (a.dimension !== 3 || b.dimension !== 3) return {kind: 'declined'};
  if (![a, b].every(({coordinates}) => coordinates.every(Number.isFinite))) return {kind: 'declined'};
  const vertices = [a, b].map(verticesOf), boxes = vertices.map(boxOf);
  if (boxes.includes(null)) return {kind: 'declined'};
  boxes.forEach((box, geom) => placeBox(geom, box));
  return query(kBoxes, vertices);
};

const points = mujoco.DoubleBuffer.FromArray(new Array(6).fill(0));
/**
 * "The smallest signed distance between two geoms and optionally the segment from geom1 to geom2", at most distmax. Of
 * geoms in each other the segment is from the deepest point of the first to that of the second.
 */
export function answerOfDistance(distance, distmax, [x, y, z, u, v, w]) {
  if (distance >= distmax) return {kind: 'bare_verdict', colliding: false};
  if (distance > 0) return {kind: 'measured_apart', distance, on_a: [x, y, z], on_b: [u, v, w]};
  return {kind: 'penetrating', depth: -distance + 0, normal: [x - u, y - v, z - w]};
}
export function distance({model, data}, vertices) {
  const distmax = reachOf(vertices);
  return answerOfDistance(mujoco.mj_geomDistance(model, data, 0, 1, distmax, points), distmax, points.GetView());
}

/** "Distance between nearest points; neg: penetration"; the first axis of the frame "points from geom[0] to geom[1]". */
export function answerOfContacts(contacts) {
  if (contacts.length === 0) return {kind: 'bare_verdict', colliding: false};
  const {depth, normal} = contacts.reduce((deepest, one) => (one.depth > deepest.depth ? one : deepest));
  return {kind: 'penetrating', depth, normal};
}
export function contact({model, data}) {
  mujoco.mj_collision(model, data);
  const found = data.contact;
  const contacts = Array.from({length: found.size()}, (_, i) => {
    const one = found.get(i), sign = one.geom[0] === 0 ? 1 : -1;
    const read = {depth: -one.dist + 0, normal: Array.from(one.frame.slice(0, 3), (x) => sign * x)};
    one.delete();
    return read;
  });
  found.delete();
  return answerOfContacts(contacts);
}
