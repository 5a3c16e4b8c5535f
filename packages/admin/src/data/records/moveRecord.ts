import { areaCalls, type Moved, type MoveTarget } from '@staff/contract'
import { type AnyEntity, fieldValue, positionField } from '@staff/entity'
import type { QueryClient } from '@tanstack/react-query'

import { move, update, type RecordList } from '../../stores/lists/recordList'
import { ApiError, isOutcomeUnknown } from '../http/ApiError'
import { callApi } from '../http/callApi'
import { idOf, recordQueries, type AnyStored } from './recordQueries'

/** The outcome of a move. `errors` are about properties of the call. */
export type MoveOutcome =
  | { status: 'moved'; moved: Moved }
  | { status: 'failed'; message: string; errors?: Record<string, string> | undefined }

/** Where a record is to go. With `from`, only if it is at this position. */
export type Move = MoveTarget & { from?: number }

/** Moves a record on the server, after the moves before it. */
export async function moveRecord(
  client: QueryClient,
  entity: AnyEntity,
  id: string,
  wanted: Move,
): Promise<MoveOutcome> {
  const sending = last.then(() => send(entity, id, wanted))
  last = sending
  const outcome = await sending
  // Lists that are read between two moves would show the second one undone.
  if (last === sending) void client.invalidateQueries(recordQueries(entity).all())
  return outcome
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Stores that a record of a list has come to where it is now. Goes back to `start`, the index where it was, if the server refuses.
 * `first` is the position of the list's first record.
 */
export async function storeMove(
  client: QueryClient,
  entity: AnyEntity,
  list: RecordList<AnyStored>,
  { id, start, first }: { id: string; start: number; first: number },
): Promise<MoveOutcome> {
  const before = list.records.map((record) => ({ ...record }))
  const ids = before.map((record) => idOf(entity, record))
  const index = ids.indexOf(id)
  const neighbour = ids[index - 1]
  const target = neighbour === undefined ? { before: ids[1] ?? id } : { after: neighbour }
  numberRows(entity, list, first)
  const outcome = await moveRecord(client, entity, id, target)
  if (outcome.status === 'moved') return outcome
  move(list, id, start)
  const field = positionField(entity)
  for (const record of field === undefined ? [] : before)
    update(list, idOf(entity, record), [[field ?? '', fieldValue(record, field ?? '')]])
  return outcome
}

/** The numbers that the server gives the rows. */
function numberRows(entity: AnyEntity, list: RecordList<AnyStored>, first: number) {
  const field = positionField(entity)
  if (field === undefined) return
  list.records.forEach((record, index) =>
    update(list, idOf(entity, record), [[field, first + index]]),
  )
}

async function send(entity: AnyEntity, id: string, wanted: Move): Promise<MoveOutcome> {
  try {
    const moved = await callApi(areaCalls(entity).order, { body: { id, ...wanted } })
    return { status: 'moved', moved }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { message, fields } = error
    return {
      status: 'failed',
      message: isOutcomeUnknown(error)
        ? `${message} It is not known whether the ${entity.labels.one} is moved.`
        : message,
      errors: fields,
    }
  }
}
