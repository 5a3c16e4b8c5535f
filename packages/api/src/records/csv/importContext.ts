import type { AcceptedImport } from '@staff/contract'
import type { FastifyRequest } from 'fastify'

import type { LongWork } from '../../platform/requests/progressResponse'
import type { RecordTable } from '../table/recordTable'

/** What the steps of one import have in common. */
export interface ImportContext {
  records: RecordTable
  request: FastifyRequest
  file: AcceptedImport
  steps: LongWork
}
