import { registerContent, type Content } from '../../content/content'
import { absolute, formatCount, placeOf, runCommand } from './runCommand'
import { makeBackup } from '../makeBackup'

// `npm run backup -- [file]`: copies the whole site to one file, whether or not the server runs.

const USAGE = `Usage: npm run backup -- [file] [--key-file path]

Writes the content of DATABASE_URL or DATA_DIR into a new file; without a name, into
staff-console-<time>.backup.gz in the folder where you are. With the key in --key-file or BACKUP_KEY_FILE it is
encrypted and signed.`

/** Runs the command. */
export async function backupCommand(content: Content) {
  registerContent(content)
  await runCommand(
    { usage: USAGE, options: [] },
    async ({ file = absolute(nameFor(new Date())), key }) => {
      const { rows } = await makeBackup(placeOf(process.env), file, key)
      return `Backed up ${formatCount(rows)} into ${file}${key ? ', encrypted' : ''}.`
    },
  )
}

/** Names sort by time. Windows allows no colon in a file name. */
function nameFor(now: Date): string {
  return `staff-console-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup.gz`
}
