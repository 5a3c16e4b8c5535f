import { createApp } from './app'
import { readConfig, type Config } from './config'
import { connect, type Where } from './db/connect'
import { exitOnPanic } from './db/embedded/exitOnPanic'
import { createGracefulShutdown } from './http/gracefulShutdown'
import { firstStart } from './firstStart/firstStart'
import { loginCard } from './firstStart/loginCard'
import { PLUGIN_TIMEOUT_MS } from './http/limits'
import { ignoreOutputErrors } from './logging/logStream'
import { checkPortIsFree, listen } from './http/listen'
import { codeOf, StartError } from './problems/startError'

// Whatever this process writes is its user's alone.
process.umask(0o077)

ignoreOutputErrors()

try {
  await start()
} catch (error) {
  // Anything but a StartError is a fault of ours: only its stack helps.
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

async function start() {
  const config = readConfig(process.env)
  await checkPortIsFree(config.port)
  const database = await connect(placeFor(config))
  const logins = await firstStart(database, config)
  if (logins.length > 0) console.log(loginCard(logins))

  const app = await createApp({ database, config }).catch(refuseStuck)
  const drain = createGracefulShutdown(app)
  onSignal(async () => {
    await drain()
    await database.close()
    process.exit(0)
  })

  const port = await listen(app, config.port)
  console.log(`Staff console: http://localhost:${port}`)
}

function refuseStuck(error: unknown): never {
  if (codeOf(error) !== 'FST_ERR_PLUGIN_TIMEOUT') throw error
  const minutes = PLUGIN_TIMEOUT_MS / 60_000
  throw new StartError(
    `The server did not get ready within ${minutes} minutes: a part of it waits for something that does not come, or the machine is far too busy.`,
    { cause: error },
  )
}

function placeFor({ databaseUrl, dataDir, diskReserve: reserve }: Config): Where {
  return databaseUrl ? { databaseUrl } : { dataDir, reserve, onPanic: exitOnPanic(dataDir) }
}

function onSignal(stop: () => Promise<void>) {
  let since: number | undefined
  const handle = () => {
    // Who asks again after a while wants the end now; npm repeats at once what the terminal has sent already.
    if (since !== undefined && Date.now() - since > 1000) process.exit(1)
    if (since === undefined) void stop()
    since ??= Date.now()
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
}
