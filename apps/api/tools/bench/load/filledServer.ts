import { join } from 'node:path'

import { startServer } from '../../../src/testing/serverProcess'
import { fillDatabase, type Filled } from './fillDatabase'
import type { FreshDatabase } from './freshDatabase'

/** How full a server is, and how many administrators are logged in to it. */
interface Fill {
  recordsEach: number
  staff: number
}

/**
 * Fills a fresh database, starts the built server on it, with `more` in its environment, and removes both when `act` is
 * done.
 */
export async function withFilledServer(
  fresh: FreshDatabase,
  fill: Fill,
  act: (url: string, filled: Filled, pid: number) => Promise<void>,
  more: Record<string, string> = {},
) {
  try {
    const filled = await fillAndClose(fresh, fill)
    const server = await startServer(SERVER, { ...fresh.env, TRUSTED_PROXIES: '1', ...more })
    try {
      await act(server.url, filled, server.pid)
    } finally {
      await server.end('SIGTERM')
    }
  } finally {
    await fresh.remove()
  }
}

// Closed before the server starts: only one process may have the embedded database open.
async function fillAndClose(fresh: FreshDatabase, fill: Fill): Promise<Filled> {
  const database = await fresh.open()
  try {
    return await fillDatabase(database, fill)
  } finally {
    await database.close()
  }
}

const SERVER = join(import.meta.dirname, '../../../dist/server.js')
