// MuJoCo as engines: the distance of two meshes and of two boxes, and their contacts.
import {readFileSync} from 'node:fs';

import {serve} from '../../pipe_kit/assay_pipe.mjs';
import {documented} from '../../pipe_kit/documented.mjs';

import {contact, distance, ofBoxes, ofMeshes, version} from './translation.mjs';

const npm = JSON.parse(readFileSync(new URL('node_modules/@mujoco/mujoco/package.json', import.meta.url))).version;
const kAccuracy =
    'ccd_tolerance = 1e-6, in units of distance, and 50 iterations, "the native CCD pipeline", of which its documents ' +
    'say that it "computes the correct values at all distances" (Geom distance). What a touch is, is nowhere said. ';
const kMesh =
    'Bodies are meshes of at most 9 vertices, so that all are searched, written into a compiled model about an inner ' +
    'point; declined are bodies of the plane, flat bodies, more vertices, numbers that are no floats, and solids so ' +
    'thin that floats hold them about no inner point.';
const kBox =
    'Bodies are boxes, their corners computed by MuJoCo to some 2^-47 of their size; declined is everything else.';
const kTolerance = documented(
    1e-6, 'https://mujoco.readthedocs.io/en/stable/XMLreference.html#option-ccd-tolerance',
    'Tolerance threshold used for early termination of the convex collision algorithm.');
const kPromises = {
  points_gap_absolute: kTolerance,
  distance_gap_absolute: kTolerance,
  depth_gap_absolute: kTolerance,
};
const only_by_name = 'mujoco/box_distance is asked; each engine of MuJoCo more costs a battery of everything some seconds';
const kEngines = {
  distance: {
    sentence: 'mj_geomDistance of two meshes',
    note: kAccuracy + kMesh,
    precision_bits: 24,
    promises: kPromises,
    gjk: ofMeshes(distance),
    only_by_name,
  },
  contact: {
    sentence: 'the contact that mj_collision finds of two meshes, multiccd disabled',
    note: kAccuracy + kMesh,
    precision_bits: 24,
    promises: kPromises,
    gjk: ofMeshes(contact),
    only_by_name,
  },
  box_distance: {
    sentence: 'mj_geomDistance of two boxes',
    note: kAccuracy + kBox,
    promises: kPromises,
    gjk: ofBoxes(distance),
  },
  box_contact: {
    sentence: 'the deepest contact that mj_collision finds of two boxes',
    note: 'Its collider of boxes tests axes and prefers faces to edges that are up to 5 % better (comments of ' +
        'engine_collision_box.c), so nothing is promised of depths and normals. ' + kBox,
    promises: {points_gap: 2 ** -45, depth_gap: Infinity, normal_gap: Infinity},
    gjk: ofBoxes(contact),
    only_by_name,
  },
};

await serve(Object.entries(kEngines).map(([name, engine]) => ({
                                           name: `mujoco/${name}`,
                                           version: `${version} (npm ${npm})`,
                                           ...engine,
                                           sentence: `MuJoCo in WebAssembly, ${engine.sentence}`,
                                         })));
