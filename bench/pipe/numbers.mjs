// What a problem of 48 numbers and an answer of 8 cost a JavaScript engine to read and to write, as raw little-endian
// doubles and as hexadecimal text, in microseconds a case: node bench/pipe/numbers.mjs
const kNumbers = 48, kAnswers = 8, kCases = 50000;
const numbers = Float64Array.from({length: kNumbers}, (_, i) => Math.sin(i + 1) * 2 ** (i % 9 - 4));

function hex(x) {
  if (!Number.isFinite(x)) return String(x);
  if (x === 0) return Object.is(x, -0) ? '-0x0p+0' : '0x0p+0';
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  const bits = view.getBigUint64(0), exponent = Number(bits >> 52n & 0x7ffn);
  return `${x < 0 ? '-' : ''}0x${exponent ? 1 : 0}.${(bits & 0xfffffffffffffn).toString(16).padStart(13, '0')}p${
      (exponent || 1) - 1023}`;
}
function unhex(text) {
  const [, sign, whole, part = '', exponent] = /^(-?)0x([01])\.?([0-9a-f]*)p([+-]?\d+)$/.exec(text);
  const mantissa = (parseInt(whole + part, 16)) * 2 ** (-4 * part.length);
  return (sign ? -1 : 1) * mantissa * 2 ** Number(exponent);
}
function time(what, once) {
  for (let i = 0; i < 5000; ++i) once();
  const begin = process.hrtime.bigint();
  let sum = 0;
  for (let i = 0; i < kCases; ++i) sum += once();
  console.log(`${what}: ${(Number(process.hrtime.bigint() - begin) / 1e3 / kCases).toFixed(2)} us a case`, sum ? '' : '');
}
const raw = Buffer.from(numbers.buffer.slice(0)), text = [...numbers].map(hex).join(' ');
time('node, raw', () => {
  const read = new Float64Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + 8 * kNumbers));
  const answer = Buffer.allocUnsafe(8 * kAnswers);
  for (let i = 0; i < kAnswers; ++i) answer.writeDoubleLE(read[i], 8 * i);
  return read[3] + answer.length;
});
time('node, hexadecimal text', () => {
  const read = text.split(' ').map(unhex);
  return read[3] + read.slice(0, kAnswers).map(hex).join(' ').length;
});
