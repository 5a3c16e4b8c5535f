import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { eachDatabase } from '../../../testing/eachDatabase'
import { createTestApp } from '../../../testing/testContent'
import { audit } from '../../../identity/audit/audit.table'
import { keepParts } from '../../renditions/partStore'
import { images } from '../images.table'
import { SECRET, startFakeS3, type FakeS3, type Fault } from './testing/fakeS3'
import { newPicture, rowOf, startStorageApi } from './testing/storedPictures'

const AWAY = 'The storage of pictures does not answer. Please try again in a moment.'

eachDatabase((open) => {
  let s3: FakeS3
  let api: Awaited<ReturnType<typeof startStorageApi>>

  beforeAll(async () => {
    s3 = await startFakeS3()
    api = await startStorageApi(await open(), s3)
  })
  afterAll(() => s3.stop())

  beforeEach(() => {
    s3.requests.length = 0
    s3.faults.next = []
    s3.faults.always = undefined
  })

  const get = (url: string, headers = {}) => api.call('GET', url, { headers })

  test('an upload is an object, and a row without bytes', async () => {
    const { response, hash, url } = await api.upload()
    expect(response.statusCode).toBe(201)
    const object = s3.objects.get(s3.keyOf(hash))
    expect(await rowOf(api.database, hash)).toMatchObject({
      bytes: null,
      size: object?.length,
      width: 500,
      name: 'harbour.png',
    })
    const served = await get(url)
    expect(served.rawPayload).toEqual(object)
    expect(served.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    s3.requests.length = 0
    expect((await get(url, { 'if-none-match': String(served.headers.etag) })).statusCode).toBe(304)
    expect(s3.requests).toEqual([])
    const list = await api.call('GET', '/api/pictures?sort=bytes', { as: 'administrator' })
    expect(list.json()).toMatchObject({ records: [{ hash, bytes: object?.length }] })
  })

  test('the same picture twice is one object; sizes and parts are made of it', async () => {
    const bytes = await newPicture(900, 600)
    const { hash } = await api.upload(bytes)
    expect((await api.upload(bytes)).response.statusCode).toBe(201)
    expect(s3.requests).toEqual(Array.from({ length: 2 }, () => `PUT /bucket/${s3.keyOf(hash)}`))
    const size = await get(`/api/images/${hash}/640.webp`)
    expect([size.statusCode, size.headers['content-type']]).toEqual([200, 'image/webp'])
    await keepParts(api.database.db, [{ hash, part: '0-0-600-400' }])
    expect((await get(`/api/images/${hash}/0-0-600-400/320.webp`)).statusCode).toBe(200)
    s3.faults.always = 'cut'
    const again = await get(`/api/images/${hash}/640.webp`)
    expect(again.rawPayload).toEqual(size.rawPayload)
  })

  test.each<Fault>(['slow-down', 'cut', 'forbidden', 'no-bucket', 'precondition', 'hang'])(
    'an upload to a storage with %s stores nothing',
    async (fault) => {
      const [rows, entries] = [
        await api.database.db.$count(images),
        await api.database.db.$count(audit),
      ]
      s3.faults.always = fault
      const { response } = await api.upload()
      expect(response.statusCode).toBe(503)
      expect(response.headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'retry-after': '5',
        'cache-control': 'no-store',
      })
      expect(response.json()).toMatchObject({ status: 503, message: AWAY })
      expect(await api.database.db.$count(images)).toBe(rows)
      expect(await api.database.db.$count(audit)).toBe(entries)
    },
  )

  test.each<Fault>([
    'slow-down',
    'cut',
    'forbidden',
    'no-object',
    'wrong-bytes',
    'short',
    'endless',
  ])(
    'a picture in a storage with %s is a 503 that nobody keeps, and the server is healthy',
    async (fault) => {
      const { hash, url } = await api.upload()
      s3.faults.always = fault
      const addresses = [url, `/api/images/${hash}/320.webp`]
      for (const response of await Promise.all(addresses.map((address) => get(address)))) {
        expect([response.statusCode, response.json()]).toEqual([
          503,
          expect.objectContaining({ message: AWAY }),
        ])
        expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
      }
      expect((await get('/api/health')).json()).toEqual({ status: 'ok' })
      s3.faults.always = undefined
      expect((await get(url)).statusCode).toBe(200)
    },
  )

  test('the log says what failed, without keys', async () => {
    const lines: string[] = []
    const { database, config } = api
    const app = await createTestApp({
      database,
      config,
      logLevel: 'info',
      logTo: { write: (line: string) => void lines.push(line) },
    })
    const { url } = await api.upload()
    for (const fault of ['forbidden', 'moved', 'cut', 'wrong-bytes'] as const) {
      s3.faults.always = fault
      await app.inject({ method: 'GET', url })
    }
    await app.close()
    const log = lines.join('')
    expect(log).toContain('answers 403 InvalidAccessKeyId: check AWS_ACCESS_KEY_ID')
    expect(log).toContain('has the content of another picture')
    expect(log).not.toMatch(new RegExp(`${SECRET}|Signature=|AWS4-HMAC`))
  })
})
