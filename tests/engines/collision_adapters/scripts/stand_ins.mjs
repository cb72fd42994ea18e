// The calls of engines in JavaScript, replaced by exact ones: bodies are read from the engine's own objects, and
// answers are given in its own terms, by truth(points of a, points of b, dimension) of truth.mjs.
import {truthOfPoints} from './truth.mjs';

const reversed = (v) => v.map((x) => -x);
/** Where bodies meet, a point that no answer tells. */
const kNowhere = [0, 0, 0];
const pointsOn = ({on_a = kNowhere, on_b = kNowhere}) => [on_a, on_b];

/** An engine whose verdicts are turned over, which must be convicted. */
export function turnedOver(...bodies) {
  const {signed, normal} = truthOfPoints(...bodies);
  return {signed: -signed, normal};
}

/** Rapier's shapes stand where they are asked about; each has its vertices, or corners a, b and c. */
function rapier({kPlane, kSpace}, truth) {
  for (const {dimension, rapier: of, vector, entries} of [kPlane, kSpace]) {
    const pointsOf = (shape) => {
      const {vertices, a, b, c} = of.Shape.fromRawShape(shape.intoRaw());
      if (!vertices) return [a, b, c].filter(Boolean).map(entries);
      return Array.from({length: vertices.length / dimension}, (_, i) => [
        ...vertices.subarray(dimension * i, dimension * (i + 1)), 0
      ].slice(0, 3));
    };
    of.Shape.prototype.intersectsShape = function(_position, _turn, other) {
      return truth(pointsOf(this), pointsOf(other), dimension).signed <= 0;
    };
    of.Shape.prototype.contactShape = function(_position, _turn, other) {
      const found = truth(pointsOf(this), pointsOf(other), dimension), [point1, point2] = pointsOn(found).map(vector);
      return {distance: found.signed, point1, point2, normal1: vector(found.normal)};
    };
  }
}

/** Jolt keeps corners from the centre of mass, rounded: small multiples of the grid are found again. */
const kGrid = 2 ** -10;
function jolt({jolt, cornersOf}, truth) {
  const vector = (v) => new jolt.Vec3(...v);
  const pointsOf = (shape) => {
    const corners = cornersOf(shape).map((corner) => corner.map((x) => Math.round(x / kGrid) * kGrid));
    return [...new Map(corners.map((corner) => [corner.join(), corner])).values()];
  };
  jolt.TransformedShape.prototype.CollideShape = function(shape, _scale, _at, settings, _offset, collector) {
    const {signed, normal, ...rest} = truth(pointsOf(shape), pointsOf(this.mShape), 3);
    const has_hit = signed <= settings.mMaxSeparationDistance, [on_1, on_2] = pointsOn(rest).map(vector);
    const hit = {
      mPenetrationDepth: -signed,
      mPenetrationAxis: vector(normal),
      mContactPointOn1: on_1,
      mContactPointOn2: on_2,
    };
    Object.defineProperty(collector, 'HadHit', {value: () => has_hit});
    Object.defineProperty(collector, 'mHit', {value: hit});
  };
}

/** PhysX is asked about geometries, and about supports that are made of them. */
function physx({physx, cornersOf}, truth) {
  const geometries = new Map(), Support = physx.ConvexGeomSupport;
  const exact = (on_a, on_b) => truth(...[on_a, on_b].map((geometry) => cornersOf(geometry.get_convexMesh())), 3);
  physx.ConvexGeomSupport = function(geometry, margin) {
    const support = new Support(geometry, margin);
    geometries.set(physx.getPointer(support), geometry);
    return support;
  };
  const asked = (...supports) => exact(...supports.map((support) => geometries.get(physx.getPointer(support))));
  physx.PxGeometryQuery.prototype.overlap = (on_a, _a, on_b) => exact(on_a, on_b).signed <= 0;
  physx.PxGjkQuery.prototype.overlap = (on_a, on_b) => asked(on_a, on_b).signed <= 0;
  physx.PxGjkQuery.prototype.proximityInfo = (on_a, on_b, _a, _b, _distance, _length, found) => {
    const {signed, normal, ...rest} = asked(on_a, on_b), [point_a, point_b] = pointsOn(rest);
    const set = (into, [x, y, z]) => Object.assign(into, {x, y, z});
    found.separation = signed;
    set(found.separatingAxis, reversed(normal));
    set(found.pointA, point_a);
    set(found.pointB, point_b);
    return true;
  };
}

/** MuJoCo computes a point as matrix times vector plus position. */
function mujoco({mujoco, kMeshes, kBoxes}, truth) {
  const rows = (list, from, count) =>
      Array.from({length: count}, (_, i) => [...list.slice(from + 3 * i, from + 3 * i + 3)]);
  const pointsOf = ({model, data}, geom) => {
    const mesh = model.geom_dataid[geom], size = model.geom_size.slice(3 * geom, 3 * geom + 3);
    const local = mesh >= 0 ? rows(model.mesh_vert, 3 * model.mesh_vertadr[mesh], model.mesh_vertnum[mesh]) :
                              Array.from({length: 8}, (_, i) => [...size].map((s, k) => ((i >> k) & 1 ? s : -s)));
    const matrix = rows(data.geom_xmat, 9 * geom, 3), at = data.geom_xpos.slice(3 * geom, 3 * geom + 3);
    return local.map((v) => matrix.map((row, k) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2] + at[k]));
  };
  const exact = (world) => truth(pointsOf(world, 0), pointsOf(world, 1), 3);
  mujoco.mj_geomDistance = (model, data, _a, _b, distmax, segment) => {
    const {signed, normal, ...rest} = exact({model, data}), [on_a, on_b] = pointsOn(rest);
    // Of geoms in each other the deepest points are as far apart as the depth, the first beyond the second.
    const ends = signed > 0 ? [...on_a, ...on_b] : [...kNowhere, ...normal.map((x) => x * signed)];
    segment.GetView().set(ends);
    return Math.min(signed, distmax);
  };
  mujoco.mj_collision = () => {};
  for (const world of [kMeshes, kBoxes])
    Object.defineProperty(world.data, 'contact', {
      get: () => {
        const {signed, normal} = exact(world);
        const one = {geom: [0, 1], dist: signed, frame: normal, delete: () => {}};
        return {size: () => Number(signed <= 0), get: () => one, delete: () => {}};
      },
    });
}

export const kStandIns = {rapier, jolt, physx, mujoco};
