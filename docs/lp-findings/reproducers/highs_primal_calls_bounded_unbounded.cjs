// HiGHS's primal simplex without presolve: one column, one row.
require('highs')().then((highs) => {
  const options = {solver: 'simplex', simplex_strategy: 4, presolve: 'off', output_flag: false};
  const status = (bound) => highs.solve(`Minimize\n cost: - x\nSubject To\n a: x <= ${bound}\nEnd`, options).Status;
  console.log(`minimise -x over x <= 2^29, x >= 0: "${status(2 ** 29)}"; over x <= 2^30: "${status(2 ** 30)}", which is "Optimal"`);
  process.exit(status(2 ** 30) === 'Optimal' ? 1 : 0);
});
