import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Database } from '../../../platform/db/connect'
import { StartError } from '../../../platform/problems/startError'
import { eachDatabase } from '../../../testing/eachDatabase'
import { picture } from '../../renditions/testing'
import { images } from '../images.table'
import { addMissing } from '../placeholders'
import { storeWebp } from '../storeImage'
import { moveToDatabase, moveToStore } from './movePictures'
import { checkPictureStore } from './openPictureStore'
import { removeLeftObjects } from './objectEntries'
import { pictureBytes } from './pictureBytes'
import { pictureObjects } from './pictureObjects.table'
import { S3Store } from './S3Store'
import { startFakeS3, type FakeS3 } from './testing/fakeS3'
import { ageObjects, rowOf, startStorageApi } from './testing/storedPictures'

eachDatabase((open) => {
  let s3: FakeS3
  let store: S3Store
  let database: Database

  beforeAll(async () => {
    s3 = await startFakeS3()
    store = new S3Store(s3.storage)
    database = await open()
  })
  afterAll(() => s3.stop())

  beforeEach(async () => {
    await database.db.delete(images)
    await database.db.delete(pictureObjects)
    s3.objects.clear()
    s3.faults.next = []
    s3.faults.always = undefined
  })

  const outside = () => database.db.$count(images, isNull(images.bytes))

  async function storeThree() {
    for (let count = 0; count < 3; count += 1) await storeWebp(database.db, await picture(300, 200))
    return database.db.select().from(images)
  }

  test('pictures of the database are served as before, also while they are moved', async () => {
    const other = await open()
    const api = await startStorageApi(other, s3)
    const { url } = await storeWebp(other.db, await picture(300, 200))
    const before = await api.call('GET', url)
    expect(before.statusCode).toBe(200)
    expect(await moveToStore(other.db, store)).toEqual({ moved: 1, left: [] })
    expect((await api.call('GET', url)).rawPayload).toEqual(before.rawPayload)
    expect(await moveToDatabase(other.db, store)).toEqual({ moved: 1, left: [] })
    s3.faults.always = 'cut'
    expect((await api.call('GET', url)).rawPayload).toEqual(before.rawPayload)
  })

  test('a move that was stopped goes on where it was, in both directions', async () => {
    const before = await storeThree()
    // The second picture: note that each is written and read.
    s3.faults.next = ['cut', 'slow-down', 'cut', 'cut', 'cut']
    await expect(moveToStore(database.db, store)).rejects.toThrow()
    s3.faults.next = []
    const first = await outside()
    expect(await moveToStore(database.db, store)).toEqual({ moved: 3 - first, left: [] })
    expect(await outside()).toBe(3)
    for (const { hash, bytes } of before)
      expect(s3.objects.get(s3.keyOf(hash))).toEqual(Buffer.from(bytes ?? []))
    expect(await moveToStore(database.db, store)).toEqual({ moved: 0, left: [] })

    const [lost] = before
    s3.objects.delete(s3.keyOf(lost?.hash ?? ''))
    expect(await moveToDatabase(database.db, store)).toEqual({ moved: 2, left: [lost?.hash] })
    s3.objects.set(s3.keyOf(lost?.hash ?? ''), Buffer.from(lost?.bytes ?? []))
    expect(await moveToDatabase(database.db, store)).toEqual({ moved: 1, left: [] })
    expect(await database.db.select().from(images).orderBy(images.hash)).toEqual(
      before.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)),
    )
  })

  test('a picture leaves the database only when the storage has given it back', async () => {
    const [{ hash } = { hash: '' }] = await storeThree()
    const forgetful = new S3Store(s3.storage)
    forgetful.put = async () => undefined
    await expect(moveToStore(database.db, forgetful)).rejects.toMatchObject({ status: 503 })
    expect(await outside()).toBe(0)
    expect((await rowOf(database, hash))?.bytes).not.toBeNull()
  })

  test('a picture whose name is not its hash stays in the database', async () => {
    const values = { bytes: Buffer.from('x'), width: 1, height: 1 }
    const names = ['../../etc/passwd', 'f'.repeat(64)]
    for (const hash of names) await database.db.insert(images).values({ ...values, hash })
    expect(await moveToStore(database.db, store)).toEqual({ moved: 0, left: names })
    expect(s3.objects.size).toBe(0)
  })

  test('objects of moved pictures are not swept, in either direction', async () => {
    await storeThree()
    await moveToStore(database.db, store)
    await ageObjects(database)
    expect(await removeLeftObjects(database.db, store)).toBe(0)
    await moveToDatabase(database.db, store)
    expect(await removeLeftObjects(database.db, store)).toBe(0)
    expect(s3.objects.size).toBe(3)
  })

  test('pictures of the storage get placeholders too', async () => {
    const [{ hash } = { hash: '' }] = await storeThree()
    await moveToStore(database.db, store)
    await database.db.update(images).set({ placeholder: null })
    await addMissing(database.db, { store })
    expect((await rowOf(database, hash))?.placeholder).toMatch(/^[\w+/]+=*$/)
  })

  test('a start names what is wrong, and does not wait for a storage that is away', async () => {
    expect(await checkPictureStore(database.db, undefined)).toBeUndefined()
    expect(await checkPictureStore(database.db, store)).toBeUndefined()
    await storeThree()
    await moveToStore(database.db, store)
    await expect(checkPictureStore(database.db, undefined)).rejects.toThrow(
      new StartError(
        '3 pictures of this site are in an object storage: set PICTURES_URL to it, and its keys.',
      ),
    )
    s3.faults.always = 'slow-down'
    expect(await checkPictureStore(database.db, store)).toBe(
      'The object storage of PICTURES_URL (s3://bucket/pictures) answers 503 SlowDown.',
    )
    s3.faults.always = 'forbidden'
    await expect(checkPictureStore(database.db, store)).rejects.toThrow(
      /^The object storage of PICTURES_URL .* answers 403 InvalidAccessKeyId: check AWS_ACCESS_KEY_ID/,
    )
    const [{ hash } = { hash: '' }] = await database.db.select().from(images)
    await expect(pictureBytes(database.db, undefined, hash)).rejects.toMatchObject({
      status: 503,
      reason: 'Pictures are in an object storage, but PICTURES_URL is not set.',
    })
  })
})
