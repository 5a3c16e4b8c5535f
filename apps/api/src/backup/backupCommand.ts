import { absolute, countOf, placeOf, runCommand } from './command'
import { makeBackup } from './makeBackup'

// `npm run backup -- [file]`: copies the whole site into one file, while the server runs or while it does not.

const USAGE = `Usage: npm run backup -- [file] [--key-file path]

Writes the content of DATABASE_URL or DATA_DIR into a new file; without a name, into
staff-console-<time>.backup.gz in the folder where you are. With the key in --key-file or BACKUP_KEY_FILE it is
encrypted and signed.`

await runCommand(
  { usage: USAGE, options: [] },
  async ({ file = absolute(nameFor(new Date())), key }) => {
    const { rows } = await makeBackup(placeOf(process.env), file, key)
    return `Backed up ${countOf(rows)} into ${file}${key ? ', encrypted' : ''}.`
  },
)

/** Names sort as time goes on; a colon has no place in a file's name. */
function nameFor(now: Date): string {
  return `staff-console-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup.gz`
}
