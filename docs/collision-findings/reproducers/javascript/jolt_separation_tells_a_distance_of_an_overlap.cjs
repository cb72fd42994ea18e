// Jolt Physics, CollideShape with mMaxSeparationDistance: two tetrahedra 0.00069 deep in each other are told to be
// 0.00052 apart.
(async () => {
  const jolt = await (await import(require.resolve('jolt-physics'))).default();
  const a = [[-1, 0, 0], [0, 0, 0], [0, 0, 1], [0, 1, 0]];
  const b = [[-1, -1, 1], [0, 0, -1], [0, 0, 0], [0, 0.0009765625, 0]];
  // Registers Jolt's shapes.
  const settings = new jolt.JoltSettings(), layers = new jolt.BroadPhaseLayerInterfaceTable(1, 1);
  settings.mObjectLayerPairFilter = new jolt.ObjectLayerPairFilterTable(1);
  settings.mBroadPhaseLayerInterface = layers;
  settings.mObjectVsBroadPhaseLayerFilter =
    new jolt.ObjectVsBroadPhaseLayerFilterTable(layers, 1, settings.mObjectLayerPairFilter, 1);
  new jolt.JoltInterface(settings);
  const hull = (corners) => {
    const made = new jolt.ConvexHullShapeSettings();
    made.mMaxConvexRadius = made.mHullTolerance = 0;
    for (const corner of corners) made.mPoints.push_back(new jolt.Vec3(...corner));
    const shape = made.Create().Get(), centre = shape.GetCenterOfMass();
    return {shape, centre: new jolt.RVec3(centre.GetX(), centre.GetY(), centre.GetZ())};
  };
  const on_a = hull(a), on_b = hull(b), body = new jolt.TransformedShape(), options = new jolt.CollideShapeSettings();
  body.mShape = on_b.shape;
  body.mShapePositionCOM = on_b.centre;
  body.mShapeRotation = new jolt.Quat(0, 0, 0, 1);
  options.mMaxSeparationDistance = 8;
  const found = new jolt.CollideShapeClosestHitCollisionCollector(), unscaled = new jolt.Vec3(1, 1, 1);
  const at = new jolt.RMat44().sTranslation(on_a.centre), filter = new jolt.ShapeFilter();
  body.CollideShape(on_a.shape, unscaled, at, options, new jolt.RVec3(0, 0, 0), found, filter);
  const depth = found.HadHit() ? found.mHit.mPenetrationDepth : undefined;
  console.log(`depth ${depth}, should be 0.00069`);
  process.exit(depth < 0 ? 0 : 1);  // 0: still wrong
})();
