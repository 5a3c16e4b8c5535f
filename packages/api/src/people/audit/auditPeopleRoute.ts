import { listAuditPeople, type AuditPerson } from '@staff/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import { users } from '../../identity/users/users.table'
import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { serveCall } from '../../platform/requests/serveCall'
import { audit } from '../../identity/audit/audit.table'

/** `GET /api/audit/people`: all users, and those who have an entry and are deleted. */
export function auditPeopleRoute(app: FastifyInstance, db: Db) {
  serveCall(app, listAuditPeople, async () => ({ people: await auditPeople(db) }))
}

/** Of the audit it reads one entry of each person from an index, not all entries. */
function auditPeople(db: Db): Promise<AuditPerson[]> {
  const next = sql`select ${audit.userId} from ${audit} where ${audit.userId}`
  const last = sql`(select ${audit.userName} from ${audit} where ${audit.userId} = ids.id order by ${audit.createdAt} desc limit 1)`
  return queryRows<AuditPerson>(
    db,
    sql`with recursive ids (id) as (
      (${next} is not null order by ${audit.userId} limit 1)
      union all
      select (${next} > ids.id order by ${audit.userId} limit 1) from ids where ids.id is not null
    ), people as (
      select ${users.id} as id, ${users.firstName} || ' ' || ${users.lastName} as name, true as "isThere" from ${users}
      union all
      select ids.id, ${last}, false from ids
      where ids.id is not null and not exists (select from ${users} where ${users.id} = ids.id)
    )
    select * from people order by name collate "und-x-icu", id`,
  )
}
