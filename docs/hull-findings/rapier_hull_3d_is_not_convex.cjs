// Rapier 3D, the hull of ConvexPolyhedron: beside a far point two of the facets meet at an edge that goes inwards, so
// that the corner (0, 0, 1) is 0.707 beyond the plane of a facet.
const rapier = require('@dimforge/rapier3d-compat');
rapier.init().then(() => {
  const points = new Float32Array([0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 1, 4096, 0, 0]);
  const {vertices, indices} = rapier.Shape.fromRawShape(new rapier.ConvexPolyhedron(points).intoRaw());
  const at = (i) => [...vertices.slice(3 * i, 3 * i + 3)], less = (u, v) => u.map((x, k) => x - v[k]);
  const dot = (u, v) => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
  let most = 0;
  for (let f = 0; f < indices.length; f += 3) {
    const [p, q, r] = [0, 1, 2].map((k) => at(indices[f + k])), u = less(q, p), v = less(r, p);
    const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    for (let i = 0; i < vertices.length / 3; ++i)
      most = Math.max(most, dot(normal, less(at(i), p)) / Math.sqrt(dot(normal, normal)));
  }
  console.log(`a corner is ${most} beyond the plane of a facet, should be 0`);
  process.exit(most > 0.5 ? 0 : 1);  // 0: still wrong
});
