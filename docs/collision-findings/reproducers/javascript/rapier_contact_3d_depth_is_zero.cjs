// Rapier 3D, Shape.contactShape: two equal tetrahedra in one place, 0.577 deep in each other, are told to be 0 deep.
const rapier = require('@dimforge/rapier3d-compat');
rapier.init().then(() => {
  const corners = new Float32Array([0, -1, 0, 0, 0, -1, 0, 0, 0, 1, 0, 0]);
  const a = new rapier.ConvexPolyhedron(corners), b = new rapier.ConvexPolyhedron(corners);
  const origin = {x: 0, y: 0, z: 0}, unturned = {x: 0, y: 0, z: 0, w: 1};
  const {distance} = a.contactShape(origin, unturned, b, origin, unturned, 1);
  console.log(`distance ${distance}, should be ${-Math.sqrt(1 / 3)}`);
  process.exit(distance > -0.5 ? 0 : 1);  // 0: still wrong
});
