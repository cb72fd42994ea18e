// Rapier 3D, Shape.castShape: a segment passes a triangle at 0.0016: a hit. The threshold of its search is 0.0000012.
const rapier = require('@dimforge/rapier3d-compat');
rapier.init().then(() => {
  const at = (x, y, z) => ({x, y, z}), unturned = {x: 0, y: 0, z: 0, w: 1}, origin = at(0, 0, 0), left = -(2 ** -9);
  const a = new rapier.Triangle(at(left, 0, 0), at(0.75 + left, 0, -1), at(left, 1, 0));
  const b = new rapier.Segment(at(-0.75, 1, 1), at(-0.75, 0, 1));
  const hit = a.castShape(origin, unturned, origin, b, origin, unturned, at(0.9375, 0, -1.25), 0, 1, true);
  console.log(`time ${hit?.time_of_impact}, should be none: x + 0.75 z is below 0 on a, and 0 on b all the way`);
  process.exit(hit ? 0 : 1);  // 0: still wrong
});
