// MuJoCo, mj_geomDistance of two equal boxes in one place, 1 deep in each other: 0. Its own contacts say 1 deep.
(async () => {
  const mujoco = await (await import(require.resolve('@mujoco/mujoco'))).default();
  const model = mujoco.MjModel.from_xml_string(`<mujoco><worldbody>
    <geom type="box" size=".5 .5 .5"/><body><freejoint/><geom type="box" size=".5 .5 .5"/></body>
  </worldbody></mujoco>`);
  const data = new mujoco.MjData(model), segment = mujoco.DoubleBuffer.FromArray([0, 0, 0, 0, 0, 0]);
  mujoco.mj_forward(model, data);
  const told = mujoco.mj_geomDistance(model, data, 0, 1, 100, segment);
  console.log(`mj_geomDistance ${told}, should be -1; its contact: ${data.contact.get(0).dist}`);
  process.exit(told === 0 ? 0 : 1);  // 0: still wrong
})();
