import type { FastifyRequest } from 'fastify'

import { writeAuditEntry, type Act } from '../../identity/audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import type { KeptRelease } from './releaseStore'

/** Writes the audit entry of an act about a release, in its transaction. */
export async function auditRelease(
  tx: Db,
  request: FastifyRequest,
  { id, name: title }: Pick<KeptRelease, 'id' | 'name'>,
  act: Pick<Act, 'action' | 'status' | 'changes'>,
) {
  await writeAuditEntry(tx, request, { ...act, area: 'releases', record: { id, title } })
}
