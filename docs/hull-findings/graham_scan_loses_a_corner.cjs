// graham_scan: of the triangle of (-4, -5), (-1, -5) and (-2, -2) with (-2, -4) inside, the hull has the inner point and lacks a corner.
const Scan = require('graham_scan'), scan = new Scan();
for (const [x, y] of [[-2, -4], [-2, -2], [-4, -5], [-1, -5]]) scan.addPoint(x, y);
const hull = scan.getHull().map(({x, y}) => `(${x}, ${y})`);
console.log(`${hull.join(' ')}, should be (-4, -5) (-1, -5) (-2, -2)`);
process.exit(hull.includes('(-2, -2)') ? 1 : 0);  // 0: still wrong
