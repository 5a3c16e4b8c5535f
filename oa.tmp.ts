import { createApp } from '/work/wt/api-edge/apps/api/src/app'
import { readConfig } from '/work/wt/api-edge/apps/api/src/config'
import { writeFileSync } from 'node:fs'
const app = await createApp({ database: {} as never, config: readConfig({}), logLevel: 'silent' })
writeFileSync(process.argv[2]!, (await app.inject('/api/openapi.json')).body)
await app.close()
