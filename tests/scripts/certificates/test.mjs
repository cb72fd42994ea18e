// The independent checker accepts the certificate of every kind of problem, and refuses each forged one by the reason
// that it must be refused for; and every reason that it knows refuses one.
//   node test.mjs ASSAY CHECKER
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

import {forgeries} from './forged.mjs';
import {problems} from './problems.mjs';

const [assay, checker] = process.argv.slice(2);
const {agrees_with_claim, check_finding} = await import(pathToFileURL(checker));
const work = mkdtempSync(join(tmpdir(), 'certificates-'));
let failures = 0;
const expect = (condition, what) => {
  if (condition) return;
  ++failures;
  console.log(`WRONG: ${what}`);
};

const names = Object.keys(problems);
for (const name of names) writeFileSync(join(work, `${name}.case`), problems[name]);
const lines = execFileSync(assay, ['certify', ...names.map((name) => join(work, `${name}.case`))], {encoding: 'utf8'});
const genuine = Object.fromEntries(lines.trim().split('\n').map((line, i) => [names[i], JSON.parse(line)]));

// Every kind of certificate that the document names is there and proves what it says.
const KIND = {
  steep: 'separated', no_dimension: 'empty_body', flat: 'polygon', line: 'segment', apart_turning: 'apart',
  impact_of_points: 'graze', impact_3d: 'impact', overlap_3d: 'overlap', overlap_at_start: 'overlap',
  empty_cast: 'empty_body',
};
for (const name of names) {
  const {state, reason, detail} = check_finding(genuine[name]);
  expect(state === 'verified' && reason === (KIND[name] ?? name), `${name}: ${state}, ${detail ?? reason}`);
}

const seen = new Set();
for (const [name, wanted, what, forge] of forgeries) {
  const forged = forge(structuredClone(genuine[name]));
  expect(JSON.stringify(forged) !== JSON.stringify(genuine[name]), `${name}, ${what}: nothing was changed`);
  const {state, reason, detail} = check_finding(forged);
  expect(state === 'refused' && reason === wanted,
         `${name}, ${what}: ${state}, ${detail ?? reason}; expected: ${wanted}`);
  seen.add(reason);
}
expect(forgeries.length >= 60, `only ${forgeries.length} forged certificates`);

// A reason that nothing is refused for could be taken out of the checker unseen.
const source = readFileSync(checker, 'utf8');
const known = [...source.matchAll(/must\([^;]*?'([a-z]+ [a-z -]+)'(?:, [^;]*)?\);/gs)].map((match) => match[1]);
expect(known.length > 20, 'the reasons in the checker were not found');
for (const reason of known) expect(seen.has(reason), `nothing is refused because: ${reason}`);

// Which truths a claim about a verdict allows.
const CLAIMS = [
  ['gjk/verdict_is_right', 'no wrong hit', '', ['separated', 'empty_body'], ['touching', 'overlapping']],
  ['gjk/verdict_is_right', 'no wrong miss', '', ['overlapping'], ['separated', 'touching', 'empty_body']],
  ['gjk/verdict_is_right', 'touching counted as stated', '', ['touching'], ['separated', 'overlapping']],
  ['lp/value_is_right', 'value is right', 'optimal', ['optimal'], ['infeasible', 'unbounded', 'crossed_bounds']],
  ['lp/status_is_right', 'status is right', 'optimal, x = ()', ['infeasible', 'crossed_bounds', 'unbounded'],
   ['optimal']],
  ['lp/status_is_right', 'status is right', 'infeasible', ['optimal', 'unbounded'], ['infeasible', 'crossed_bounds']],
  ['lp/status_is_right', 'status is right', 'unbounded', ['optimal', 'infeasible'], ['unbounded']],
  ['cast/verdict_is_right', 'no wrong hit', '', ['apart', 'empty_body'], ['apart_until', 'graze', 'impact', 'overlap']],
  ['cast/verdict_is_right', 'no wrong miss', '', ['impact', 'overlap'], ['apart', 'apart_until', 'graze', 'contact']],
  ['cast/verdict_is_right', 'touching counted as stated', '', ['graze', 'contact'], ['apart', 'impact', 'overlap']],
  ['hull2/is_exact', 'points are collinear', 'flat 0 1', ['polygon'], ['segment', 'one_point', 'no_points']],
  ['hull3/is_exact', 'points lie in the span', 'of dimension 1, extreme 0 1', ['polygon', 'polytope'], ['segment',
   'one_point']],
];
for (const [property, claim, answer, right, wrong] of CLAIMS) {
  const agrees = (kind) => agrees_with_claim({property, claim, answer}, {proves: kind});
  for (const kind of right) expect(agrees(kind) === true, `${claim}: ${kind}`);
  for (const kind of wrong) expect(agrees(kind) === false, `${claim}: ${kind}`);
}
const depth = {property: 'gjk/depth_is_right', claim: 'depth within promise'};
expect(agrees_with_claim(depth, {proves: 'separated'}) === null, 'a number');
const beginning = {property: 'cast/verdict_is_right', claim: 'meeting from the beginning told as it is'};
const said = 'meeting from the beginning', later = 'first contact at 0x0p+0';
for (const [answer, times, agrees] of [[said, [1], true], [said, [], false], [later, [1], false], [later, [], true],
                                       ['', [], null]])
  expect(agrees_with_claim({...beginning, answer}, {proves: 'overlap', times}) === agrees, `${answer}, ${times}`);

/// The command on one file: exit code, and what it must say; hostile files get one sentence and no more.
function command(what, text, code, words) {
  const file = join(work, 'records.jsonl');
  writeFileSync(file, text);
  const ran = spawnSync(process.execPath, [checker, file], {encoding: 'utf8', timeout: 30000});
  expect(ran.status === code, `${what}: exit code ${ran.status}, expected ${code}`);
  expect((ran.stdout + ran.stderr).includes(words),
         `${what}: lacks "${words}": ${ran.stdout.slice(0, 300)}${ran.stderr}`);
  if (code === 2) expect(ran.stderr.trim().split('\n').length === 1,
      `${what}: not one sentence: ${ran.stderr.slice(0, 300)}`);
}
const {separated} = genuine, record = (changes) => JSON.stringify({...separated, ...changes}) + '\n';
const miss = {property: 'gjk/verdict_is_right', claim: 'no wrong miss'};
command('genuine ones', lines, 0, `verified ${names.length}, contradicted 0, refused 0, without certificate 0`);
command('a refused one', record({certificate: {proves: 'overlapping', weights_a: [], weights_b: []}}), 1, 'refused 1');
command('a contradicted one', record(miss), 1, 'contradicted 1');
command('no certificate', record({certificate: {proves: 'nothing', reason: 'because'}}), 2,
    'no certificate: because: 1');
command('a record of before', record({certificate: undefined}), 2, 'no certificate: the record has none: 1');
command('a case file', problems.separated, 2, 'a case carries no certificate');
command('no JSON', 'certainly\n', 2, 'record 1: ');
command('deep JSON', '['.repeat(1e6), 2, 'record 1: ');
command('another JSON', '[1]\n', 2, 'no record of a finding');
command('null', 'null\n', 2, 'no record of a finding');
command('a case cut short', record({case_text: separated.case_text.slice(0, -8)}), 2, 'the case ends too early');
command('counts of another case', record({case_text: separated.case_text.replace('a: 3', 'a: 4')}), 2, 'of the case');
command('a huge count', record({case_text: separated.case_text.replace('a: 3', 'a: 999999')}), 2, 'of the case');
command('a number that is no double', record({case_text: separated.case_text.replace('0x1', '0x2')}), 2,
    'is not a number');
command('a huge exponent', record({case_text: separated.case_text.replace('p+0000', 'p+9999')}), 2, 'is no double');
command('a control character', record({engine: '\x1b[2J'}), 0, '?[2J');
expect(spawnSync(process.execPath, [checker], {encoding: 'utf8'}).status === 2, 'no file');
expect(spawnSync(process.execPath, [checker, join(work, 'absent')], {encoding: 'utf8'}).status === 2, 'an absent file');

rmSync(work, {recursive: true});
console.log(failures === 0 ? `passed: ${names.length} genuine, ${forgeries.length} forged` : `${failures} wrong`);
process.exitCode = failures === 0 ? 0 : 1;
