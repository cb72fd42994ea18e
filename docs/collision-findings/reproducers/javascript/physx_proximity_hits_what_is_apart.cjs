// PhysX, PxGjkQuery::proximityInfo without margins: two tetrahedra 0.000077 apart are told to be 0.00034 deep in each
// other.
// The package is compiled for browsers: while it is loaded it must see a window, and no Node.
const {readFileSync} = require('node:fs'), node = process, file = require.resolve('physx-js-webidl');
const wasmBinary = readFileSync(file.replace(/mjs$/, 'wasm'));
import(file).then(async ({default: load}) => {
  Object.assign(globalThis, {window: globalThis, process: undefined});
  const physx = await load({wasmBinary});
  Object.assign(globalThis, {process: node});
  const a = [[-4, 1, 0], [-1, 0, 0], [0, -1, 1], [0, 0, 0]];
  const b = [[-0.02587890625, 0.0078125, -0.01171875], [0, 0, -0.0078125], [0, 0.0078125, 0], [0.01318359375, -0.00390625, 0.005859375]];
  const make = physx.PxTopLevelFunctions.prototype, version = make.get_PHYSICS_VERSION();
  const scale = new physx.PxTolerancesScale();
  const foundation = make.CreateFoundation(version, new physx.PxDefaultAllocator(), new physx.PxDefaultErrorCallback());
  make.CreatePhysics(version, foundation, scale);
  const cooking = new physx.PxCookingParams(scale), pose = new physx.PxTransform(physx.PxIDENTITYEnum.PxIdentity);
  const hull = (corners) => {
    const points = new physx.Vector_PxVec3(), desc = new physx.PxConvexMeshDesc();
    for (const corner of corners) points.push_back(new physx.PxVec3(...corner));
    desc.flags = new physx.PxConvexFlags(physx.PxConvexFlagEnum.eCOMPUTE_CONVEX);
    Object.assign(desc.points, {count: corners.length, stride: 12, data: points.data()});
    return new physx.PxConvexMeshGeometry(make.CreateConvexMesh(cooking, desc));
  };
  const on_a = hull(a), on_b = hull(b), gjk = physx.PxGjkQuery.prototype;
  const [as_a, as_b] = [on_a, on_b].map((geometry) => new physx.ConvexGeomSupport(geometry, 0));
  const told = new physx.PxGjkQueryProximityInfoResult();
  gjk.proximityInfo(as_a, as_b, pose, pose, 8, scale.length, told);
  const wrong = told.separation < 0;
  console.log(`separation ${told.separation}, should be 0.000077`);
  process.exit(wrong ? 0 : 1);  // 0: still wrong
});
