// Validates SARIF files against the JSON schema of SARIF 2.1.0, and shows that the schema refuses what is none.
// Usage: node sarif_is_valid.mjs VIEWER FILE...   where VIEWER/node_modules has ajv and the schema, else skipped (77)
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const [viewer, ...files] = process.argv.slice(2);
if (viewer === undefined || files.length === 0) {
  console.error('usage: node sarif_is_valid.mjs VIEWER FILE...');
  process.exit(2);
}
// OASIS's schema as Microsoft publishes it under the MIT licence in @microsoft/jest-sarif, pinned by the lock file.
const schema = path.resolve(viewer, 'node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
if (!existsSync(schema)) {
  console.log(`skipped: ${schema} is absent; npm ci in ${viewer} installs it`);
  process.exit(77);
}
const require = createRequire(path.resolve(viewer, 'package.json'));
const Ajv = require('ajv');
const ajv = new Ajv({ schemaId: 'auto', allErrors: true, unknownFormats: 'ignore' });
ajv.addMetaSchema(require('ajv/lib/refs/json-schema-draft-04.json'));
const isValid = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')));

/// What no reader of SARIF takes: the schema must see each, or it has seen nothing.
const spoils = {
  'a version that is none': (log) => { log.version = '2.2'; },
  'a level that is none': (log) => { log.runs[0].results[0].level = 'fatal'; },
  'a result without a message': (log) => { delete log.runs[0].results[0].message; },
  'a baseline state that is none': (log) => { log.runs[0].results[0].baselineState = 'known'; },
  'a field that is none': (log) => { log.runs[0].results[0].cluster = 1; },
  'a line that is no number': (log) => {
    log.runs[0].results[0].locations[0].physicalLocation.region.startLine = '1';
  },
  'a rule without a name of its own': (log) => { delete log.runs[0].tool.driver.rules[0].id; },
};

let faults = 0;
const fault = (sentence) => { console.error(sentence); ++faults; };
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  if (!isValid(JSON.parse(text))) fault(`${file}: ${ajv.errorsText(isValid.errors, { separator: '\n  ' })}`);
  const results = JSON.parse(text).runs[0].results;
  if (results.length === 0) fault(`${file}: no results: this check has seen nothing`);
  for (const [what, spoil] of Object.entries(results.length === 0 ? {} : spoils)) {
    const log = JSON.parse(text);
    spoil(log);
    if (isValid(log)) fault(`the schema takes ${what}`);
  }
  console.log(`${file}: ${results.length} results`);
}
process.exit(faults === 0 ? 0 : 1);
