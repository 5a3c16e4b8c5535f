import { registerContent, type Content } from '../../content/content'
import { createSecretBox } from '../../../platform/secrets/secretBox'
import { withSecretsKey } from '../../../platform/secrets/secretsKeyFile'
import { readConfig } from '../../config/readConfig'
import { openUnmigrated } from '../../../platform/db/connect'
import { formatCount, placeOf, runCommand } from './runCommand'
import { openPictureStore } from '../../../records/images/store/openPictureStore'
import { isEncrypted, readBackup } from '../readBackup'
import { namesOf } from '../restorePictures'
import { restoreBackup } from '../restoreBackup'

// `npm run restore -- file [--replace] [--unchecked] [--key-file path]`: fills a database from a backup, all or nothing.

const USAGE = `Usage: npm run restore -- file [--replace] [--unchecked] [--key-file path]

Fills DATABASE_URL or DATA_DIR from a backup. A database with content is refused;
--replace throws its content away, and the file's takes its place.
Records that break the rules of their forms are refused; --unchecked restores them.
An encrypted backup is opened with the key in --key-file or BACKUP_KEY_FILE.
Pictures that the file only lists must be in the object storage of PICTURES_URL.
Second factors are restored if SECRETS_KEY is that of the server that was backed up.`

const COMMAND = { usage: USAGE, options: ['replace', 'unchecked'], needsFile: true }

/** Runs the command. */
export async function restoreCommand(content: Content) {
  registerContent(content)
  await runCommand(COMMAND, async ({ file = '', options, key }) => {
    // Refuses an invalid file before a database is opened or created.
    await readBackup(file, { key })
    const database = await openUnmigrated(placeOf(process.env))
    try {
      const config = withSecretsKey(readConfig(process.env))
      const box = createSecretBox(config.secretsKey)
      const { rows, madeAt, lostFactors, missing } = await restoreBackup(database.db, file, {
        replace: options.includes('replace'),
        unchecked: options.includes('unchecked'),
        key,
        store: openPictureStore(config.pictureStorage),
        isReadable: (sealed, userId) => box?.open(sealed, userId) !== undefined,
      })
      const warning =
        key && !isEncrypted(file)
          ? ' The file is not encrypted, so its integrity could not be verified.'
          : ''
      return `Restored ${formatCount(rows)}, as of ${madeAt}. Everybody has to log in again.${lostText(lostFactors)}${missingText(missing)}${warning}`
    } finally {
      await database.close()
    }
  })
}

/** Says which pictures are in neither the backup nor the object storage. */
function missingText(hashes: string[]): string {
  return hashes.length === 0 ? '' : ` Missing in the object storage: ${namesOf(hashes)}.`
}

/** Says that second factors were left out. */
function lostText(count: number): string {
  if (count === 0) return ''
  const [what, whose] =
    count === 1
      ? ['1 second factor was', 'its owner']
      : [`${count} second factors were`, 'their owners']
  return ` ${what} made with another SECRETS_KEY and left out: ${whose} can log in with the password, and set up another.`
}
