import { createApp } from './app'
import { readConfig } from './config'
import { connect } from './db/connect'
import { drainable } from './drain'
import { firstStart } from './firstStart/firstStart'
import { loginCard } from './firstStart/loginCard'
import { claimPort, listen } from './listen'
import { StartError } from './startError'

try {
  await start()
} catch (error) {
  // Anything but a StartError is a fault of ours: only its stack helps.
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

async function start() {
  const config = readConfig(process.env)
  await claimPort(config.port)
  const { databaseUrl, dataDir } = config
  const database = await connect(databaseUrl ? { databaseUrl } : { dataDir })
  const logins = await firstStart(database, config)
  if (logins.length > 0) console.log(loginCard(logins))

  const app = await createApp({ database, config })
  const drain = drainable(app)
  const stop = async () => {
    await drain()
    await database.close()
    process.exit(0)
  }
  // Once: a second signal ends the process at once, as a person who presses Ctrl+C again expects.
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())

  const port = await listen(app, config.port)
  console.log(`Staff console: http://localhost:${port}`)
}
