import { FAKE_WEBSITE, fakeSession } from '@staff/admin/testing'
import { readConfig } from '@staff/api/operations/config/readConfig'
import type { Database, Db } from '@staff/api/platform/db/database'
import { recordRevisions } from '@staff/api/records/lists/recordRevisions.table'
import { createTestApp } from '@staff/api/testing/testContent'
import { FIXTURE_NOW } from '@staff/entity'
import { sql } from 'drizzle-orm'
import { vi } from 'vitest'

import {
  bodyIn,
  isSame,
  resetting,
  type Side,
  type Start,
  type TestRequest,
  type TestResponse,
} from './play'
import { rolledBack } from './rolledBack'
import { storing } from './storing'

// Those of the fake API.
const { url: SITE_URL, name: SITE_NAME } = FAKE_WEBSITE
const SECRETS_KEY = 'the-secrets-of-tests-'.repeat(2)
const PREVIEW_URL = 'https://www.example.com/preview#token={token}&area={area}&id={id}&at={at}'

/** The API on a database. Most cases run in a transaction that is rolled back, because inserting the records takes time. */
export async function realSide(database: Database): Promise<Side & { close: () => Promise<void> }> {
  const { db } = database
  const transactions = rolledBack(db)
  const app = await createTestApp({
    database: {
      ...database,
      db: transactions.db,
      ping: async () => {},
      // No news of changes leaves a transaction that is rolled back, so no answer may stay in memory.
      listen: () => async () => {},
    },
    config: readConfig({ PREVIEW_URL, SITE_URL, SITE_NAME, SECRETS_KEY }),
    logLevel: 'silent',
  })
  const { token } = fakeSession()
  const store = await storing(db)
  let stored: Start | undefined
  let isInTime = false
  let cases = 0

  async function reset(start: Start) {
    await transactions.rollBack()
    vi.setSystemTime(FIXTURE_NOW)
    if (!stored || !isSame(stored, start)) await store(start)
    // What is not rolled back is stored anew for the next case.
    stored = start.inTime ? undefined : start
    isInTime = start.inTime ?? false
    if (!isInTime) await transactions.begin()
    cases += 1
    await renumberWrites(transactions.db, cases)
  }

  let caller: string | undefined
  const side = resetting(reset, send)

  async function send({ token: own, ...request }: TestRequest) {
    // The clock of the embedded database is that of the test.
    if (isInTime) vi.setSystemTime(Date.now() + 1)
    const response = await app.inject(await injected(request, own ?? caller))
    return {
      status: response.statusCode,
      headers: headersOf(response.headers),
      body: bodyIn(String(response.headers['content-type']), response.body),
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

/**
 * Gives the writes of each case numbers of their own. A case is rolled back, or its rows are put back without triggers, so the numbers of the case
 * before would come again, and the API takes what it has counted for right.
 */
async function renumberWrites(db: Db, nth: number) {
  await db.execute(sql`insert into ${recordRevisions} (table_name, revision)
    select tablename, ${nth * LARGEST_TIME} from pg_tables where schemaname = 'public'`)
}

// Larger than any time in milliseconds.
const LARGEST_TIME = 1e13

/** A request as the server gets it. */
async function injected(
  { method, path, headers, body, form, csv }: Omit<TestRequest, 'token'>,
  bearer: string | undefined,
) {
  const encoded = form && new Response(form)
  return {
    ...(method === 'GET' && path.startsWith('/public/') && { remoteAddress: nextAddress() }),
    // The method is a text that the contract limits.
    method: method as 'GET',
    url: `/api${path}`,
    headers: {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(csv !== undefined && { 'content-type': 'text/csv' }),
      ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }),
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
    ...(csv !== undefined && { payload: csv }),
    ...(encoded && { payload: Buffer.from(await encoded.arrayBuffer()) }),
  }
}

function headersOf(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

let readers = 0

/** The address of another reader of the public site: a single one may not read so many addresses in a minute. */
function nextAddress(): string {
  readers += 1
  return `10.0.${Math.floor(readers / 256)}.${readers % 256}`
}
