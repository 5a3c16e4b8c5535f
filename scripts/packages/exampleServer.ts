import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startServer } from '../../packages/api/src/testing/serverProcess'
import { root } from './pack'

/** The login of the administrator of a started example. */
export const ADMIN = { email: 'ana@example.com', password: 'Correct-horse-7' }

/** A running server of an example. */
export interface ExampleServer {
  /** Its URL, without a trailing slash. */
  url: string
  /** Stops it and deletes its data. */
  stop(): Promise<void>
}

const TSX = join(root, 'node_modules/tsx/dist/cli.mjs')

/** Starts the server of an example on a free port and an empty embedded database, as `npm start` of the example does. */
export async function startExample(
  folder: string,
  file = 'server/server.ts',
): Promise<ExampleServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'staff-example-data-'))
  const env = { DATA_DIR: dataDir, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  const server = await startServer(TSX, env, { words: [file], cwd: folder })
  return {
    url: server.url,
    stop: async () => {
      await server.end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
