import { setTimeout as sleep } from 'node:timers/promises'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { eachDatabase } from '../../../testing/eachDatabase'
import type { TestApi } from '../../../testing/testApi'
import { createTestApp } from '../../../testing/testContent'
import { images } from '../images.table'
import { putObject, removeLeftObjects, removeObject } from './objectEntries'
import { pictureObjects } from './pictureObjects.table'
import { S3Store } from './S3Store'
import { startFakeS3, type FakeS3 } from './testing/fakeS3'
import { ageObjects, newPicture, rowOf, startStorageApi, upload } from './testing/storedPictures'

vi.setConfig({ testTimeout: 60_000 })

eachDatabase((open) => {
  let s3: FakeS3
  let store: S3Store
  let api: Awaited<ReturnType<typeof startStorageApi>>

  beforeAll(async () => {
    s3 = await startFakeS3()
    store = new S3Store(s3.storage)
    api = await startStorageApi(await open(), s3)
  })
  afterAll(() => s3.stop())

  beforeEach(async () => {
    await api.database.db.delete(images)
    await api.database.db.delete(pictureObjects)
    s3.objects.clear()
    s3.requests.length = 0
    s3.faults.next = []
    s3.faults.always = undefined
  })

  const remove = (hash: string) =>
    api.call('DELETE', `/api/pictures/${hash}`, { as: 'administrator' })
  const sweep = () => removeLeftObjects(api.database.db, store)
  const has = (hash: string) => s3.objects.has(s3.keyOf(hash))
  const dropRow = (hash: string) => api.database.db.delete(images).where(eq(images.hash, hash))

  test('a deleted picture takes its object along', async () => {
    const { hash } = await api.upload()
    expect((await remove(hash)).statusCode).toBe(204)
    await expect.poll(() => has(hash)).toBe(false)
    await expect.poll(() => api.database.db.$count(pictureObjects)).toBe(0)
  })

  test('a picture is deleted also if its object cannot be: the next sweep removes that', async () => {
    const { hash } = await api.upload()
    s3.faults.always = 'forbidden'
    expect((await remove(hash)).statusCode).toBe(204)
    await expect.poll(() => s3.requests.filter((each) => each.startsWith('DELETE'))).toHaveLength(1)
    expect(await rowOf(api.database, hash)).toBeUndefined()
    s3.faults.always = undefined
    await expect.poll(sweep).toBe(1)
    expect(has(hash)).toBe(false)
  })

  test('an object without a picture is removed after a day, never sooner; others stay', async () => {
    const [kept, left] = [await api.upload(), await api.upload()]
    await dropRow(left.hash)
    s3.objects.set(s3.keyOf('f'.repeat(64)), Buffer.from('of another console'))
    expect(await sweep()).toBe(0)
    expect(has(left.hash)).toBe(true)
    await ageObjects(api.database)
    expect(await sweep()).toBe(1)
    expect([has(left.hash), has(kept.hash), has('f'.repeat(64))]).toEqual([false, true, true])
  })

  test('an upload whose object was stored and whose row was not leaves nothing after a day', async () => {
    s3.faults.next = ['cut', 'cut', 'cut']
    expect((await api.upload()).response.statusCode).toBe(503)
    await ageObjects(api.database)
    expect(await sweep()).toBe(1)
    expect(await api.database.db.$count(pictureObjects)).toBe(0)
  })

  test('an old object that is uploaded again stays', async () => {
    const bytes = await newPicture()
    const { hash } = await api.upload(bytes)
    await dropRow(hash)
    await ageObjects(api.database)
    await api.upload(bytes)
    expect(await sweep()).toBe(0)
    expect(has(hash)).toBe(true)
  })

  test('an upload during the removal of the same object is a 503, and works after it', async () => {
    const bytes = await newPicture()
    const { hash } = await api.upload(bytes)
    await dropRow(hash)
    await ageObjects(api.database)
    s3.faults.next = ['hang']
    const sweeping = sweep()
    await expect.poll(() => s3.requests.some((each) => each.startsWith('DELETE'))).toBe(true)
    const again = putObject(api.database.db, store, { hash, bytes })
    await expect(again).rejects.toMatchObject({
      status: 503,
      reason: `The object of the picture ${hash} is being removed right now.`,
    })
    expect(await sweeping).toBe(1)
    expect((await api.upload(bytes)).response.statusCode).toBe(201)
    expect(has(hash)).toBe(true)
  })

  test('a removal whose node was killed is taken over after ten minutes', async () => {
    const { hash } = await api.upload()
    await dropRow(hash)
    await ageObjects(api.database)
    await api.database.db.update(pictureObjects).set({ removingAt: minutesAgo(9) })
    expect(await sweep()).toBe(0)
    await api.database.db.update(pictureObjects).set({ removingAt: minutesAgo(11) })
    expect(await sweep()).toBe(1)
  })

  test('two nodes sweep, and each object is removed once', async () => {
    const uploads = []
    for (let count = 0; count < 6; count += 1) uploads.push(await api.upload())
    for (const { hash } of uploads) await dropRow(hash)
    await ageObjects(api.database)
    s3.requests.length = 0
    const counts = await Promise.all([sweep(), sweep(), sweep()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6)
    expect(new Set(s3.requests).size).toBe(6)
    expect(s3.requests).toHaveLength(6)
  })

  test('uploads, deletions and sweeps of one picture on two nodes never lose a stored picture', async () => {
    const node = await createTestApp({
      database: api.database,
      config: api.config,
      logLevel: 'silent',
    })
    const authorization = `Bearer ${await api.logIn('administrator')}`
    const onOther: TestApi['call'] = (_method, url, { body, headers } = {}) =>
      node.inject({
        method: 'POST',
        url,
        headers: { ...headers, authorization },
        payload: Buffer.isBuffer(body) ? body : '',
      })
    const bytes = await newPicture(40, 30)
    const { hash, url } = await api.upload(bytes)
    const acts = [
      () => api.upload(bytes),
      () => upload({ call: onOther }, bytes),
      () => remove(hash),
      () => removeObject(api.database.db, store, hash),
      async () => {
        await ageObjects(api.database)
        await sweep()
      },
    ]
    for (let round = 0; round < 15; round += 1) {
      await Promise.all(
        acts.map(async (act) => {
          await sleep(Math.random() * 30)
          await act()
        }),
      )
      // Removals go on after the answers.
      await sleep(20)
      const isStored = (await rowOf(api.database, hash)) !== undefined
      expect((await api.call('GET', url)).statusCode).toBe(isStored ? 200 : 404)
    }
    await node.close()
  })
})

function minutesAgo(minutes: number): Date {
  return new Date(Date.now() - minutes * 60_000)
}
