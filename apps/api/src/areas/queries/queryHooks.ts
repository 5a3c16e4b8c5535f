import { namesAssignee, refuseAssignee, type Candidate } from '@staff/content/calls'
import { eq } from 'drizzle-orm'

import type { Db, RecordHooks } from '@staff/api'
import { roleColumns, roles, users } from '@staff/api/tables'

/** Rules of queries: only somebody who can open queries takes care of one. */
export const queryHooks: RecordHooks = {
  async checkChange(tx, { stored, changes }) {
    if (!namesAssignee(stored, changes)) return
    const candidate = await findCandidate(tx, String(changes['assigneeId']))
    const refusal = refuseAssignee(candidate, stored)
    if (refusal) throw refusal
  },
}

async function findCandidate(tx: Db, userId: string): Promise<Candidate | undefined> {
  const [candidate] = await tx
    .select({ account: users.account, ...roleColumns })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(eq(users.id, userId))
  return candidate
}
