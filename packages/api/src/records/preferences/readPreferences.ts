import { presentPreferences, type Preferences, type StoredPreferences } from '@staff/contract'
import { eq, sql } from 'drizzle-orm'

import { listedEntities } from '../table/areas'
import { users } from '../../identity/users/users.table'
import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { undoAreasOf } from '../bulk/undoStore'
import type { Reading } from '../../platform/requests/reading'
import type { Session } from '../../identity/sessions/sessions'
import { views } from '../views/views.table'
import { preferences } from './preferences.table'

const NOTHING: StoredPreferences = { lists: {}, density: null, viewAreas: [], undoAreas: [] }

/** Reads the preferences of the session's user together with the session, as JSON. */
const preferencesReading: Reading = {
  key: 'preferences',
  expression: () =>
    sql`(select json_build_object(
      'lists', coalesce((select ${preferences.lists} from ${preferences} where ${preferences.userId} = ${users.id}), '{}'),
      'density', (select ${preferences.density} from ${preferences} where ${preferences.userId} = ${users.id}),
      'viewAreas', coalesce((select json_agg(distinct ${views.area} order by ${views.area}) from ${views}
        where ${views.ownerId} = ${users.id} or ${views.ownerId} is null), '[]'),
      'undoAreas', ${undoAreasOf(users.id)})::text)`,
  values: {},
  isPrepared: true,
}

/** For `serveCall`: the call reads the preferences of its caller with their session. */
export const withPreferences = { readingOf: () => preferencesReading }

/** Reads the preferences of a user without their session. */
export async function readPreferencesOf(db: Db, { userId }: Pick<Session, 'userId'>) {
  const [row] = await queryRows<{ read: string }>(
    db,
    sql`select ${preferencesReading.expression()} as read from ${users} where ${eq(users.id, userId)}`,
  )
  return row?.read
}

/** The preferences that were read, for a person: only areas that they can open, and only columns that lists have. */
export function preferencesFor(session: Session, read: string | null | undefined): Preferences {
  // The expression above wrote it.
  const stored = read ? (JSON.parse(read) as StoredPreferences) : NOTHING
  return presentPreferences(listedEntities(), session, stored)
}
