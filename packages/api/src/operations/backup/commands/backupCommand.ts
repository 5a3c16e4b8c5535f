import { registerContent, type Content } from '../../content/content'
import { absolute, formatCount, placeOf, runCommand } from './runCommand'
import { openPictureStore } from '../../../records/images/store/openPictureStore'
import { readConfig } from '../../config/readConfig'
import { makeBackup } from '../makeBackup'

// `npm run backup -- [file] [--pictures=list]`: copies the whole site to one file, whether or not the server runs.

const USAGE = `Usage: npm run backup -- [file] [--pictures=include|list] [--key-file path]

Writes the content of DATABASE_URL or DATA_DIR into a new file; without a name, into
staff-console-<time>.backup.gz in the folder where you are. With the key in --key-file or BACKUP_KEY_FILE it is
encrypted and signed. Pictures in an object storage are included; --pictures=list leaves out their bytes.`

/** Runs the command. */
export async function backupCommand(content: Content) {
  registerContent(content)
  await runCommand(
    { usage: USAGE, options: [], choices: { pictures: ['include', 'list'] } },
    async ({ file = absolute(nameFor(new Date())), chosen, key }) => {
      const isList = chosen['pictures'] === 'list'
      const pictures = isList ? 'list' : openPictureStore(readConfig(process.env).pictureStorage)
      const { rows } = await makeBackup(placeOf(process.env), file, { key, pictures })
      const without = isList ? ' Pictures in the object storage are only listed.' : ''
      return `Backed up ${formatCount(rows)} into ${file}${key ? ', encrypted' : ''}.${without}`
    },
  )
}

/** Names sort by time. Windows allows no colon in a file name. */
function nameFor(now: Date): string {
  return `staff-console-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup.gz`
}
