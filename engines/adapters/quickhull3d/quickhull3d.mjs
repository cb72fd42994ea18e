// quickhull3d as an engine.
import {readFileSync} from 'node:fs';

import {serve} from '../../pipe_kit/assay_pipe.mjs';

import {hull} from './translation.mjs';

const {version} = JSON.parse(readFileSync(new URL('node_modules/quickhull3d/package.json', import.meta.url)));
await serve([{
  name: 'quickhull3d/hull',
  version: `npm ${version}`,
  sentence: 'the hull of points in space, as triangles',
  note: '"Robust" (README); no accuracy is stated. Its source merges faces within 3 Number.EPSILON times the sum of ' +
      'the largest coordinates (QuickHull.ts). Declined are fewer than four points, which it refuses, and numbers that ' +
      'are not finite.',
  only_by_name: 'an engine under Node costs a battery of everything some seconds',
  hull3: hull,
}]);
