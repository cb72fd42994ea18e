// The hull that one release of delaunator computes on its way to a triangulation: node delaunator_hull.mjs FOLDER, where FOLDER is the
// package as npm unpacks it. How a release keeps its hull changed twice.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import {serve} from '../../engines/pipe_kit/assay_pipe.mjs';

const folder = resolve(process.argv[2]);
const {version, main} = JSON.parse(readFileSync(`${folder}/package.json`));
const loaded = await import(createRequire(import.meta.url).resolve(`${folder}/${main}`));
const Delaunator = loaded.default;

function ring_of(made) {
  const ring = [];
  if (made.hull?.next) {  // to 2.0: a list of nodes
    for (let node = made.hull; ring.length === 0 || node !== made.hull; node = node.next) ring.push(node.i);
  } else if (made.hull?.length) {  // from 3.0 on
    ring.push(...made.hull);
  }
  return ring.reverse();  // what is counter-clockwise there is so where y points down
}

function hull2({count, coordinates}) {
  if (count === 0) return {kind: 'declined'};
  if (!coordinates.every(Number.isFinite)) return {kind: 'gave_up', why: 'not_finite'};
  let made;
  try {
    made = new Delaunator(Float64Array.from(coordinates));
  } catch (error) {
    if (error.message.startsWith('No Delaunay triangulation')) return {kind: 'gave_up', why: 'uncertain'};
    throw error;
  }
  const ring = ring_of(made);
  // Without a triangle there is none of its hulls; newer releases list collinear points in order instead.
  return made.triangles.length === 0 ? {kind: 'gave_up', why: 'uncertain'} : {kind: 'hull', ccw: ring};
}

serve([{name: 'delaunator/hull', version, sentence: 'the hull of a Delaunay triangulation', hull2,
        note: '"points on the convex hull of the input data, counter-clockwise" (README): collinear ones may be among them'}]);
