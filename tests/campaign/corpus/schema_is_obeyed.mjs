// Holds corpora against their schema, and shows that the schema refuses what is none.
// Usage: node schema_is_obeyed.mjs VIEWER SCHEMA FILE...   where VIEWER/node_modules has ajv, else skipped (77)
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const [viewer, schema, ...files] = process.argv.slice(2);
if (!existsSync(path.resolve(viewer, 'node_modules/ajv'))) {
  console.log(`skipped: ajv is absent; npm ci in ${viewer} installs it`);
  process.exit(77);
}
const Ajv = createRequire(path.resolve(viewer, 'package.json'))('ajv');
const is_valid = new Ajv({allErrors: true}).compile(JSON.parse(readFileSync(schema, 'utf8')));

const first = (corpus, family) => corpus.cases.find((one) => one.family === family);
/// What no reader takes: the schema must see each, or it has seen nothing. Each where the corpus has such a case.
const spoils = {
  'another format': (corpus) => { corpus.format = 'assay-corpus 2'; },
  'a field more': (corpus) => { corpus.note = ''; },
  'a case without an id': (corpus) => { delete corpus.cases[0].id; },
  'a case without sources': (corpus) => { corpus.cases[0].sources = []; },
  'a severity that is none': (corpus) => { corpus.cases[0].severity = 'stated'; },
  'a family that is none': (corpus) => { corpus.cases[0].family = 'hull4'; },
  'a decimal number': (corpus) => { first(corpus, 'gjk').problem.a[0][0] = 1.5; },
  'a number in decimal text': (corpus) => { first(corpus, 'gjk').problem.a[0][0] = '1.5'; },
  'too many digits': (corpus) => { first(corpus, 'gjk').problem.a[0][0] = '0x1.00000000000001p+0'; },
  'a verdict of another family': (corpus) => { first(corpus, 'gjk').truth = {status: 'optimal'}; },
  'a distance that is no fraction': (corpus) => { first(corpus, 'gjk').truth.squared_distance = ['1']; },
  'a denominator of zero': (corpus) => { first(corpus, 'gjk').truth.squared_distance = ['1', '0']; },
  'a program of another family': (corpus) => { first(corpus, 'lp').problem = first(corpus, 'gjk').problem; },
  'an optimum in decimals': (corpus) => { first(corpus, 'lp').truth.optimum = 1.5; },
  'a place below zero': (corpus) => { first(corpus, 'hull2').truth.extreme = [-1]; },
  'a witness that is none': (corpus) => { first(corpus, 'hull2').shown_by.extreme = 'us'; },
  'a certificate of a kind that is none': (corpus) => { first(corpus, 'hull2').certificate.proves = 'nearly'; },
};

let faults = 0;
const fault = (sentence) => { console.error(sentence); ++faults; };
for (const file of files) {
  const text = readFileSync(file, 'utf8'), corpus = JSON.parse(text);
  for (const one of corpus.cases) {
    if (is_valid({format: corpus.format, cases: [one]})) continue;
    fault(`${file}: ${one.id}: ${is_valid.errors.slice(0, 3).map((e) => `${e.dataPath} ${e.message}`).join('; ')}`);
  }
  if (corpus.cases.length === 0) fault(`${file}: no cases: this check has seen nothing`);
  if (file !== files[0]) continue;
  for (const [what, spoil] of Object.entries(spoils)) {
    const spoiled = JSON.parse(text);
    spoil(spoiled);
    if (is_valid(spoiled)) fault(`the schema takes ${what}`);
  }
}
process.exit(faults === 0 ? 0 : 1);
