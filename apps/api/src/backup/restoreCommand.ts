import { openAsItIs } from '../db/connect'
import { countOf, placeOf, runCommand } from './command'
import { readBackup } from './readBackup'
import { restoreBackup } from './restoreBackup'

// `npm run restore -- file [--replace]`: fills a database from a backup, all or nothing.

const USAGE = `Usage: npm run restore -- file [--replace]

Fills DATABASE_URL or DATA_DIR from a backup. A database with content is refused;
--replace throws its content away, and the file's takes its place.`

const REPLACE = '--replace'
const COMMAND = { usage: USAGE, options: [REPLACE], needsFile: true }

await runCommand(COMMAND, async ({ file = '', options }) => {
  // A file that is no good is refused before anything is opened or made.
  await readBackup(file)
  const database = await openAsItIs(placeOf(process.env))
  try {
    const { rows, madeAt } = await restoreBackup(database.db, file, {
      replace: options.includes(REPLACE),
    })
    return `Restored ${countOf(rows)}, as of ${madeAt}. Everybody has to log in again.`
  } finally {
    await database.close()
  }
})
