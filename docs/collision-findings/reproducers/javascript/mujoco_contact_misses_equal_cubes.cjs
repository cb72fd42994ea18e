// MuJoCo, mj_collision of two equal cubes as meshes in one place, 1 deep in each other: no contact. Moved by a hundredth
// they have four.
(async () => {
  const mujoco = await (await import(require.resolve('@mujoco/mujoco'))).default();
  const contacts = (at) => {
    const model = mujoco.MjModel.from_xml_string(`<mujoco>
      <asset><mesh name="cube" vertex="0 0 0  1 0 0  0 1 0  1 1 0  0 0 1  1 0 1  0 1 1  1 1 1"/></asset>
      <worldbody>
        <geom type="mesh" mesh="cube"/><body pos="${at} 0 0"><freejoint/><geom type="mesh" mesh="cube"/></body>
      </worldbody></mujoco>`);
    const data = new mujoco.MjData(model);
    mujoco.mj_forward(model, data);
    return data.contact.size();
  };
  console.log(`${contacts(0)} contacts, should be some; moved by 0.01: ${contacts(0.01)}`);
  process.exit(contacts(0) === 0 ? 0 : 1);  // 0: still wrong
})();
