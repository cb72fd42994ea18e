// Rapier 2D, the hull of ConvexPolygon: of four corners, no three of which are on a line, it keeps three; the lost
// one is 0.02 outside. Corners are removed where the direction turns by less than 0.026 radians.
const rapier = require('@dimforge/rapier2d-compat');
rapier.init().then(() => {
  const corners = new Float32Array([0, -1.25, 0, 0, 1.25, -0.75, 3, 0]);
  const kept = rapier.Shape.fromRawShape(new rapier.ConvexPolygon(corners, false).intoRaw()).vertices;
  console.log(`${kept.length / 2} corners (${[...kept]}), should be 4`);
  process.exit(kept.length === 6 ? 0 : 1);  // 0: still wrong
});
