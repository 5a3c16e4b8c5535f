import { connect } from '../../platform/db/connect'
import { hasDatabase } from '../../platform/db/embedded/folderState'
import { StartError } from '../../platform/problems/startError'
import { moveToDatabase, moveToStore } from '../../records/images/store/movePictures'
import { openPictureStore } from '../../records/images/store/openPictureStore'
import { placeOf, runCommand } from '../backup/commands/runCommand'
import { namesOf } from '../backup/restorePictures'
import { readConfig } from '../config/readConfig'
import { registerContent, type Content } from '../content/content'

// `npm run pictures -- to-storage|to-database`: moves the bytes of pictures between the database and the object storage.

const USAGE = `Usage: npm run pictures -- to-storage|to-database

Moves the bytes of all pictures from the database to the object storage of PICTURES_URL, or back. Can be stopped and
repeated. Works on DATABASE_URL while its servers run, or on DATA_DIR while its server is stopped.`

/** Runs the command. */
export async function picturesCommand(content: Content) {
  registerContent(content)
  await runCommand({ usage: USAGE, options: [], needsFile: true }, ({ argument = '' }) =>
    move(argument),
  )
}

async function move(direction: string): Promise<string> {
  if (direction !== 'to-storage' && direction !== 'to-database') throw new StartError(USAGE)
  const store = openPictureStore(readConfig(process.env).pictureStorage)
  if (!store) throw new StartError('Set PICTURES_URL to the object storage, and its keys.')
  const place = placeOf(process.env)
  // Opening a folder without a database would create one.
  if ('dataDir' in place && !hasDatabase(place.dataDir))
    throw new StartError(`There is no database in ${place.dataDir}.`)
  const database = await connect(place)
  try {
    const isOut = direction === 'to-storage'
    const { moved, left } = await (isOut ? moveToStore : moveToDatabase)(database.db, store)
    const where = isOut ? store.name : 'the database'
    const why = isOut ? 'their names are not those of their bytes' : `missing in ${store.name}`
    const rest = left.length > 0 ? ` Left where they were, ${why}: ${namesOf(left)}.` : ''
    return `Moved ${moved} pictures to ${where}.${rest}`
  } finally {
    await database.close()
  }
}
