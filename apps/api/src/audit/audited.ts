import type { FastifyRequest } from 'fastify'

import type { Db } from '../db/database'
import { audit, type Changes } from '../db/schema'
import { plainAddress } from '../throttle/networkOf'

/** What can be done that is worth remembering. */
export const ACTIONS = [
  'create',
  'change',
  'delete',
  'upload',
  'login',
  'logout',
  'change-password',
  'end-session',
] as const
export type Action = (typeof ACTIONS)[number]

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
}

/** Remembers an act, in the transaction that it is part of. */
export async function audited(tx: Db, request: FastifyRequest, act: Act): Promise<void> {
  const { action, status, area, record, changes } = act
  const { userId, name } = act.by ?? request.session ?? VISITOR
  await tx.insert(audit).values({
    userId,
    userName: name,
    action,
    status,
    area,
    recordId: record?.id,
    recordTitle: record?.title,
    changes,
    address: plainAddress(request.ip),
    requestId: request.id,
  })
}

const VISITOR: Actor = { userId: null, name: 'Visitor' }
