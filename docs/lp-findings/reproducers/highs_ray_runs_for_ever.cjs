// HiGHS's interior point method, then the question for its dual ray, in a thread that is given ten seconds.
const {Worker, isMainThread} = require('node:worker_threads');
if (isMainThread) {
  const told = setTimeout(() => {
    console.log('minimise 0 over x <= 0, 0 x <= 0, 0 x = 1, x >= 0: infeasible, but getDualRay does not return within 10 s');
    process.exit(0);
  }, 10000);
  new Worker(__filename).on('message', (status) => {
    console.log(`"${status}"`);
    clearTimeout(told);
    process.exit(1);
  });
} else {
  require('highs')().then((highs) => {
    const model = highs.createModel();
    model.options.set({output_flag: false, solver: 'ipm'});
    const none = -highs.infinity;
    model.passModel({
      numCols: 1, numRows: 3, colCost: [0], colLower: [0], colUpper: [highs.infinity], rowLower: [none, none, 1],
      rowUpper: [0, 0, 1], matrix: {format: 'csc', numRows: 3, numCols: 1, starts: [0, 1], indices: [0], values: [1]},
    });
    model.run();
    model.getDualRay();
    require('node:worker_threads').parentPort.postMessage(model.getModelStatus());
  });
}
