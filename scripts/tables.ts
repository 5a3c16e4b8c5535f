import { readFileSync, writeFileSync } from 'node:fs'

import { drawTables, WITH_TABLES } from './docs/readmeTables'

// `npm run tables`: draws the lists of rules, options and fields in the READMEs of the packages, and the variables in the operations guide.

await Promise.all(
  WITH_TABLES.map(async (path) =>
    writeFileSync(path, await drawTables(readFileSync(path, 'utf8'))),
  ),
)
