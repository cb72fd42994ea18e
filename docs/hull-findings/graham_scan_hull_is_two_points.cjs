// graham_scan: the hull of four points, no three of which are on a line, is two of them.
const Scan = require('graham_scan'), scan = new Scan();
for (const [x, y] of [[-2, -1], [-4, -1], [0, -6], [-1, -4]]) scan.addPoint(x, y);
const hull = scan.getHull().map(({x, y}) => `(${x}, ${y})`);
console.log(`${hull.join(' ')}, should be three or four corners`);
process.exit(hull.length > 2 ? 1 : 0);  // 0: still wrong
