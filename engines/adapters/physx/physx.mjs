// PhysX as engines: whether two hulls overlap, by its own query of geometries and by its GJK, and their proximity by
// GJK and EPA.
import {readFileSync} from 'node:fs';

import {serve} from '../../pipe_kit/assay_pipe.mjs';
import {documented} from '../../pipe_kit/documented.mjs';

import {gjkOverlap, kThreshold, overlap, proximity, version} from './translation.mjs';

const npm = JSON.parse(readFileSync(new URL('node_modules/physx-js-webidl/package.json', import.meta.url))).version;
const note =
    'Hulls are cooked of the vertices (PxConvexFlag::eCOMPUTE_CONVEX, default PxCookingParams), lengths about 1 ' +
    '(PxTolerancesScale). What a touch is, is nowhere said. Declined are bodies of the plane, points, segments, flat ' +
    'bodies and numbers that are no floats. Giving up: points of which no hull is cooked, or one of other corners, as of ' +
    'very small, thin and very large bodies.';
/** "If |v|- v/|v|.dot(w) < epsRel*|v|": of squares at most three times as much of L^2. */
const kOfItself = 3 * documented(
    0.000225, 'https://github.com/NVIDIA-Omniverse/PhysX/blob/main/physx/source/geomutils/src/gjk/GuGJKPenetration.h',
    'const FloatV epsRel = FLoad(0.000225f);');
const promises = {
  distance_gap: kOfItself, distance_gap_absolute: kThreshold, depth_gap_absolute: kThreshold, normal_gap_absolute: kThreshold,
  points_gap_absolute: kThreshold, verdict_gap_absolute: kThreshold,
};
const only_by_name = 'physx/proximity is asked; each engine of PhysX more costs a battery of everything some seconds';
const kEngines = {
  overlap: ['PxGeometryQuery::overlap of convex meshes', overlap, '', {only_by_name}],
  gjk_overlap: ['PxGjkQuery::overlap, margins 0', gjkOverlap, '', {only_by_name}],
  proximity: [
    'PxGjkQuery::proximityInfo, margins 0, with a contactDistance that no distance exceeds', proximity,
    'Thresholds are those of its source: GJK takes bodies for overlapping, and EPA a depth for found, at 10 % of the ' +
        'least margin of a support, 0.001; a distance is within 0.000225 of itself. A separation up to 1e-4 is giving up. ',
    {promises}
  ],
};

await serve(Object.entries(kEngines).map(([name, [sentence, gjk, accuracy, asked]]) => ({
                                           name: `physx/${name}`,
                                           version: `${version} (npm ${npm})`,
                                           precision_bits: 24,
                                           sentence: `PhysX in WebAssembly, ${sentence}`,
                                           note: accuracy + note,
                                           gjk,
                                           ...asked,
                                         })));
