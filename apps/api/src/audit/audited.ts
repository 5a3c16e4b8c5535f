import type { Action } from '@staff/contract'
import type { FastifyRequest } from 'fastify'
import { v7 } from 'uuid'

import type { Db } from '../db/database'
import { audit, type Changes } from './audit.table'
import { plainAddress } from '../throttle/networkOf'

/** Who acts, where it is not the person of the request's session. */
export interface Actor {
  userId: string | null
  name: string
}

export interface Act {
  action: Action
  /** The status of the answer. */
  status: number
  area?: string
  record?: { id: string; title: string }
  changes?: Changes
  /**
   * Who acts.
   * @default the person of the request's session; a visitor where there is none
   */
  by?: Actor
  /**
   * Where the act comes from.
   * @default the address of the request
   */
  address?: string
}

/** What an entry says of the request: a command on the server has one without an address. */
export type Asked = Pick<FastifyRequest, 'session' | 'ip' | 'id'>

/** Remembers an act, in the transaction that it is part of. Answers with the id of its entry. */
export async function audited(tx: Db, request: Asked, act: Act): Promise<string> {
  const { action, status, area, record, changes } = act
  const { userId, name } = act.by ?? request.session ?? VISITOR
  const id = v7()
  await tx.insert(audit).values({
    id,
    userId,
    userName: name,
    action,
    status,
    area,
    recordId: record?.id,
    recordTitle: record?.title,
    changes,
    address: plainAddress(act.address ?? request.ip),
    requestId: request.id,
  })
  return id
}

const VISITOR: Actor = { userId: null, name: 'Visitor' }
