import { readFileSync, writeFileSync } from 'node:fs'

import { drawTables, READMES } from './docs/readmeTables'

// `npm run tables`: draws the lists of rules, options and fields in the READMEs of the packages.

await Promise.all(
  READMES.map(async (path) => writeFileSync(path, await drawTables(readFileSync(path, 'utf8')))),
)
