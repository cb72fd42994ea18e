// MuJoCo, mj_geomDistance of two boxes 0.25 apart along the last axis: 1.27.
(async () => {
  const mujoco = await (await import(require.resolve('@mujoco/mujoco'))).default();
  const model = mujoco.MjModel.from_xml_string(`<mujoco><worldbody>
    <geom type="box" size="1 1.25 .25"/>
    <body pos="-.25 -1 -.75"><freejoint/><geom type="box" size=".25 .5 .25"/></body>
  </worldbody></mujoco>`);
  const data = new mujoco.MjData(model), segment = mujoco.DoubleBuffer.FromArray([0, 0, 0, 0, 0, 0]);
  mujoco.mj_forward(model, data);
  const told = mujoco.mj_geomDistance(model, data, 0, 1, 100, segment);
  console.log(`mj_geomDistance ${told}, should be 0.25`);
  process.exit(told > 0.26 ? 0 : 1);  // 0: still wrong
})();
