import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { startServer } from '../../packages/api/src/testing/serverProcess'

// Starts the built product with an empty data folder under the Node that runs this file, requests the console and the
// API, and stops it. Fails if a response is not 200, or if the server does not exit with 0.

const built = fileURLToPath(new URL('../../apps/api/dist/server.js', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'staff-release-'))
try {
  const server = await startServer(built, { DATA_DIR: dataDir })
  const statuses = await Promise.all(
    ['/', '/api/health', '/api/openapi.json'].map(
      async (path) => (await fetch(server.url + path)).status,
    ),
  )
  const { code, err } = await server.end('SIGTERM')
  if (code !== 0 || statuses.some((status) => status !== 200))
    throw new Error(`The server responded ${statuses.join(', ')} and exited with ${code}. ${err}`)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
