import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

import { readConfig } from '../../../operations/config/readConfig'
import { firstStart } from '../../../operations/firstStart/firstStart'
import { drop, makeEmpty } from '../../../testing/postgresTemplate'
import { connect, type Database } from '../connect'
import { roles } from '../../../identity/users/roles.table'
import { users } from '../../../identity/users/users.table'
import { content } from '../../../testing/testContent'

const template = inject('template')

const otherConnections =
  'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

describe.skipIf(!template)('several nodes on one PostgreSQL', () => {
  let databaseUrl: string
  let nodes: Database[] = []

  beforeAll(async () => {
    if (template) databaseUrl = await makeEmpty(template)
    nodes = await Promise.all(Array.from({ length: 4 }, () => connect({ databaseUrl })))
  })

  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()))
    if (template) await drop(template, databaseUrl)
  })

  test('run each migration once when they start together', async () => {
    const { rows } = await query('select hash from drizzle.__drizzle_migrations')
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
  })

  test('create one first administrator when they start together', async () => {
    const starts = await Promise.all(nodes.map((node) => firstStart(node, readConfig({}), content)))
    expect(starts.flat()).toHaveLength(1)
    expect(await nodes[0]?.db.$count(users)).toBe(1)
    expect(await nodes[0]?.db.$count(roles)).toBe(2)
  })

  test('survive the loss of their connections', async () => {
    const busy = nodes[0]?.db.execute(sql`select pg_sleep(12)`)
    const broken = expect(busy).rejects.toThrow()
    await nodes[1]?.ping()
    await expect
      .poll(() => query(`select pid ${otherConnections} and query like '%pg_sleep%'`), {
        timeout: 10_000,
      })
      .toHaveProperty('rowCount', 1)
    await query(`select pg_terminate_backend(pid) ${otherConnections}`)
    await broken
    await expect.poll(() => Promise.all(nodes.map((node) => node.ping()))).toHaveLength(4)
  })

  async function query(statement: string) {
    const client = new Client(databaseUrl)
    await client.connect()
    try {
      return await client.query<{ hash: string }>(statement)
    } finally {
      await client.end()
    }
  }
})

test('the message about an unreachable PostgreSQL does not contain the password', async () => {
  const databaseUrl = 'postgres://someone:secret@127.0.0.1:1/nothing'
  const message = 'PostgreSQL at 127.0.0.1:1 is not reachable: connect ECONNREFUSED 127.0.0.1:1.'
  await expect(connect({ databaseUrl })).rejects.toThrow(message)
})

test('an invalid address is refused', async () => {
  const message = 'DATABASE_URL must look like postgres://user:password@host:5432/database.'
  await expect(connect({ databaseUrl: 'staff' })).rejects.toThrow(message)
  await expect(connect({ databaseUrl: 'postgres://host:port/staff' })).rejects.toThrow(message)
})
