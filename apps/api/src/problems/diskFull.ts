import { Problem } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../db/database'
import { DISK_FULL } from './databaseProblem'

/**
 * Refuses writes with 507 while the disk has no room beyond its reserve; reading goes on. Logging in and out is
 * possible too: it stores a few bytes, and whoever has to make room may have to log in.
 */
export function refuseWritesWhenDiskFull(app: FastifyInstance, database: Database) {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (READS.includes(method) || SMALL.includes(routeOptions.url ?? '')) return
    if (!(await database.hasDiskSpace())) throw new Problem(507, DISK_FULL)
  })
}

const READS = ['GET', 'HEAD', 'OPTIONS']
const SMALL = ['/api/login', '/api/logout']
