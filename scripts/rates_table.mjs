// Prints rates of wrong answers with their 95 % intervals as a table of engines by domains.
// Usage: node scripts/rates_table.mjs SUMMARY.md DOMAIN...    (a dash: none wrong, or none served; gjk/ may be left out)
import { readFileSync } from 'node:fs';

const [summary, ...domains] = process.argv.slice(2);
if (!summary || domains.length === 0) {
  console.error('rates_table.mjs: needs a summary.md and at least one domain');
  process.exit(2);
}
const lines = readFileSync(summary, 'utf8').split('\n').map((line) => line.replaceAll('\\', ''));
const cells = (line) => line.split('|').slice(1, -1).map((cell) => cell.trim());
const from = (heading) => {
  const rows = lines.slice(lines.findIndex((line) => line.startsWith(`### ${heading}`)) + 1);
  const end = rows.findIndex((line) => line.startsWith('### '));
  return rows.slice(0, end < 0 ? rows.length : end).filter((line) => line.startsWith('| ')).map(cells).slice(1);
};
const engines = from('Verdicts').filter((row) => row[1] !== '–').map((row) => row[0]).sort();
const rates = new Map(from('Where they are wrong').map(([engine, property, domain, wrong, interval]) => {
  return [`${engine} ${property} ${domain.replace(/@\d+$/, '')}`, `${wrong} (${interval})`];
}));
const rate = (engine, domain) => {
  const whole = domain.includes('/') ? domain : `gjk/${domain}`;
  return rates.get(`${engine} ${whole.split('/')[0]}/verdict_is_right ${whole}`) ?? '–';
};
console.log(`| engine | ${domains.join(' | ')} |\n|---|${'---|'.repeat(domains.length)}`);
for (const engine of engines) {
  const row = domains.map((domain) => rate(engine, domain));
  console.log(`| \`${engine}\` | ${row.join(' | ')} |`);
}
