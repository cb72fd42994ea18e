// By the kit, one answer of every kind, chosen by a number of the question. Beside kinds.py, which answers the same.
import {serve} from '../../../engines/pipe_kit/assay_pipe.mjs';

const basis = {basic: [1, 0], at_upper: [3]};
const weighted = [[0, 0.5], [1, 0.25], [2, 0.25]], pairs = [[0, 1], [2, 0], [1, 1]];
const kGjk = [
  {kind: 'separated', on_a: weighted, on_b: [[2, 1]]}, {kind: 'separated_along', direction: [1, -2, 3]},
  {kind: 'overlapping', pairs}, {kind: 'bare_verdict', colliding: true}, {kind: 'bare_distance', distance: 0.1},
  {kind: 'measured_apart', distance: 2, on_a: [1, 2, 3], on_b: [4, 5]},
  {kind: 'penetrating', depth: 0.5, normal: [0, 0, 1], pairs},
  {kind: 'bracketed', low: 1, high: 2, direction: [1, 0, 0], on_a: weighted, on_b: []},
  {kind: 'gave_up', why: 'stalled'}, {kind: 'declined'},
];
const kLp = [
  {kind: 'optimal', basis, x: [1, 2], y: [-1, 0.5]}, {kind: 'infeasible', farkas: [1, 2], line: {...basis, variable: 3}},
  {kind: 'unbounded', x: [1, 2], ray: [0, 1]},
];
serve([{
  name: 'kinds/kit', version: '1', only_by_name: 'slow', gjk: ({a, b}) => kGjk[b.coordinates[0]],
  hull2: ({count, coordinates}) => coordinates[0] ? {kind: 'flat', extreme: [count - 1]} : {kind: 'hull', ccw: [2, 1, 0]},
  hull3: ({coordinates}) => coordinates[2] ? {kind: 'flat', dimension: -1, extreme: []}
                                           : {kind: 'hull', corner: [0, 1, 2, 3, 2, 1], end: [3, 6], face_of: [0, 1]},
  cast: ({a, motion_b}) => [{kind: 'hit_at', t0: 0.25, t1: motion_b.centre[2], normal: [1, 2, 3]},
                            {kind: 'missed', direction: [3, 2, 1]}, {kind: 'initially'},
                            {kind: 'bare_time', time: 0.75}][a.coordinates[0]],
  lp: ({cost}) => kLp[cost[0]],
  shapes: ({question, b}) => [{kind: 'contact', overlap: true, distance: b.numbers[0], normal: [1, 0, 0], move: [2, 0, 0]},
                              {kind: 'bounds', low: [0, 1, 2], high: [3, 4, 5]}, {kind: 'bare_verdict', colliding: true},
                              {kind: 'centroid', flat: true, at: [6, 7]}, {kind: 'moved', coordinates: [8, 9]},
                              {kind: 'sweep', touches: true, time: 0.5, normal: [0, 1, 0]}][question],
}]);
