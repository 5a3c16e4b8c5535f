import { Problem } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../db/database'
import { DISK_FULL } from '../problems/databaseProblem'

/**
 * Refuses writes with 507 while the disk has less free space than its reserve. Reads continue. Login and logout store only a
 * few bytes and stay possible.
 */
export function refuseWritesWhenDiskFull(app: FastifyInstance, database: Database) {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (READS.includes(method) || SMALL_WRITES.includes(routeOptions.url ?? '')) return
    if (!(await database.hasDiskSpace())) throw new Problem(507, DISK_FULL)
  })
}

const READS = ['GET', 'HEAD', 'OPTIONS']
const SMALL_WRITES = ['/api/login', '/api/logout']
