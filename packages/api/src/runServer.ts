import { createApp } from './app'
import { registerContent, type Content } from './operations/content/content'
import type { Config } from './platform/config/config'
import { readConfig } from './operations/config/readConfig'
import { connect, type Db, type Where } from './platform/db/connect'
import { exitOnPanic } from './platform/db/embedded/exitOnPanic'
import { handleBackupRequests } from './operations/backup/backupRequests'
import { checkPictureStore, openPictureStore } from './records/images/store/openPictureStore'
import { giveAllAddresses } from './records/live/addFirstLive'
import { createGracefulShutdown } from './platform/server/gracefulShutdown'
import { addMissingJobs } from './operations/jobs/missingJobs'
import { firstStart } from './operations/firstStart/firstStart'
import { loginCard } from './operations/firstStart/loginCard'
import { PLUGIN_TIMEOUT_MS } from './platform/server/limits'
import { ignoreOutputErrors } from './platform/logging/logStream'
import { checkPortIsFree, listen } from './platform/server/listen'
import { scheduleYoungCollection } from './platform/server/youngMemory'
import { withSecretsKey } from './platform/secrets/secretsKeyFile'
import { mapStacks } from './platform/problems/mappedStacks'
import { codeOf, StartError } from './platform/problems/startError'

/** A second signal after this many milliseconds forces the exit. */
const FORCE_AFTER_MS = 1000

/** What a process needs to know of its admin. */
export interface ServerOptions {
  content: Content
  /** The folder of the built console, where `CONSOLE_DIR` names no other. An absolute path. */
  consoleDir: string
}

/**
 * Runs the server of an admin, configured by the environment, until a signal ends it. An error that the operator can mend is one
 * sentence and the exit code 1.
 */
export async function runServer(options: ServerOptions) {
  // Files that this process writes are readable by its user only.
  process.umask(0o077)
  mapStacks()
  ignoreOutputErrors()
  try {
    await start(options)
  } catch (error) {
    // A StartError is for the operator. Any other error is a bug, so its stack is printed.
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  }
}

async function start({ content, consoleDir }: ServerOptions) {
  registerContent(content)
  const values = readConfig(process.env, consoleDir)
  await checkPortIsFree(values.port)
  const database = await connect(databaseLocation(values))
  const config = withSecretsKey(values)
  const logins = await firstStart(database, config, content)
  if (logins.length > 0) console.log(loginCard(logins))
  await giveAllAddresses(database.db)
  await addMissingJobs(database.db)
  const warning = await checkPictureStore(database.db, openPictureStore(config.pictureStorage))
  if (warning)
    console.error(`${warning} The server starts without it: pictures are missing until it answers.`)

  const app = await createApp({ content, database, config }).catch(explainTimeout)
  const shutDown = createGracefulShutdown(app)
  onSignal(async () => {
    await shutDown()
    await database.close()
    process.exit(0)
  })

  const port = await listen(app, config.port)
  app.jobs.start()
  console.log(`Staff console: http://localhost:${port}`)
  scheduleYoungCollection()
}

function explainTimeout(error: unknown): never {
  if (codeOf(error) !== 'FST_ERR_PLUGIN_TIMEOUT') throw error
  const minutes = PLUGIN_TIMEOUT_MS / 60_000
  throw new StartError(
    `The server did not get ready within ${minutes} minutes: a part of it waits for something that does not come, or the machine is far too busy.`,
    { cause: error },
  )
}

function databaseLocation(config: Config): Where {
  const { databaseUrl, dataDir, diskReserve: reserve } = config
  if (databaseUrl) return { databaseUrl }
  const store = openPictureStore(config.pictureStorage)
  const handleRequests = (db: Db, folder: string) => handleBackupRequests(db, folder, store)
  return { dataDir, reserve, onPanic: exitOnPanic(dataDir), handleRequests }
}

function onSignal(stop: () => Promise<void>) {
  let firstSignalAt: number | undefined
  const handle = () => {
    // A second signal within this time comes from npm, which repeats the signal of the terminal.
    if (firstSignalAt !== undefined && Date.now() - firstSignalAt > FORCE_AFTER_MS) process.exit(1)
    if (firstSignalAt === undefined) void stop()
    firstSignalAt ??= Date.now()
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
}
