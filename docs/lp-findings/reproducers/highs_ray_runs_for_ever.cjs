// HiGHS's interior point method, then the question for its dual ray, in a thread that is given a second of processor
// time: the program has one column and three rows.
const {Worker, isMainThread, parentPort} = require('node:worker_threads');
const kAtMost = 1e6;  // microseconds
if (isMainThread) {
  const worker = new Worker(__filename);
  worker.once('message', () => {
    const begin = process.cpuUsage();
    setInterval(() => {
      if (process.cpuUsage(begin).user < kAtMost) return;
      console.log('minimise 0 over x <= 0, 0 x <= 0, 0 x = 1, x >= 0: infeasible, but getDualRay does not return in 1 s');
      process.exit(0);
    }, 50);
    worker.once('message', (status) => {
      console.log(`"${status}"`);
      process.exit(1);
    });
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
    parentPort.postMessage('asked');
    model.getDualRay();
    parentPort.postMessage(model.getModelStatus());
  });
}
