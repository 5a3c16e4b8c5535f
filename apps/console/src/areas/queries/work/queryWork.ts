import { auth, mergeRecord, type WorkOnRecords } from '@staff/admin'
import { query } from '@staff/content/query/query.entity'
import type { Stored } from '@staff/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/** A stored query. */
export type StoredQuery = Stored<typeof query>

/** The work on queries: their status, and who takes care of them. */
export const queryWork: WorkOnRecords<typeof query> = {
  entity: query,
  conflictText(current, changes) {
    const name = assigneeNameOf(current)
    if (changes.assigneeId === undefined)
      return `Somebody has set the status to ${current.status} meanwhile. Yours was not set.`
    return name === ''
      ? 'Somebody has given this query back meanwhile.'
      : `${name} has taken this query meanwhile.`
  },
  // Says that somebody else takes care of a query now. Their navigation counts it.
  handover(before, after) {
    const { assigneeId, subject } = after
    if (assigneeId === before.assigneeId || assigneeId === null || assigneeId === auth.userId)
      return undefined
    const text = `${assigneeNameOf(after)} takes care of “${subject}” now.`
    return { text, before: { assigneeId: before.assigneeId } }
  },
}

/** Who takes care of a query: a name, or an empty text. */
export function assigneeNameOf(record: StoredQuery): string {
  const name: unknown = Reflect.get(record, 'assigneeName')
  return typeof name === 'string' ? name : ''
}

/** Marks a new query as read when it is opened. A failure is not worth a message: the next opening tries again. */
export function useMarkRead(record: StoredQuery | undefined) {
  const client = useQueryClient()
  const handleOpen = useEffectEvent(() => {
    if (record?.status === 'New') void mergeRecord(client, query, record, { status: 'Read' })
  })
  // Once for each opened query: a query that is set back to New stays new.
  const openedId = record?.id
  useEffect(() => {
    if (openedId !== undefined) handleOpen()
  }, [openedId])
}
