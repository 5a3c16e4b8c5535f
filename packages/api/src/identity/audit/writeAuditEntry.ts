import type { Action } from '@staff/entity/people'
import type { FastifyRequest } from 'fastify'
import { v7 } from 'uuid'

import type { Db } from '../../platform/db/database'
import type { NewRevision } from './revisions.table'
import { audit, type Changes } from './audit.table'
import { storeWithRevisions } from './storeWithRevisions'
import { plainAddress } from '../../platform/throttle/networkOf'

/** The user who acts, if it is not the user of the request's session. */
export interface Actor {
  userId: string | null
  name: string
}

/** An act to record: a change, a login or a refused call. */
export interface Act {
  action: Action
  /** The status of the response. */
  status: number
  area?: string
  record?: { id: string; title: string }
  changes?: Changes
  /** The version of the record that the act makes. It is stored with the entry, by the same author. */
  revision?: NewRevision
  /**
   * Who acts.
   * @default the user of the request's session, or a visitor
   */
  by?: Actor
  /**
   * Where the act comes from.
   * @default the address of the request
   */
  address?: string
}

/** The properties of the request that an entry records. A command on the server has no address. */
export type AuditedRequest = Pick<FastifyRequest, 'session' | 'ip' | 'id'>

/** The columns of an entry, except the changes. */
export type AuditEntry = ReturnType<typeof auditEntry>

/** Writes the audit entry of an act and its revision, in the transaction of the act. Resolves to the entry's id. */
export async function writeAuditEntry(tx: Db, request: AuditedRequest, act: Act): Promise<string> {
  const [id = ''] = await writeAuditEntries(tx, request, [act])
  return id
}

/** Writes the audit entries of several acts and their revisions in one statement. Resolves to the ids of the entries. */
export async function writeAuditEntries(
  tx: Db,
  request: AuditedRequest,
  acts: readonly Act[],
): Promise<string[]> {
  if (acts.length === 0) return []
  const entries = acts.map((act) => ({ ...auditEntry(request, act), changes: act.changes ?? {} }))
  const made = acts.flatMap((act) => revisionOf(request, act))
  if (made.length > 0) await storeWithRevisions(tx, entries, made)
  else await tx.insert(audit).values(entries)
  return entries.map(({ id }) => id)
}

/** Writes only the revisions of acts that follow from another one, which has the audit entry. */
export async function writeRevisions(tx: Db, request: AuditedRequest, acts: readonly Act[]) {
  const made = acts.flatMap((act) => revisionOf(request, act))
  if (made.length > 0) await storeWithRevisions(tx, [], made)
}

function revisionOf(request: AuditedRequest, { by, area = '', record, revision }: Act) {
  const { userId, name: userName } = authorOf(request, by)
  return record && revision ? [{ area, recordId: record.id, userId, userName, ...revision }] : []
}

/** The columns of an audit entry, except the changes. */
export function auditEntry(request: AuditedRequest, act: Act) {
  const { action, status, area = '', record } = act
  const { userId, name } = authorOf(request, act.by)
  return {
    id: v7(),
    userId,
    userName: name,
    action,
    status,
    area,
    recordId: record?.id ?? '',
    recordTitle: record?.title ?? '',
    address: plainAddress(act.address ?? request.ip),
    requestId: request.id,
  }
}

function authorOf({ session }: AuditedRequest, by: Actor | undefined): Actor {
  return by ?? session ?? VISITOR
}

const VISITOR: Actor = { userId: null, name: 'Visitor' }
