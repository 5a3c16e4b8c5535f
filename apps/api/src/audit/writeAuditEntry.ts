import type { Action } from '@staff/contract/content'
import type { FastifyRequest } from 'fastify'
import { v7 } from 'uuid'

import type { Db } from '../db/database'
import { audit, type Changes } from './audit.table'
import { plainAddress } from '../throttle/networkOf'

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

/** Writes an audit entry, in the transaction of the act. Resolves to the entry's id. */
export async function writeAuditEntry(tx: Db, request: AuditedRequest, act: Act): Promise<string> {
  const entry = entryOf(request, act)
  await tx.insert(audit).values(entry)
  return entry.id
}

/** Writes the audit entries of several acts in one statement. */
export async function writeAuditEntries(tx: Db, request: AuditedRequest, acts: readonly Act[]) {
  if (acts.length > 0) await tx.insert(audit).values(acts.map((act) => entryOf(request, act)))
}

function entryOf(request: AuditedRequest, act: Act) {
  return { ...auditEntry(request, act), changes: act.changes }
}

/** The columns of an audit entry, except the changes. */
export function auditEntry(request: AuditedRequest, act: Act) {
  const { action, status, area = '', record } = act
  const { userId, name } = act.by ?? request.session ?? VISITOR
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

const VISITOR: Actor = { userId: null, name: 'Visitor' }
