import { mergeRecord } from '@staff/admin'
import type { Stored } from '@staff/contract'
import { query, type QueryStatus } from '@staff/content/query/query.entity'
import type { QueryClient } from '@tanstack/react-query'

/** A stored query. */
export type StoredQuery = Stored<typeof query>

/** What staff change of a query. */
export interface WorkChanges {
  status?: QueryStatus
  assigneeId?: string | null
}

/**
 * Changes the status of a query, or who takes care of it. If somebody has changed the same field meanwhile, the outcome is a conflict,
 * and the cache has what is stored.
 */
export function saveWork(client: QueryClient, base: StoredQuery, changes: WorkChanges) {
  return mergeRecord(client, query, base, changes)
}

/** Who takes care of a query: a name, or an empty text. */
export function assigneeNameOf(record: StoredQuery): string {
  const name: unknown = Reflect.get(record, 'assigneeName')
  return typeof name === 'string' ? name : ''
}

/** What somebody else did meanwhile, in a sentence. */
export function conflictText(current: StoredQuery, changes: WorkChanges): string {
  const name = assigneeNameOf(current)
  if (changes.assigneeId === undefined)
    return `Somebody has set the status to ${current.status} meanwhile. Yours was not set.`
  return name === ''
    ? 'Somebody has given this query back meanwhile.'
    : `${name} has taken this query meanwhile.`
}
