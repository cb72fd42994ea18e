// Makes an engine of Assay out of JavaScript functions (docs/pipe-protocol.md). Node 18 or later, nothing else.
//   serve([{name: 'mine/hull', version: '1.0', promises: {}, hull2: (problem) => ({kind: 'hull', ccw: [0, 1, 2]})}])
import {readSync, writeSync} from 'node:fs';

const kQuestion = 0x3f595341, kAnswer = 0x21595341;
const kSaid = {answered: 0, declined: 1, gave_up: 2, threw: 3, end: 4};
const kWhy = ['step_limit', 'cycling', 'stalled', 'uncertain', 'singular_basis', 'not_finite', 'stopped'];
// Kinds of answers in the order of their numbers, each with its fields: u a number, b yes or no, i an integer, d a
// double, d2 and d3 vectors, u* and d* lists, w weighted vertices, s pairs of vertices, basis, line a basis with a
// variable or nothing.
const kBasis = {basic: 'u*', at_upper: 'u*'};
const kAnswers = {
  hull2: {hull: {ccw: 'u*'}, flat: {extreme: 'u*'}},
  hull3: {hull: {corner: 'u*', end: 'u*', face_of: 'u*'}, flat: {dimension: 'i', extreme: 'u*'}},
  gjk: {
    separated: {on_a: 'w', on_b: 'w'}, separated_along: {direction: 'd3'}, overlapping: {pairs: 's'},
    bare_verdict: {colliding: 'b'}, bare_distance: {distance: 'd'},
    measured_apart: {distance: 'd', on_a: 'd3', on_b: 'd3'}, penetrating: {depth: 'd', normal: 'd3', pairs: 's'},
    bracketed: {low: 'd', high: 'd', direction: 'd3', on_a: 'w', on_b: 'w'},
  },
  cast: {
    hit_at: {t0: 'd', t1: 'd', normal: 'd3'}, missed: {direction: 'd3'}, initially: {}, bare_time: {time: 'd'},
  },
  lp: {
    optimal: {basis: 'basis', x: 'd*', y: 'd*'}, infeasible: {farkas: 'd*', line: 'line'},
    unbounded: {x: 'd*', ray: 'd*', line: 'line'},
  },
  shapes: {
    contact: {overlap: 'b', distance: 'd', normal: 'd3', move: 'd3'}, bare_verdict: {colliding: 'b'},
    bounds: {low: 'd3', high: 'd3'}, centroid: {flat: 'b', at: 'd2'}, moved: {coordinates: 'd*'},
    sweep: {touches: 'b', time: 'd', normal: 'd3'},
  },
};

class Reader {
  constructor(bytes) {
    this.bytes = bytes, this.at = 0;
  }
  number() {
    this.at += 8;
    return this.bytes.readUInt32LE(this.at - 8);
  }
  doubles(count = this.number()) {
    const begin = this.bytes.byteOffset + this.at;
    this.at += 8 * count;
    return new Float64Array(this.bytes.buffer.slice(begin, begin + 8 * count));
  }
  points(dimension = this.number(), counted = dimension) {
    const coordinates = this.doubles(this.number() * (counted === dimension ? 1 : dimension));
    return {dimension, count: dimension ? coordinates.length / dimension : 0, coordinates};
  }
  shape() {
    return {kind: this.number(), dimension: this.number(), numbers: this.doubles()};
  }
  motion() {
    return {displacement: this.doubles(3), rotation: this.doubles(3), centre: this.doubles(3)};
  }
}
const kProblems = {
  hull2: (r) => r.points(2, 1),
  hull3: (r) => r.points(3, 1),
  gjk: (r) => ({a: r.points(), b: r.points()}),
  cast: (r) => ({a: r.points(), b: r.points(), motion_a: r.motion(), motion_b: r.motion()}),
  lp: (r) => ({
    rows: r.number(), columns: r.number(), cost: r.doubles(), matrix: r.doubles(), row_lower: r.doubles(),
    row_upper: r.doubles(), lower: r.doubles(), upper: r.doubles(),
  }),
  shapes: (r) => ({question: r.number(), a: r.shape(), b: r.shape()}),
};

class Writer {
  constructor() {
    this.bytes = Buffer.alloc(1 << 16);
    this.used = 16;
  }
  room(more) {
    if (this.used + more <= this.bytes.length) return;
    const larger = Buffer.alloc(2 * (this.used + more));
    this.bytes.copy(larger);
    this.bytes = larger;
  }
  u(value) {
    this.room(8);
    this.bytes.writeUInt32LE(value >>> 0, this.used);
    this.bytes.writeUInt32LE(0, this.used + 4);
    this.used += 8;
  }
  d(value) {
    this.room(8);
    this.used = this.bytes.writeDoubleLE(value, this.used);
  }
  indices(values) {
    this.room(4 * values.length + 8);
    for (const value of values) this.used = this.bytes.writeUInt32LE(value >>> 0, this.used);
    if (values.length % 2) this.used = this.bytes.writeUInt32LE(0, this.used);
  }
  vector(values, count) {
    for (let i = 0; i < count; ++i) this.d(values?.[i] ?? 0);
  }
  field(type, value) {
    if (type === 'u' || type === 'i') return this.u(value);
    if (type === 'b') return this.u(value ? 1 : 0);
    if (type === 'd') return this.d(value);
    if (type === 'd2' || type === 'd3') return this.vector(value, Number(type[1]));
    const list = value ?? [];
    if (type === 'u*') return this.u(list.length), this.indices(list);
    if (type === 'd*') return this.u(list.length), this.vector(list, list.length);
    if (type === 'w') return this.pairs(list, (pair) => this.vector(pair.map((one) => one[1]), pair.length));
    if (type === 's') return this.pairs(list, (pair) => this.indices(pair.map((one) => one[1])));
    if (type === 'basis') return this.fields(kBasis, value ?? {});
    this.u(value ? 1 : 0);
    if (value) this.fields({...kBasis, variable: 'u'}, value);
  }
  pairs(list, second) {
    this.u(list.length);
    this.indices(list.map((one) => one[0]));
    second(list);
  }
  fields(types, values) {
    for (const name in types) this.field(types[name], values[name]);
  }
  answer(family, answer) {
    this.used = 16;
    if (answer.kind === 'declined') return kSaid.declined;
    if (answer.kind === 'gave_up') return this.u(kWhy.indexOf(answer.why)), kSaid.gave_up;
    const number = Object.keys(kAnswers[family]).indexOf(answer.kind);
    if (number < 0) throw new Error(`${family} has no answer of the kind ${answer.kind}`);
    this.u(number);
    this.fields(kAnswers[family][answer.kind], answer);
    return kSaid.answered;
  }
  send(number, said, used = this.used) {
    this.bytes.writeUInt32LE(kAnswer, 0);
    this.bytes.writeUInt32LE(number, 4);
    this.bytes.writeUInt32LE(used - 16, 8);
    this.bytes.writeUInt32LE(said, 12);
    writeAll(this.bytes.subarray(0, used));
  }
}

// Node makes the pipes of standard input and output non-blocking for whoever touches process.stdin or process.stdout, which a library
// may have done before this file is read. A full pipe, as a host has on a busy machine, is then an error and not a wait; so wait, asleep.
const kNap = new Int32Array(new SharedArrayBuffer(4)), kNapMilliseconds = 1;
function patiently(move) {
  for (;;) {
    try {
      return move();
    } catch (thrown) {
      if (thrown.code !== 'EAGAIN') throw thrown;
      Atomics.wait(kNap, 0, 0, kNapMilliseconds);
    }
  }
}

function writeAll(bytes) {
  while (bytes.length) bytes = bytes.subarray(patiently(() => writeSync(1, bytes)));
}

function hello(engines) {
  const lines = ['assay pipe 1'];
  for (const engine of engines) {
    lines.push(`engine ${engine.name}`);
    for (const key of ['version', 'sentence', 'note', 'only_by_name', 'precision_bits'])
      if (engine[key] !== undefined) lines.push(`${key} ${engine[key]}`);
    for (const family in kProblems)
      if (engine[family]) lines.push(`family ${family}`);
    for (const [name, value] of Object.entries(engine.promises ?? {}))
      lines.push(`promise ${name} ${typeof value === 'boolean' ? Number(value) : value}`);
  }
  writeAll(Buffer.from(lines.join('\n') + '\nready\n'));
}

/** Says which engines there are, then answers until the input ends. What is printed goes to standard error. */
export async function serve(engines) {
  console.log = console.info = console.debug = console.error;
  Object.defineProperty(process, 'stdout', {get: () => process.stderr});
  hello(engines);
  const writer = new Writer();
  let come = Buffer.alloc(1 << 20), begin = 0, end = 0;
  const need = (bytes) => {
    if (begin + bytes > come.length) {
      const larger = begin > 0 && end - begin + bytes <= come.length ? come : Buffer.alloc(2 * (end - begin + bytes));
      come.copy(larger, 0, begin, end);
      [come, begin, end] = [larger, 0, end - begin];
    }
    while (end - begin < bytes) {
      const got = patiently(() => readSync(0, come, end, come.length - end, null));
      if (got === 0) process.exit(0);
      end += got;
    }
    begin += bytes;
    return come.subarray(begin - bytes, begin);
  };
  for (;;) {
    const head = need(24);
    if (head.readUInt32LE(0) !== kQuestion) throw new Error('what came is no question');
    const number = head.readUInt32LE(4), bytes = head.readUInt32LE(8), engine = engines[head.readUInt32LE(12)];
    const family = head.toString('latin1', 16, 24).replace(/\0+$/, '');
    const body = need(bytes);
    if (!family) {
      writer.send(number, kSaid.end, 16);
      continue;
    }
    let said;
    try {
      const answer = engine[family](kProblems[family](new Reader(body)));
      said = writer.answer(family, answer instanceof Promise ? await answer : answer);
    } catch (thrown) {
      console.error(thrown);
      writer.used = 16 + writer.bytes.write(String(thrown).slice(0, 1000), 16);
      said = kSaid.threw;
    }
    writer.send(number, said);
  }
}
