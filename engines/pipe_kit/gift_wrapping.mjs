// Planar hull by gift wrapping, with the orientation test that everybody writes first.
import {serve} from './assay_pipe.mjs';

function wrap({count, coordinates: p}) {
  if (count < 3) return {kind: 'declined'};
  if (!p.every(Number.isFinite)) return {kind: 'gave_up', why: 'not_finite'};
  let first = 0;
  for (let i = 0; i < count; ++i)
    if (p[2 * i] < p[2 * first] || (p[2 * i] === p[2 * first] && p[2 * i + 1] < p[2 * first + 1])) first = i;
  const ring = [];
  let at = first;
  do {
    if (ring.length === count) return {kind: 'gave_up', why: 'cycling'};
    ring.push(at);
    let next = at;
    for (let i = 0; i < count; ++i) {
      const turn = (p[2 * next] - p[2 * at]) * (p[2 * i + 1] - p[2 * at + 1]) -
                   (p[2 * next + 1] - p[2 * at + 1]) * (p[2 * i] - p[2 * at]);
      if (next === at || turn < 0) next = i;
    }
    at = next;
  } while (at !== first);
  return ring.length < 3 ? {kind: 'flat', extreme: ring} : {kind: 'hull', ccw: ring};
}

serve([{
  name: 'example/gift_wrapping_js', version: '1.0', sentence: 'gift wrapping in JavaScript',
  note: 'no tolerance; collinear points are not handled', promises: {least_scale: 1e-100, greatest_scale: 1e100}, hull2: wrap,
}]);
