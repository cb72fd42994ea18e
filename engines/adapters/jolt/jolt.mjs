// Jolt Physics as engines: collision of two hulls without and with the distance, casts, and its hulls of points.
import {readFileSync} from 'node:fs';

import {serve} from '../../pipe_kit/assay_pipe.mjs';
import {documented} from '../../pipe_kit/documented.mjs';

import {cast, collide, hull, kHullGap, separation} from './translation.mjs';

const {version} = JSON.parse(readFileSync(new URL('node_modules/jolt-physics/package.json', import.meta.url)));
const note =
    'mCollisionTolerance = 1e-4, absolute: bodies nearer than this "are considered to be colliding (used for ' +
    'GJK)"; mPenetrationTolerance = 1e-4, of the square of the depth (CollideShape.h, PhysicsSettings.h). Hulls ' +
    'are ConvexHullShape of convex radius 0 and hull tolerance 0; its corners are kept from the centre of mass, ' +
    'rounded. GJK also takes a distance below 3.4e-4 of the largest difference of two corners for 0 ' +
    '(GJKClosestPoint.h, FLT_EPSILON of its square), and leaves the decision to EPA. What a touch is, is nowhere ' +
    'said. Declined are bodies of the plane, points, segments, flat bodies and numbers that are no floats; a ' +
    'hull that Jolt reports as an error is giving up. What is smaller than 0.1, its least size of an object, is excused.';
/** "If objects are closer than this distance, they are considered to be colliding (used for GJK) (unit: meter)". */
const kTolerance = documented(
    1e-4, 'https://github.com/jrouwe/JoltPhysics/blob/master/Jolt/Physics/PhysicsSettings.h',
    'constexpr float cDefaultCollisionTolerance = 1.0e-4f;');
const kLeastSize = documented(
    0.1, 'https://github.com/jrouwe/JoltPhysics/blob/master/Docs/Architecture.md',
    'dynamic objects should be in the order [0.1, 10] meters long');
const promises = {distance_gap_absolute: kTolerance, verdict_gap_absolute: kTolerance, least_scale: kLeastSize};
const only_by_name = 'jolt/collide is asked; each engine of Jolt more costs a battery of everything some seconds';
const kEngines = {
  collide: ['TransformedShape.CollideShape', {gjk: collide, promises}, note],
  separation:
      ['TransformedShape.CollideShape with a mMaxSeparationDistance that no distance exceeds', {gjk: separation, promises, only_by_name}, note],
  cast: [
    'TransformedShape.CastShape, straight on, back faces included', {cast, promises: {cast_gap_absolute: kTolerance, least_scale: kLeastSize}, only_by_name},
    note + ' Turns, and ways whose difference is no float, are declined.'
  ],
  hull: [
    'the hull that ConvexHullShape makes of points', {hull3: hull, promises: {hull_gap: kHullGap}, only_by_name},
    'mHullTolerance: "Points are allowed this far outside of the hull", which is set to 2^-11 of the diagonal of the ' +
        'cloud; "the actual used value can be larger if the points of the hull are far apart" (ConvexHullShape.h). Taken ' +
        'as twice that. Faces are divided into triangles; corners are those points that are nearest to what Jolt ' +
        'keeps. Declined are flat clouds and numbers that are no floats; what Jolt reports as an error is giving up.'
  ],
};

await serve(Object.entries(kEngines).map(([name, [sentence, of, stated]]) => ({
                                           name: `jolt/${name}`,
                                           version: `npm ${version}`,
                                           precision_bits: 24,
                                           sentence: `Jolt Physics in WebAssembly, ${sentence}`,
                                           note: stated,
                                           ...of,
                                         })));
