// Rapier 3D, Shape.contactShape: a segment that goes through a triangle, 0.00049 deep, is told to be 0.00024 apart
// from it. The threshold of its search is 0.0000012.
const rapier = require('@dimforge/rapier3d-compat');
rapier.init().then(() => {
  const at = (x, y, z) => ({x, y, z});
  const a = new rapier.Segment(at(-1, 0, 2 ** -10), at(1, 0, 0));
  const b = new rapier.Triangle(at(-2, 0, 2 ** -8), at(0, -1, 0), at(0, 1, 0));
  const origin = at(0, 0, 0), unturned = {x: 0, y: 0, z: 0, w: 1};
  const {distance} = a.contactShape(origin, unturned, b, origin, unturned, 1);
  console.log(`distance ${distance}, should be -0.000488`);
  process.exit(distance > 0 ? 0 : 1);  // 0: still wrong
});
