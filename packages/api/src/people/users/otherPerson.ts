import { Problem } from '@staff/contract'
import { user } from '@staff/entity/people'

import type { Session } from '../../identity/sessions/sessions'
import type { Db } from '../../platform/db/database'
import { loadRecord } from '../../records/table/loadRecord'
import { recordTable } from '../../records/table/recordTable'
import type { StoredRecord } from '../../records/table/storedRecord'

/** The id and the name of a user, for the audit. Throws a 404 if there is none. */
export async function personOf(db: Db, id: string) {
  const stored: StoredRecord & { id?: unknown } = await loadRecord(db, recordTable(user), id)
  return { id: String(stored.id), title: String(stored['name']) }
}

/** The same as `personOf`. Throws a 409 with the reason if the id is the caller's own. */
export async function otherPerson(db: Db, id: string, session: Session, reason: string) {
  const person = await personOf(db, id)
  if (person.id === session.userId) throw new Problem(409, reason)
  return person
}
