// Rapier 3D, Shape.castShape: a segment through a triangle, both at rest: null, "if the two shapes never collide".
const rapier = require('@dimforge/rapier3d-compat');
rapier.init().then(() => {
  const at = (x, y, z) => ({x, y, z}), unturned = {x: 0, y: 0, z: 0, w: 1}, origin = at(0, 0, 0);
  const a = new rapier.Segment(at(0, 0, 1), at(1, 1, 0));
  const b = new rapier.Triangle(at(0, 2, 0), at(0, 0, 0), at(1, 0, 1));
  const cast = (way) => a.castShape(origin, unturned, origin, b, origin, unturned, way, 0, 1, true)?.time_of_impact;
  console.log(`at rest ${cast(origin)}, should be 0, as for the least motion: ${cast(at(0, 0, 2 ** -20))}`);
  process.exit(cast(origin) === undefined ? 0 : 1);  // 0: still wrong
});
