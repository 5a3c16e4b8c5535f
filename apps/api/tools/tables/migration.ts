import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { completeMigration } from './completeMigration'
import { LIST_FILE, listTables } from './tableList'

// `npm run migration`: lists the tables, has drizzle-kit write what has changed, and adds what drizzle-kit cannot write.
writeFileSync(LIST_FILE, await listTables())

const DRIZZLE = fileURLToPath(
  new URL('../../../../node_modules/drizzle-kit/bin.cjs', import.meta.url),
)
const { status } = spawnSync(
  process.execPath,
  ['--conditions=@staff/source', DRIZZLE, 'generate', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
if (status !== 0) process.exit(status ?? 1)

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url))
const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
const last = folder + (names.toSorted().at(-1) ?? '')
writeFileSync(last, completeMigration(readFileSync(last, 'utf8')))
