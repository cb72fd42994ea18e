// Rapier 3D, Shape.intersectsShape: two segments 0.00062 apart intersect. The threshold of its search is 0.0000012.
const rapier = require('@dimforge/rapier3d-compat');
rapier.init().then(() => {
  const at = (x, y, z) => ({x, y, z});
  const a = new rapier.Segment(at(0, 0, 9.75), at(0.0625, 0.935546875, 0));
  const b = new rapier.Segment(at(0, 0.830078125, 1.078125), at(2, 1.75, -8));
  const origin = at(0, 0, 0), unturned = {x: 0, y: 0, z: 0, w: 1};
  const hit = a.intersectsShape(origin, unturned, b, origin, unturned);
  const {distance} = a.contactShape(origin, unturned, b, origin, unturned, 1);
  console.log(`intersects: ${hit}, should be false; its own contactShape says that they are ${distance} apart`);
  process.exit(hit ? 0 : 1);  // 0: still wrong
});
