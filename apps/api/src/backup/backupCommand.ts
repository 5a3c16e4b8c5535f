import { absolute, countOf, placeOf, runCommand } from './command'
import { makeBackup } from './makeBackup'

// `npm run backup -- [file]`: copies the whole site into one file, while the server runs or while it does not.

const USAGE = `Usage: npm run backup -- [file]

Writes the content of DATABASE_URL or DATA_DIR into a new file; without a name, into
staff-console-<time>.backup.gz in the folder where you are.`

await runCommand(
  { usage: USAGE, options: [] },
  async ({ file = absolute(nameFor(new Date())) }) => {
    const { rows } = await makeBackup(placeOf(process.env), file)
    return `Backed up ${countOf(rows)} into ${file}.`
  },
)

/** Names sort as time goes on; a colon has no place in a file's name. */
function nameFor(now: Date): string {
  return `staff-console-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup.gz`
}
