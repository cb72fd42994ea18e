// Rapier 2D, Shape.contactShape: two triangles of small integers, 0.707 deep in each other, are told to be 0 deep.
const rapier = require('@dimforge/rapier2d-compat');
rapier.init().then(() => {
  const triangle = (...corners) => new rapier.Triangle(...corners.map(([x, y]) => ({x, y})));
  const a = triangle([0, 0], [0, -1], [3, 2]), b = triangle([0, -1], [1, 0], [0, 1]), origin = {x: 0, y: 0};
  const {distance} = a.contactShape(origin, 0, b, origin, 0, 1);
  console.log(`distance ${distance}, should be ${-Math.SQRT1_2}`);
  process.exit(distance > -0.6 ? 0 : 1);  // 0: still wrong
});
