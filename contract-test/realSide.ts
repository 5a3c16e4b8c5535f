import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

import { FAKE_LOGIN, fakeSession, OWN_SESSIONS } from '@staff/admin/testing'
import { entities } from '@staff/forms/content/entities'
import { sql } from 'drizzle-orm'

import { createApp } from '../apps/api/src/app'
import { areaOf } from '../apps/api/src/areas/areas'
import { readConfig } from '../apps/api/src/config'
import type { Database } from '../apps/api/src/db/database'
import { listTables } from '../apps/api/src/db/listTables'
import { storeWebp } from '../apps/api/src/images/storeImage'
import { hashPassword } from '../apps/api/src/passwords/passwordHash'
import { sessions } from '../apps/api/src/sessions/sessions.table'
import {
  isSame,
  resetting,
  type Side,
  type Start,
  type TestRequest,
  type TestResponse,
} from './play'
import { rolledBack } from './rolledBack'
import { ANA, recordsOf } from './world'

const IMAGES = new URL('../packages/forms/src/content/images/', import.meta.url)

/** The API on a database. Each case runs in a transaction that is rolled back, because inserting the records takes time. */
export async function realSide(database: Database): Promise<Side & { close: () => Promise<void> }> {
  const { db } = database
  const transactions = rolledBack(db)
  const app = await createApp({
    database: { ...database, db: transactions.db, ping: async () => {} },
    config: readConfig({}),
    logLevel: 'silent',
  })
  const passwordHash = await hashPassword(FAKE_LOGIN.password)
  const { token } = fakeSession()
  const emptied = (await listTables(db)).filter((name) => name !== 'images')
  for (const file of await readdir(IMAGES))
    await storeWebp(db, await readFile(new URL(file, IMAGES)))
  let stored: Start | undefined

  async function reset(start: Start) {
    await transactions.rollBack()
    if (!stored || !isSame(stored, start)) await store(start)
    stored = start
    await transactions.begin()
  }

  async function store(start: Start) {
    await db.execute(sql.raw(`truncate ${emptied.join(', ')} cascade`))
    const records = recordsOf(start)
    // Roles come before the users who have them, and services before their data.
    for (const { area } of entities) {
      const rows = (records[area] ?? []).map((record) =>
        storable(record, { passwordHash, passwordState: stateOf(start) }),
      )
      if (rows.length > 0) await db.insert(areaOf(area).table).values(rows)
    }
    await startSessions(start)
  }

  async function startSessions({ confirmed }: Start) {
    await db.insert(sessions).values(
      OWN_SESSIONS.map(({ current, startedAt, lastSeenAt, ...session }) => ({
        ...session,
        userId: ANA.userId,
        createdAt: new Date(startedAt),
        lastSeenAt: new Date(lastSeenAt),
        tokenHash: createHash('sha256')
          .update(current ? token : session.id)
          .digest('hex'),
        confirmedAt: current && confirmed ? new Date() : null,
      })),
    )
  }

  let caller: string | undefined
  const side = resetting(reset, send)

  async function send({ method, path, headers, body, form, token: own }: TestRequest) {
    const bearer = own ?? caller
    const encoded = form && new Response(form)
    const response = await app.inject({
      // The method is a text that the contract limits.
      method: method as 'GET',
      url: `/api${path}`,
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...(encoded && { payload: Buffer.from(await encoded.arrayBuffer()) }),
    })
    const named = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
    return {
      status: response.statusCode,
      headers: Object.fromEntries(named),
      body: response.body === '' ? undefined : JSON.parse(response.body),
    } satisfies TestResponse
  }

  return {
    begin: async (start) => {
      caller = start.as === 'nobody' ? undefined : token
      await side.begin(start)
    },
    send: side.send,
    close: async () => {
      await transactions.rollBack()
      await app.close()
    },
  }
}

function stateOf({ as }: Start): string {
  return as === 'newcomer' ? 'given' : 'own'
}

/** A record as its table takes it. */
function storable(record: object, account: { passwordHash: string; passwordState: string }) {
  const entries = Object.entries(record)
  return {
    ...Object.fromEntries(
      entries.map(([name, value]) => [
        name,
        /^(?:created|updated)At$/.test(name) ? new Date(value) : value,
      ]),
    ),
    ...('roleId' in record && account),
  }
}
