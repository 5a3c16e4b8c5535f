import { entities } from '@staff/forms/content/entities'
import { and, eq, gte, lte, type SQL } from 'drizzle-orm'
import { date, object, string, type InferType } from 'yup'

import { audit } from '../db/schema'
import { pageParameters } from '../records/lists/paging'
import { RECORD_ID } from '../records/table/recordTable'
import { ACTIONS } from './audited'

const AREAS = [...entities.map(({ area }) => area), 'images', 'sessions'] as const

/** The parameters of the audit's list. */
export const auditQuery = object({
  userId: string()
    .label('Only acts of this user')
    .matches(RECORD_ID, 'userId must be the id of a user')
    .meta({ pattern: RECORD_ID.source }),
  action: string()
    .label('Only acts of this kind')
    .oneOf(ACTIONS, `action must be one of ${ACTIONS.join(', ')}`),
  area: string()
    .label('Only this area')
    .oneOf(AREAS, `area must be one of ${AREAS.join(', ')}`),
  recordId: string()
    .label('Only acts on this record')
    .matches(RECORD_ID, 'recordId must be the id of a record')
    .meta({ pattern: RECORD_ID.source }),
  from: moment('from').label('Not before'),
  to: moment('to').label('Not after'),
  ...pageParameters,
})

export type AuditQuery = InferType<typeof auditQuery>

/** The condition of what the query gives. */
export function auditCondition({
  userId,
  action,
  area,
  recordId,
  from,
  to,
}: AuditQuery): SQL | undefined {
  return and(
    userId === undefined ? undefined : eq(audit.userId, userId),
    action === undefined ? undefined : eq(audit.action, action),
    area === undefined ? undefined : eq(audit.area, area),
    recordId === undefined ? undefined : eq(audit.recordId, recordId),
    from && gte(audit.at, from),
    to && lte(audit.at, to),
  )
}

function moment(name: string) {
  const message = `${name} must be a time in ISO 8601`
  return date().typeError(message).min(new Date(0), message).max(new Date('9999-12-31'), message)
}
