// PhysX, PxCreateConvexMesh of a tetrahedron of extent 2, 0.002 thick: the mesh has a corner that was not given, 0.001 away
// from the one that was. No error is reported.
// The package is compiled for browsers: while it is loaded it must see a window, and no Node.
const {readFileSync} = require('node:fs'), node = process, file = require.resolve('physx-js-webidl');
const wasmBinary = readFileSync(file.replace(/mjs$/, 'wasm'));
import(file).then(async ({default: load}) => {
  Object.assign(globalThis, {window: globalThis, process: undefined});
  const physx = await load({wasmBinary});
  Object.assign(globalThis, {process: node});
  const a = [[0, 0, -2], [0, 0, -1], [0, 0.001953125, 0], [1, 0, 0]];
  const make = physx.PxTopLevelFunctions.prototype, version = make.get_PHYSICS_VERSION();
  const scale = new physx.PxTolerancesScale();
  const foundation = make.CreateFoundation(version, new physx.PxDefaultAllocator(), new physx.PxDefaultErrorCallback());
  make.CreatePhysics(version, foundation, scale);
  const cooking = new physx.PxCookingParams(scale);
  const hull = (corners) => {
    const points = new physx.Vector_PxVec3(), desc = new physx.PxConvexMeshDesc();
    for (const corner of corners) points.push_back(new physx.PxVec3(...corner));
    desc.flags = new physx.PxConvexFlags(physx.PxConvexFlagEnum.eCOMPUTE_CONVEX);
    Object.assign(desc.points, {count: corners.length, stride: 12, data: points.data()});
    return make.CreateConvexMesh(cooking, desc);
  };
  const mesh = hull(a), begin = physx.getPointer(mesh.getVertices());
  const corners = a.map((_, i) => physx.wrapPointer(begin + 12 * i, physx.PxVec3)).map(({x, y, z}) => [x, y, z]);
  const wrong = corners.filter((corner) => !a.some((given) => String(given) === String(corner)));
  console.log(`corners that were not given: ${JSON.stringify(wrong)}, should be none`);
  process.exit(wrong.length > 0 ? 0 : 1);  // 0: still wrong
});
