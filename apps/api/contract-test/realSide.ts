import { fakeSession } from '@staff/admin/testing'
import { readConfig } from '@staff/api/operations/config/readConfig'
import type { Database } from '@staff/api/platform/db/database'
import { createTestApp } from '@staff/api/testing/testContent'

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

/** The API on a database. Each case runs in a transaction that is rolled back, because inserting the records takes time. */
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
    config: readConfig({}),
    logLevel: 'silent',
  })
  const { token } = fakeSession()
  const store = await storing(db)
  let stored: Start | undefined

  async function reset(start: Start) {
    await transactions.rollBack()
    if (!stored || !isSame(stored, start)) await store(start)
    stored = start
    await transactions.begin()
  }

  let caller: string | undefined
  const side = resetting(reset, send)

  async function send({ method, path, headers, body, form, csv, token: own }: TestRequest) {
    const bearer = own ?? caller
    const encoded = form && new Response(form)
    const response = await app.inject({
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
    })
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

function headersOf(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

let readers = 0

/** The address of another reader of the public site: a single one may not read so many addresses in a minute. */
function nextAddress(): string {
  readers += 1
  return `10.0.${Math.floor(readers / 256)}.${readers % 256}`
}
