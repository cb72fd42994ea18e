// MuJoCo, two octahedra of small integers as meshes, 0.62 deep in each other: mj_geomDistance tells them 2.24 apart, and
// mj_collision finds no contact.
(async () => {
  const mujoco = await (await import(require.resolve('@mujoco/mujoco'))).default();
  const model = mujoco.MjModel.from_xml_string(`<mujoco>
    <asset>
      <mesh name="a" vertex="-1 0 0  0 -1 0  0 0 -1  0 0 1  0 1 0  1 0 0"/>
      <mesh name="b" vertex="-2 2 0  1 -1 0  1 2 -4  1 2 4  1 5 0  4 2 0"/>
    </asset>
    <worldbody><geom type="mesh" mesh="a"/><body><freejoint/><geom type="mesh" mesh="b"/></body></worldbody>
  </mujoco>`);
  const data = new mujoco.MjData(model), segment = mujoco.DoubleBuffer.FromArray([0, 0, 0, 0, 0, 0]);
  mujoco.mj_forward(model, data);
  const told = mujoco.mj_geomDistance(model, data, 0, 1, 100, segment);
  console.log(`mj_geomDistance ${told}, should be below -0.6; ${data.contact.size()} contacts, should be some`);
  process.exit(told > 0 ? 0 : 1);  // 0: still wrong
})();
