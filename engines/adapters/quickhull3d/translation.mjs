// Between Assay's clouds and hulls and the package quickhull3d, whose README is the reference. Its bundle, since Node does
// not find the parts that its entry names.
import {QuickHull} from 'quickhull3d/dist/quickhull3d.js';

/** Corners of facets one after another, and where each facet ends. */
export function answerOf(faces) {
  const end = [];
  for (const face of faces) end.push((end.at(-1) ?? 0) + face.length);
  return {kind: 'hull', corner: faces.flat(), end, face_of: []};
}

/** Triangles, as it makes them without options; of points that it finds in one plane it makes one face. */
export function hull({count, coordinates}) {
  if (count < 4 || !coordinates.every(Number.isFinite)) return {kind: 'declined'};
  const points = Array.from({length: count}, (_, i) => [...coordinates.subarray(3 * i, 3 * i + 3)]);
  const quick = new QuickHull(points);
  quick.build();
  if (quick.faces.length === 1) return {kind: 'flat', dimension: 2, extreme: quick.collectFaces(true)[0]};
  return answerOf(quick.collectFaces(false));
}
