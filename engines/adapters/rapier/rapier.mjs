// Rapier as engines, of the plane and of space: whether shapes intersect, their contact, casts, and hulls.
import {serve} from '../../pipe_kit/assay_pipe.mjs';
import {documented} from '../../pipe_kit/documented.mjs';

import {cast, contact, hull, intersects, kPlane, kSpace} from './translation.mjs';

const kBodies =
    'Segments, triangles, and the hull that Rapier computes of more points; declined are points, flat bodies of ' +
    'more than three vertices, numbers that are no floats; a hull that is not computed is giving up.';
const kGjk =
    'GJK (parry, query/gjk/gjk.rs): shapes nearer than 10 FLT_EPSILON = 1.2e-6, absolute, intersect; 100 iterations. ';
const kGjkGap = documented(
    10 * 2 ** -23, 'https://github.com/dimforge/parry/blob/master/src/query/gjk/gjk.rs', '_eps * 10.0');
const kDepthGap = documented(
    100 * 2 ** -23, 'https://github.com/dimforge/parry/blob/master/src/query/epa/epa3.rs',
    'let _eps_tol = _eps * 100.0;');
// Of a battery of everything.
const kAsked = 'rapier/intersects_3d';
const only_by_name = `${kAsked} is asked; Rapier panics by the dozen on extreme numbers, and each time costs a start of Node`;
const kQueries = {
  intersects: {
    sentence: 'Shape.intersectsShape',
    promises: {touching: 'hit', verdict_gap_absolute: kGjkGap},
    note: kGjk + 'A touch is a hit, and "any distance apart, even very close" is none (parry, intersection_test.rs). ' +
        kBodies,
    of: (world) => ({gjk: intersects(world)}),
  },
  contact: {
    sentence: 'Shape.contactShape with a prediction that no distance exceeds',
    // What is a share of the distance itself is no promise that is relative to L.
    promises: {distance_gap: Infinity, depth_gap_absolute: kDepthGap, verdict_gap_absolute: kGjkGap},
    note: kGjk +
        'A distance is within a share of sqrt(10 FLT_EPSILON) = 0.0011 of itself, a depth (epa3.rs, epa2.rs) within ' +
    '100 FLT_EPSILON = 1.2e-5, absolute; no contact is told as apart. ' + kBodies,
    of: (world) => ({gjk: contact(world)}),
  },
  cast: {
    sentence: 'Shape.castShape, straight on, to a distance of 0 within the time 1',
    promises: {cast_gap_absolute: kGjkGap},
    note:
        'GJK ray cast (parry, query/gjk/gjk.rs): stops at 10 FLT_EPSILON = 1.2e-6, absolute; 100 iterations, then a ' +
    'miss. Declined are turns, and ways whose difference is no float. ' + kBodies,
    of: (world) => ({cast: cast(world)}),
  },
  hull: {
    sentence: 'the hull that ConvexPolygon and ConvexPolyhedron compute of points',
    note:
        'No accuracy is stated. In the plane "collinear vertices" are removed (parry, convex_polygon.rs): those ' +
    'where the cosine of the angle is above 1 - sqrt(FLT_EPSILON), 0.026 radians. Declined are numbers that are ' +
    'no floats, and so few points that they are flat; no hull, as of flat points, is giving up.',
    of: (world) => ({[`hull${world.dimension}`]: hull(world)}),
  },
};

await serve(
    [kPlane, kSpace].flatMap((world) => Object.entries(kQueries).map(([name, {of, sentence, ...stated}]) => ({
                                                                       name: `rapier/${name}_${world.dimension}d`,
                                                                       version: world.version,
                                                                       precision_bits: 24,
                                                                       sentence: `Rapier in WebAssembly, ${sentence}`,
                                                                       ...stated,
                                                                       ...of(world),
                                                                       ...(kAsked === `rapier/${name}_${world.dimension}d` ? {} : {only_by_name}),
                                                                     }))));
