// MuJoCo, mj_geomDistance of two boxes of sides 1, 1 and 2, one of them moved by 1 along the long side: they overlap by
// 1 and are told to be 1 apart. Its own contacts say 1 deep.
(async () => {
  const mujoco = await (await import(require.resolve('@mujoco/mujoco'))).default();
  const model = mujoco.MjModel.from_xml_string(`<mujoco><worldbody>
    <geom type="box" size=".5 .5 1"/><body pos="0 0 1"><freejoint/><geom type="box" size=".5 .5 1"/></body>
  </worldbody></mujoco>`);
  const data = new mujoco.MjData(model), segment = mujoco.DoubleBuffer.FromArray([0, 0, 0, 0, 0, 0]);
  mujoco.mj_forward(model, data);
  const told = mujoco.mj_geomDistance(model, data, 0, 1, 100, segment);
  console.log(`mj_geomDistance ${told}, should be -1; its contact: ${data.contact.get(0).dist}`);
  process.exit(told > 0 ? 0 : 1);  // 0: still wrong
})();
