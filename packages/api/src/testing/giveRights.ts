import { toRights, type Rights } from '@staff/entity'
import { eq } from 'drizzle-orm'

import { roles } from '../identity/users/roles.table'
import { users } from '../identity/users/users.table'
import type { TestApi } from './testApi'

/** Rights as a test writes them: missing parts are nothing. */
export interface GivenRights {
  areas?: Readonly<Record<string, string>>
  actions?: readonly string[]
  regions?: readonly string[]
}

/** Gives the role of the staff user these rights, instead of those that it had. */
export async function giveRights(api: Pick<TestApi, 'database' | 'ids'>, given: GivenRights) {
  const rights: Rights | undefined = toRights(given)
  if (!rights) throw new Error(`No rights: ${JSON.stringify(given)}`)
  const { db } = api.database
  const [staff] = await db.select().from(users).where(eq(users.id, api.ids.staff))
  await db
    .update(roles)
    .set({ rights, name: 'Editors' })
    .where(eq(roles.id, staff?.roleId ?? ''))
}
