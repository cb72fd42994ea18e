// HiGHS as it comes, by the text interface of npm's package: x = y = z = 0 is feasible and (1, 1, 0) an unbounded ray.
require('highs')().then((highs) => {
  const {Status} = highs.solve(`Minimize
 cost: - x
Subject To
 a: - x + z <= 1
 b: - x + y <= 0
 c: x - y - z <= 0
End`);
  console.log(`minimise -x over -x + z <= 1, -x + y <= 0, x - y - z <= 0, x, y, z >= 0: "${Status}", which is "Unbounded"`);
  process.exit(Status === 'Unbounded' ? 1 : 0);
});
