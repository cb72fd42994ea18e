// Rapier 2D, Shape.contactShape: two segments that cross are told to be 0.0038 apart. The threshold of its search is
// 0.0000012.
const rapier = require('@dimforge/rapier2d-compat');
rapier.init().then(() => {
  const at = (x, y) => ({x, y}), origin = at(0, 0);
  const a = new rapier.Segment(at(-(2 ** -8), 1), at(0, -1)), b = new rapier.Segment(at(-1, 128), at(0, 0));
  const {distance} = a.contactShape(origin, 0, b, origin, 0, 1);
  console.log(`distance ${distance}, should be negative: they cross in (-1/384, 1/3)`);
  process.exit(distance > 0 ? 0 : 1);  // 0: still wrong
});
