// Rapier 2D, Shape.intersectsShape: two segments 0.00023 apart intersect. The threshold of its search is 0.0000012.
const rapier = require('@dimforge/rapier2d-compat');
rapier.init().then(() => {
  const at = (x, y) => ({x, y}), origin = at(0, 0);
  const a = new rapier.Segment(at(-1.25, 1.5), at(0, 0));
  const b = new rapier.Segment(at(-2, 2.25), at(0.25, 2 ** -10));
  const hit = a.intersectsShape(origin, 0, b, origin, 0), {distance} = a.contactShape(origin, 0, b, origin, 0, 1);
  console.log(`intersects: ${hit}, should be false; its own contactShape says that they are ${distance} apart`);
  process.exit(hit ? 0 : 1);  // 0: still wrong
});
