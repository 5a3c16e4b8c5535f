import type { AnyEntity } from '@staff/entity'

import { defineCall, jsonResponse } from '../../call/defineCall'
import { json, type ValueOf } from '../../call/json'
import { bulkAccess, DONE } from './bulkActions'

/** How long an action on many records can be undone by its person, in minutes. */
export const UNDO_MINUTES = 10

const openUndoType = json.object({
  undos: json.list(json.text({ format: 'uuid' })),
  done: json.choice(DONE),
  count: json.integer(),
  at: json.timestamp(),
  requestIds: json.list(json.text()),
})

/**
 * An action on many records that its person can still undo: what it did, to how many records, and when it ended. `undos` are its calls,
 * the newest first: undo them in this order. `requestIds` are those of the audit.
 */
export type OpenUndo = ValueOf<typeof openUndoType>

/**
 * The call that lists what the caller can still undo in an area: the response of an action may have been lost. A list asks every ten
 * seconds.
 */
export function undosCall(entity: AnyEntity) {
  return defineCall({
    method: 'GET',
    path: `/${entity.area}/undos` as const,
    access: bulkAccess(entity),
    isBackground: true,
    success: jsonResponse(200, json.object({ undos: json.list(openUndoType) })),
  })
}

/** A stored block of an action. Several calls with the same `firstId` are one action. */
export interface UndoBlock extends Pick<OpenUndo, 'done' | 'count' | 'at'> {
  id: string
  firstId: string | null
  requestId: string | null
}

/** The actions of some blocks. Takes and returns the newest first. */
export function openUndos(blocks: readonly UndoBlock[]): OpenUndo[] {
  const actions = new Map<string, OpenUndo>()
  for (const { id, firstId, requestId, done, count, at } of blocks) {
    const first = firstId ?? id
    const action = actions.get(first) ?? { undos: [], done, count: 0, at, requestIds: [] }
    actions.set(first, {
      ...action,
      undos: [...new Set([...action.undos, id])],
      count: action.count + count,
      requestIds: [...new Set([...action.requestIds, ...(requestId ? [requestId] : [])])],
    })
  }
  return [...actions.values()]
}
