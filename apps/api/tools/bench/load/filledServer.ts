import { join } from 'node:path'

import { startServer } from '@staff/api/testing/serverProcess'
import { fillDatabase, type Filled } from './fillDatabase'
import type { FreshDatabase } from './freshDatabase'

/** The number of records of a server, and of logged-in administrators. */
interface Fill {
  recordsEach: number
  staff: number
  /**
   * The areas that get so many records.
   * @default all
   */
  areas?: readonly string[]
}

/**
 * Fills a new database, starts the built server on it, with `more` in its environment, and removes both after `act`.
 */
export async function withFilledServer(
  fresh: FreshDatabase,
  fill: Fill,
  act: (url: string, filled: Filled, pid: number) => Promise<void>,
  more: Record<string, string> = {},
) {
  try {
    const filled = await fillAndClose(fresh, fill)
    const server = await startServer(SERVER, {
      ...fresh.env,
      TRUSTED_PROXIES: '1',
      PUBLIC_READS: '0',
      ...more,
    })
    try {
      await act(server.url, filled, server.pid)
    } finally {
      await server.end('SIGTERM')
    }
  } finally {
    await fresh.remove()
  }
}

// Closed before the server starts, because only one process can open the embedded database.
async function fillAndClose(fresh: FreshDatabase, fill: Fill): Promise<Filled> {
  const database = await fresh.open()
  try {
    return await fillDatabase(database, fill)
  } finally {
    await database.close()
  }
}

const SERVER = join(import.meta.dirname, '../../../dist/server.js')
