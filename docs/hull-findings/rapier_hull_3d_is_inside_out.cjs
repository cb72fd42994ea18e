// Rapier 3D, the hull of ConvexPolyhedron: all four facets of a tetrahedron are turned inwards.
const rapier = require('@dimforge/rapier3d-compat');
rapier.init().then(() => {
  const points = new Float32Array([0, 0, -2, 0, 0, -1, 1, 0, 0, 8, -0.0625, 0]);
  const {vertices, indices} = rapier.Shape.fromRawShape(new rapier.ConvexPolyhedron(points).intoRaw());
  const at = (i) => vertices.slice(3 * i, 3 * i + 3);
  let six_volumes = 0;
  for (let f = 0; f < indices.length; f += 3) {
    const [p, q, r] = [0, 1, 2].map((k) => at(indices[f + k]));
    six_volumes += p[0] * (q[1] * r[2] - q[2] * r[1]) - p[1] * (q[0] * r[2] - q[2] * r[0]) +
                   p[2] * (q[0] * r[1] - q[1] * r[0]);
  }
  console.log(`the volume within the facets is ${six_volumes / 6}, should be ${1 / 96}`);
  process.exit(six_volumes < 0 ? 0 : 1);  // 0: still wrong
});
