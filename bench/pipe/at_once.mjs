// An engine that answers every collision at once, without looking: what is left of its time is the pipe's
// (bench/bench_pipe.cpp).
import {serve} from '../../engines/pipe_kit/assay_pipe.mjs';

const kAnswer = {kind: 'bare_distance', distance: 1};
serve([{name: 'bench/at_once_js', gjk: () => kAnswer}]);
