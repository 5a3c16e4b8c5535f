import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { users } from '@staff/api/identity/users/users.table'
import { readConfig } from '@staff/api/operations/config/readConfig'
import type { Db } from '@staff/api/platform/db/connect'
import { queryRows } from '@staff/api/platform/db/queryRows'
import { firstStart } from '@staff/api/operations/firstStart/firstStart'
import { startSession } from '@staff/api/identity/sessions/sessions'
import { content } from '@staff/api/testing/testContent'

import type { Shot } from '../client/Connection'
import { PASSWORD } from '../load/fillDatabase'
import type { FreshDatabase } from '../load/freshDatabase'

/** A database with many careers. */
export interface Careers {
  /** The `Authorization` header of an administrator's session. */
  headers: { authorization: string }
  ids: string[]
}

/** Fills a new database with careers of different titles, and logs an administrator in. */
export async function fillCareers(fresh: FreshDatabase, records: number): Promise<Careers> {
  const database = await fresh.open()
  try {
    const { db } = database
    const config = readConfig({
      DEMO: '1',
      ADMIN_EMAIL: 'ana@example.com',
      ADMIN_PASSWORD: PASSWORD,
    })
    await firstStart(database, config, content)
    await addCareers(db, records)
    await db.execute(sql`vacuum (analyze)`)
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(sql`email like 'ana@%'`)
    const token = await startSession(db, user?.id ?? '', config)
    const rows = await queryRows<{ id: string }>(
      db,
      sql`select job_id as id from careers order by job_id limit 1000`,
    )
    return { headers: { authorization: `Bearer ${token}` }, ids: rows.map(({ id }) => id) }
  } finally {
    await database.close()
  }
}

/** Adds careers in blocks, because the server ends a statement that runs for longer than 15 seconds. */
function addCareers(db: Db, records: number): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table samples on commit drop as
      select row_number() over (order by job_id) as nth, * from careers`)
    for (let first = 1; first <= records; first += BLOCK) {
      const last = Math.min(records, first + BLOCK - 1)
      await tx.execute(sql`
        insert into careers (job_id, title, experience, location, department, type, description, created_at, updated_at)
        select gen_random_uuid(), title || ' ' || number, experience, location, department, type, description,
          now() - number * interval '1 minute', now() - number * interval '1 minute'
        from samples join generate_series(${first}::int, ${last}::int) as number
          on nth = 1 + number % (select count(*) from samples)`)
    }
  })
}

const BLOCK = 10_000

/** The requests of the benchmark, below `root`. */
export function careerShots({ headers, ids }: Careers, root: string) {
  let count = 0
  return {
    list: (): Shot => ({ path: `${root}/careers?pageSize=50`, headers }),
    record: (): Shot => ({ path: `${root}/careers/${ids[(count += 1) % ids.length]}`, headers }),
    create: (): Shot => ({
      method: 'POST',
      path: `${root}/careers`,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...CAREER, title: `Engineer ${(count += 1)}` }),
    }),
  }
}

const CAREER = {
  experience: 3,
  location: 'Austin',
  department: 'Engineering',
  type: 'Full time',
  description:
    'Builds and runs the services of our customers, with a small team of people. '.repeat(5),
}
