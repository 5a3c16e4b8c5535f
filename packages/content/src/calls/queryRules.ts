import type { EntityValues } from '@staff/entity'
import { mayDo, Problem, refused, type RightsHolder } from '@staff/contract'

import { query } from '../query/query.entity'
import { queryMessages } from './queryMessages'
import { MAX_NOTES } from './queryWork'

/** What decides whether a user can take care of queries. */
export interface Candidate extends RightsHolder {
  account: string
}

/** Whether a user can take care of queries, or of this one: they can log in and edit it. */
export function canTake(candidate: Candidate, record?: EntityValues): boolean {
  return candidate.account === 'Active' && mayDo(candidate, 'edit', query, { record }).allowed
}

/** Whether a change names somebody else to take care of a query. */
export function namesAssignee(stored: EntityValues, changes: EntityValues): boolean {
  const { assigneeId } = changes
  return Boolean(assigneeId) && assigneeId !== stored['assigneeId']
}

/** The 422 for somebody who cannot take care of a query. A user who is not there is for the rule of references. */
export function refuseAssignee(
  candidate: Candidate | undefined,
  stored: EntityValues,
): Problem | undefined {
  if (!candidate || canTake(candidate, stored)) return undefined
  return refused({ assigneeId: queryMessages.cannotTake })
}

/** The 409 for a note on a query that has as many as it can have. */
export function refuseNote(count: number): Problem | undefined {
  return count < MAX_NOTES ? undefined : new Problem(409, queryMessages.tooManyNotes(MAX_NOTES))
}
