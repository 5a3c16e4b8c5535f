import { accessTo, hasHistory, mostOf, type AnyEntity } from '@staff/entity'
import { object } from 'yup'

import { defineCall, jsonResponse, type Body } from '../../call/defineCall'
import { json, type ValueOf } from '../../call/json'
import { accessFor, areaAccess, type AreaAccess } from '../../rules/rights/decide'
import { pageParameters } from '../pageParameters'
import { isRecordOf, recordType } from '../records'
import { publishParameter, undoParameter } from './undoParameter'

/** What made a version of a record. 'existing': the record was there before its history began. */
const REASONS = [
  'existing',
  'created',
  'changed',
  'restored',
  'undone',
  'deleted',
  'imported',
  'bulk',
] as const
export type Reason = (typeof REASONS)[number]

const about = {
  version: json.integer(),
  reason: json.choice(REASONS),
  at: json.timestamp(),
  userId: json.textOrNull(),
  userName: json.text(),
  changed: json.list(json.text()),
}

const revisionType = json.object(about)

/** A stored version of a record, without its values. `changed` names the fields that differ from the version before. */
export type Revision = ValueOf<typeof revisionType>

const wholeType = json.object({ ...about, values: json.map(json.anything()) })

/** A stored version of a record with the values of its fields: no secrets, and nothing that is computed. */
export type WholeRevision = ValueOf<typeof wholeType>

const historyType = json.object({ records: json.list(revisionType), total: json.integer() })

/** The body of a call that restores a record: one of its versions, or none to bring it back from the trash. */
const restoreBody: Body<{ version?: number }> = {
  kind: 'other',
  contentTypes: ['application/json'],
  type: {
    type: 'object',
    additionalProperties: false,
    properties: {
      version: {
        ...json.integer(),
        minimum: 1,
        description: 'The version to restore. Without one, the record comes back from the trash.',
      },
    },
  },
}

/**
 * The calls that list, read and restore the versions of a record, and bring it back from the trash. Records of personal data have no
 * history, and logs have neither history nor trash.
 */
export function historyCalls<E extends AnyEntity>(entity: E) {
  const { area } = entity
  const reader = hasHistory(entity) ? accessFor(entity, 'see') : areaAccess(entity, 'nobody')
  return {
    history: defineCall({
      method: 'GET',
      path: `/${area}/:id/history` as const,
      access: reader,
      query: object(pageParameters),
      success: jsonResponse(200, historyType),
    }),

    revision: defineCall({
      method: 'GET',
      path: `/${area}/:id/history/:version` as const,
      access: reader,
      success: jsonResponse(200, wholeType),
    }),

    restore: defineCall({
      method: 'POST',
      path: `/${area}/:id/restore` as const,
      access: restoreAccess(entity),
      query: undoParameter.concat(publishParameter),
      body: restoreBody,
      success: jsonResponse(200, recordType(entity), isRecordOf(entity)),
    }),
  }
}

/** A version is restored by a change, a deleted record by a restore: the call is open to those who may do one of them. */
function restoreAccess(entity: AnyEntity): AreaAccess {
  const { audience } = accessFor(entity, 'restore')
  if (audience === 'nobody' || !hasHistory(entity)) return areaAccess(entity, audience)
  return areaAccess(entity, mostOf(audience, accessTo(entity).write))
}
