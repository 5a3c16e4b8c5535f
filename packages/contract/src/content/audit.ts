import { entities } from '@staff/forms/content/entities'
import { date, object, string, type InferType } from 'yup'

import { pageParameters } from '../areas/pageParameters'
import { RECORD_ID } from '../areas/recordId'
import { defineCall, jsonResponse } from '../call/defineCall'
import { json, type ValueOf } from '../call/json'

/** The kinds of acts in the audit. */
export const ACTIONS = [
  'read',
  'create',
  'change',
  'delete',
  'upload',
  'login',
  'logout',
  'change-password',
  'confirm-password',
  'set-password',
  'end-session',
  'refused',
] as const
export type Action = (typeof ACTIONS)[number]

const AREAS = [
  ...entities.map(({ area }) => area),
  'images',
  'sessions',
  'preferences',
  'views',
] as const

const query = object({
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
  from: timestamp('from').label('Not before'),
  to: timestamp('to').label('Not after'),
  ...pageParameters,
})

export type AuditParameters = InferType<typeof query>

const entry = json.object({
  id: json.text(),
  at: json.timestamp(),
  userId: json.textOrNull(),
  userName: json.text(),
  action: json.choice(ACTIONS),
  status: json.integer(),
  area: json.text(),
  recordId: json.text(),
  recordTitle: json.text(),
  changes: json.map(json.object({ from: json.anything(), to: json.anything() })),
  address: json.text(),
  requestId: json.text(),
  count: json.integer(),
})

/** One act in the audit. */
export type AuditEntry = ValueOf<typeof entry>

/** Lists the audit, the newest act first. */
export const listAudit = defineCall({
  method: 'GET',
  path: '/audit',
  access: 'administrator',
  query,
  success: jsonResponse(200, json.object({ records: json.list(entry), total: json.integer() })),
})

function timestamp(name: string) {
  const message = `${name} must be a time in ISO 8601`
  return date().typeError(message).min(new Date(0), message).max(new Date('9999-12-31'), message)
}
