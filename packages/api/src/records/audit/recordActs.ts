import { isDeepStrictEqual } from 'node:util'

import { revisionValues, type LiveAction, type Moved, type Reason } from '@staff/contract'
import type { AnyEntity, EntityValues, Fields } from '@staff/entity'
import type { Action } from '@staff/entity/people'

import type { StoredRecord } from '../table/storedRecord'
import type { Changes } from '../../identity/audit/audit.table'
import type { Act } from '../../identity/audit/writeAuditEntry'

/** A record before and after a change. */
export interface Changed {
  before: StoredRecord
  after: StoredRecord
}

/** An act about the publication of a record that changes nothing of it, nor of the site. */
export type ReviewAction = 'ask-to-publish' | 'withdraw-review' | 'send-back'

/** A record that is no longer in its table. */
export interface NamedRecord {
  id: string
  title: string
}

/** Why a record was changed, and what the audit calls the act. */
const ACTIONS = {
  changed: 'change',
  bulk: 'change',
  imported: 'change',
  restored: 'restore',
  undone: 'undo',
} as const satisfies Partial<Record<Reason, Action>>
export type ChangeReason = keyof typeof ACTIONS

/** What the audit calls a change of what the public site shows, or when. */
export type LiveAct = LiveAction | Extract<Action, 'cancel-scheduled' | 'change-end'>

/** What the audit says about writes of an entity's records, and the versions that they make. */
export function recordActs(entity: AnyEntity) {
  return {
    created: (record: StoredRecord, reason: Reason): Act => ({
      ...aboutRecord(entity, record),
      action: 'create',
      status: 201,
      changes: entity.isPersonal ? {} : changesOf(entity, {}, record),
      ...revisionOf(entity, record, reason),
    }),
    changed: ({ before, after }: Changed, reason: ChangeReason): Act => ({
      ...aboutRecord(entity, after),
      action: ACTIONS[reason],
      status: 200,
      changes: changesOf(entity, before, after),
      ...revisionOf(entity, after, reason),
    }),
    moved: (record: StoredRecord, { from, position }: Moved): Act => ({
      ...aboutRecord(entity, record),
      action: 'move',
      status: 200,
      changes: { position: { from, to: position } },
    }),
    live: (record: StoredRecord, action: LiveAct | ReviewAction): Act => ({
      ...aboutRecord(entity, record),
      action,
      status: 200,
    }),
    deleted: (record: StoredRecord): Act => ({
      ...aboutRecord(entity, record),
      action: 'delete',
      status: 204,
      changes: entity.isPersonal ? {} : changesOf(entity, record, {}),
      // The deletion is a version of its own.
      ...revisionOf(entity, { ...record, version: record.version + 1 }, 'deleted'),
    }),
    restored: (record: StoredRecord): Act => ({
      ...aboutRecord(entity, record),
      action: 'restore-from-trash',
      status: 200,
      changes: entity.isPersonal ? {} : changesOf(entity, {}, record),
      ...revisionOf(entity, record, 'restored'),
    }),
    deletedForever: ({ id, title }: NamedRecord): Act => ({
      area: entity.area,
      record: { id, title: entity.isPersonal ? '' : title },
      action: 'delete-forever',
      status: 204,
    }),
  }
}

/** The revision of a stored version. Personal records have none: their deletion must leave nothing behind. */
export function revisionOf(
  entity: AnyEntity,
  record: StoredRecord,
  reason: Reason,
): Pick<Act, 'revision'> {
  if (entity.isPersonal) return {}
  return { revision: { version: record.version, reason, values: revisionValues(entity, record) } }
}

/**
 * The changed fields, except secrets, with their old and new values. A new record has no old values, a deleted record no new ones.
 * Of personal records only what staff can change: the rest is about the person.
 */
function changesOf(entity: AnyEntity, from: EntityValues, to: EntityValues): Changes {
  const changeable = entity.change?.fields ?? {}
  const audited: Fields = entity.isPersonal ? changeable : entity.fields
  const pairs = Object.values(audited)
    .filter(({ secret }) => !secret)
    .map(({ name }) => [name, { from: from[name] ?? null, to: to[name] ?? null }] as const)
    .filter(([, change]) => !isDeepStrictEqual(change.from, change.to))
  return Object.fromEntries(pairs)
}

/** The area, the id and the title of a record. Those of personal records have no title. */
export function aboutRecord(entity: AnyEntity, record: EntityValues) {
  const { area, idKey, titleOf, isPersonal } = entity
  const title = isPersonal ? '' : titleOf(record)
  return { area, record: { id: String(record[idKey]), title } } satisfies Pick<
    Act,
    'area' | 'record'
  >
}
