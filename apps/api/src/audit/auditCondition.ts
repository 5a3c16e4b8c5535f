import type { AuditParameters } from '@staff/contract/content'
import { and, eq, gte, lte, type SQL } from 'drizzle-orm'

import { audit } from './audit.table'

/** The SQL condition for the filters of a query; undefined without filters. */
export function auditCondition({
  userId,
  action,
  area,
  recordId,
  from,
  to,
}: AuditParameters): SQL | undefined {
  return and(
    userId === undefined ? undefined : eq(audit.userId, userId),
    action === undefined ? undefined : eq(audit.action, action),
    area === undefined ? undefined : eq(audit.area, area),
    recordId === undefined ? undefined : eq(audit.recordId, recordId),
    from && gte(audit.at, from),
    to && lte(audit.at, to),
  )
}
