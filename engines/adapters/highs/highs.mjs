// HiGHS as engines: its simplex methods, its interior point method, and its own choice.
import {readFileSync} from 'node:fs';

import {serve} from '../../pipe_kit/assay_pipe.mjs';
import {highs, solver} from './translation.mjs';

const {version} = JSON.parse(readFileSync(new URL('node_modules/highs/package.json', import.meta.url)));
const note =
  'primal_feasibility_tolerance = dual_feasibility_tolerance = 1e-7, absolute (HighsOptions.h); no promise on the gap. ' +
  'Declined: what HiGHS takes as another program (entries of 1e-9 and less, which are 0 to it, small_matrix_value, or of ' +
  '1e15 and more, large_matrix_value; costs and bounds of 1e20 and more, which are infinite to it), numbers that are ' +
  'not finite, and programs that it calls empty. Giving up: "unbounded or infeasible", ' +
  '"unknown", errors. A Farkas vector and a ray are given where HiGHS has one, which it may solve again for.';
const only_by_name = 'highs/default is HiGHS as it comes, and each way more costs a battery of everything some seconds';
const kSimplex = {solver: 'simplex', presolve: 'off'};
const kEngines = {
  default: ['with its own choices: presolve, dual simplex', {}],
  primal: ['primal simplex, no presolve', {...kSimplex, simplex_strategy: 4}, {only_by_name}],
  dual: ['dual simplex, no presolve', {...kSimplex, simplex_strategy: 1}, {only_by_name}],
  ipm: ['interior point method with presolve and crossover', {solver: 'ipm'}, {only_by_name}],
};

await serve(Object.entries(kEngines).map(([name, [how, options, asked]]) => ({
  name: `highs/${name}`, version: `${highs.raw.version().string} (npm ${version})`,
  sentence: `HiGHS in WebAssembly, ${how}`, note, promises: {lp_primal: 1e-7, lp_dual: 1e-7}, lp: solver(options), ...asked,
})));
