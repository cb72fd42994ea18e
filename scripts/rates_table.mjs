// Prints what a campaign counted as a table: counts, and of samples alone rates. A dash: none wrong, or none served.
// Usage: node scripts/rates_table.mjs CAMPAIGN matrix PROPERTY DOMAIN...   engines against domains: wrong of tried
//                                              rows PROPERTY...            a row for each domain where one is wrong, by severity
//                                              totals PROPERTY...          wrong of tried over all domains, by how much at most
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [campaign, form, ...names] = process.argv.slice(2);
if (!campaign || !['matrix', 'rows', 'totals'].includes(form) || names.length === 0) {
  console.error('rates_table.mjs: needs the folder of a campaign, one of matrix, rows and totals, and at least one property');
  process.exit(2);
}
const bare = (domain) => domain.replace(/@\d+$/, '');

const print = (heading, aligned, rows) => {
  console.log(`| ${heading.join(' | ')} |\n|${aligned.join('|')}|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
};

/// The rows of a table beside the report, without its names.
const rowsOf = (name) => {
  const lines = readFileSync(`${campaign}/report/${name}.csv`, 'utf8').split('\n').slice(1).filter((line) => line !== '');
  return lines.map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .map(([, cell]) => cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell));
};

/// The rows of rates.csv, whose cells are words: engine, property, domain, judged, rates, outcomes.
const wrongRates = () => rowsOf('rates').map((row) => row.slice(0, 6))
  .sort((a, b) => a.slice(0, 3).join(' ') < b.slice(0, 3).join(' ') ? -1 : 1);

const matrix = ([property, ...domains]) => {
  const sums = sumsBy((block) => `${block.engine} ${block.property} ${bare(block.domain)}`);
  const engines = [...new Set([...sums.keys()].map((key) => key.split(' ')[0]))].sort();
  const headings = domains.map((domain) => domain.slice(domain.indexOf('/') + 1));
  const words = (sum) => {
    const wrong = Object.values(sum?.wrong ?? {}).reduce((total, count) => total + count, 0);
    return wrong === 0 ? '–' : `${wrong} of ${sum.tried}`;
  };
  print(['engine', ...headings], ['---', ...domains.map(() => '---')], engines.map((engine) => {
    return [`\`${engine}\``, ...domains.map((domain) => words(sums.get(`${engine} ${property} ${domain}`)))];
  }));
};

const rows = (properties) => {
  const wrong = wrongRates().filter((row) => properties.includes(row[1]));
  print(['engine', 'domain', 'wrong', 'rate of samples, 95 % interval', 'outcomes'], ['---', '---', '---', '---', '---'],
        wrong.map(([engine, , domain, judged, rates, outcomes]) => [`\`${engine}\``, bare(domain), judged, rates, outcomes]));
};

/// The number that a record keeps as a hexadecimal double; its infinity and what is no number as such.
const number_of = (text) => {
  const parts = /^(-?)0x([0-9a-f])\.([0-9a-f]{13})p([+-]\d+)$/.exec(text);
  if (parts === null) return Number(text.replace('inf', 'Infinity'));
  const mantissa = parseInt(parts[2], 16) + parseInt(parts[3], 16) / 2 ** 52;
  return (parts[1] === '-' ? -1 : 1) * mantissa * 2 ** Number(parts[4]);
};

/// What the cells of blocks sum up to, by key.
const sumsBy = (keyOf) => {
  const sums = new Map();
  const assay = process.env.ASSAY ?? 'build/release/bin/assay';
  const lines = execFileSync(assay, ['blocks', campaign], { encoding: 'utf8', maxBuffer: 2 ** 32 }).split('\n');
  for (const line of lines.filter((line) => line !== '')) {
    const block = JSON.parse(line);
    const key = keyOf(block);
    const sum = sums.get(key) ?? { tried: 0, wrong: {}, most: 0 };
    for (const cell of block.cells ?? []) {
      for (const [outcome, count] of Object.entries(cell.outcomes ?? {})) {
        if (!['declined', 'not_judged', 'not_asked'].includes(outcome)) sum.tried += count;
        if (['violated', 'crashed', 'hung', 'nondeterministic'].includes(outcome))
          sum.wrong[outcome] = (sum.wrong[outcome] ?? 0) + count;
      }
      sum.most = Math.max(sum.most, number_of(cell.magnitude_max ?? '0'));
    }
    sums.set(key, sum);
  }
  return sums;
};

const totals = (properties) => {
  const sums = sumsBy((block) => `${block.engine} ${block.property}`);
  const words = (sum) => {
    if (sum === undefined || sum.tried === 0) return '–';
    const wrong = Object.entries(sum.wrong).map(([outcome, count]) => `${count} ${outcome}`);
    const by = sum.most > 0 ? `, by up to ${sum.most.toExponential(1)}` : '';
    return `${wrong.length === 0 ? 'none' : wrong.join(', ')} of ${sum.tried}${by}`;
  };
  const engines = [...new Set([...sums.keys()].map((key) => key.split(' ')[0]))].sort();
  print(['engine', ...properties.map((property) => `\`${property}\``)], ['---', ...properties.map(() => '---')],
        engines.map((engine) => [`\`${engine}\``, ...properties.map((name) => words(sums.get(`${engine} ${name}`)))]));
};

({ matrix, rows, totals })[form](names);
