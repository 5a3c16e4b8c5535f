import { hashOfPicture } from '@staff/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, inject, test } from 'vitest'

import { eachSharedDatabase, openPostgres } from '../../testing/eachDatabase'
import { createTestApp } from '../../testing/testContent'
import { startTestApi, type TestApi } from '../../testing/testApi'
import { images } from '../images/images.table'
import { storeWebp } from '../images/storeImage'
import { keepParts } from './partStore'
import { pictureParts, renditions } from './renditions.table'
import { picture, sizeOf } from './testing'

eachSharedDatabase((empty) => {
  let api: TestApi
  let hash: string

  beforeEach(async () => {
    api = await startTestApi(await empty())
    hash = await stored(api)
  })

  const read = (path: string) => api.call('GET', `/api/images/${hash}/${path}`)

  test('a part is served once an answer has named it, in its sizes', async () => {
    const { db } = api.database
    expect((await read('100-0-700-400/640.webp')).statusCode).toBe(404)
    await keepParts(db, [{ hash, part: '100-0-700-400' }])
    const { statusCode, headers, rawPayload } = await read('100-0-700-400/640.webp')
    expect([statusCode, await sizeOf(rawPayload)]).toEqual([200, '640 × 366'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    // Above its own width it has that one, in which it is encoded too.
    expect(await sizeOf((await read('100-0-700-400/1920.webp')).rawPayload)).toBe('700 × 400')
    const avif = await read('100-0-700-400/320.avif')
    expect([avif.statusCode, avif.headers['cache-control']]).toEqual([200, 'no-cache'])
    await api.app.renditions.rest()
    const later = await read('100-0-700-400/320.avif')
    expect(later.headers['content-type']).toBe('image/avif')
  })

  test('the same size of the whole picture and of its parts are kept apart', async () => {
    await keepParts(api.database.db, [
      { hash, part: '0-0-320-400' },
      { hash, part: '9-0-320-400' },
    ])
    const files = ['320.webp', '0-0-320-400/320.webp', '9-0-320-400/320.webp']
    const answers = await Promise.all(files.map(read))
    const again = await Promise.all(files.map(read))
    const bytes = answers.map(({ rawPayload }) => rawPayload.toString('base64'))
    expect(new Set(bytes).size).toBe(3)
    expect(again.map(({ rawPayload }) => rawPayload.toString('base64'))).toEqual(bytes)
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3)
    expect(await api.database.db.$count(renditions)).toBe(3)
  })

  test('naming a part again writes nothing, and a deleted picture has no parts', async () => {
    const { db } = api.database
    await keepParts(db, [
      { hash, part: '0-0-9-9' },
      { hash, part: '0-0-9-9' },
    ])
    await keepParts(db, [{ hash, part: '0-0-9-9' }])
    expect(await db.$count(pictureParts)).toBe(1)
    await db.delete(images)
    expect(await db.$count(pictureParts)).toBe(0)
    expect((await read('0-0-9-9/320.webp')).statusCode).toBe(404)
  })

  test('a database that takes no writes fails no answer', async () => {
    const { db } = api.database
    await db.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full' using errcode = '53100'; end $$`,
    )
    await db.execute(
      sql`create trigger refused before insert on picture_parts for each row execute function refuse()`,
    )
    await keepParts(db, [{ hash, part: '0-0-9-9' }])
    await db.execute(sql`drop trigger refused on picture_parts`)
    await db.execute(sql`drop function refuse()`)
    expect(await db.$count(pictureParts)).toBe(0)
    await keepParts(db, [{ hash, part: '0-0-9-9' }])
    expect(await db.$count(pictureParts)).toBe(1)
  })

  test.each([
    '0-0-9/320.webp',
    '00-0-9-9/320.webp',
    '0-0-9-9%20/320.webp',
    '0-0-9-99999/320.webp',
    '-1-0-9-9/320.webp',
    '__proto__/320.webp',
    '%2e%2e/320.webp',
    "0-0-9-9'--/320.webp",
    `${'1'.repeat(15_000)}/320.webp`,
    '0-0-9-9/321.webp',
    '0-0-9-9/320.png',
    '0-0-9-8/320.webp',
  ])('there is no part %.40s', async (path) => {
    await keepParts(api.database.db, [{ hash, part: '0-0-9-9' }])
    expect([404, 414]).toContain((await read(path)).statusCode)
  })
})

describe.skipIf(!inject('template'))('on two nodes', () => {
  test('a part is made once, and named at once by both', async () => {
    const database = await openPostgres()
    const api = await startTestApi(database)
    const hash = await stored(api)
    const other = await createTestApp({ database, config: api.config, logLevel: 'silent' })
    await Promise.all(
      [1, 2, 3, 4].map(() => keepParts(database.db, [{ hash, part: '0-0-640-400' }])),
    )
    const answers = await Promise.all(
      [api.app, other, other, api.app].map((node) =>
        node.inject(`/api/images/${hash}/0-0-640-400/320.webp`),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(api.app.renditions.encoded + other.renditions.encoded).toBe(1)
    await other.close()
    await api.app.close()
    await database.close()
  })
})

async function stored({ database }: TestApi): Promise<string> {
  const { url } = await storeWebp(database.db, await picture(900, 400))
  return hashOfPicture(url) ?? ''
}
