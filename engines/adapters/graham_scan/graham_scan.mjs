// graham_scan as an engine.
import {readFileSync} from 'node:fs';

import {serve} from '../../pipe_kit/assay_pipe.mjs';

import {hull} from './translation.mjs';

const {version} = JSON.parse(readFileSync(new URL('node_modules/graham_scan/package.json', import.meta.url)));
await serve([{
  name: 'graham_scan/hull',
  version: `npm ${version}`,
  sentence: 'Graham\'s scan by angles',
  note: 'No accuracy is stated. Turns are decided by differences of rounded angles in degrees (graham_scan.js). ' +
      'Declined are an empty cloud and numbers that are not finite.',
  only_by_name: 'an engine under Node costs a battery of everything some seconds',
  hull2: hull,
}]);
