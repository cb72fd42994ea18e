// delaunator as an engine: the hull that it computes on its way to a triangulation.
import {readFileSync} from 'node:fs';

import {serve} from '../../pipe_kit/assay_pipe.mjs';
import {hull} from './translation.mjs';

const {version} = JSON.parse(readFileSync(new URL('node_modules/delaunator/package.json', import.meta.url)));
await serve([{
  name: 'delaunator/hull', version: `npm ${version}`, sentence: 'the hull of a Delaunay triangulation',
  note: '"Points on the convex hull of the input data, counter-clockwise" (README): collinear ones may be among them. No accuracy is ' +
    'stated; turns are decided by robust-predicates. Points nearer than EPSILON = 2^-52 along both axes are one to it (index.js): ' +
    'clouds with different ones are declined, and so are an empty one and numbers that are not finite. Without a triangle there is no ' +
    'hull, which is giving up.',
  promises: {keeps_inner_points: true}, hull2: hull,
}]);
