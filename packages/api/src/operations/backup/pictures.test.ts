import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import type { Database } from '../../platform/db/connect'
import { StartError } from '../../platform/problems/startError'
import { moveToStore } from '../../records/images/store/movePictures'
import { pictureBytes } from '../../records/images/store/pictureBytes'
import { pictureObjects } from '../../records/images/store/pictureObjects.table'
import { S3Store } from '../../records/images/store/S3Store'
import { startFakeS3, type FakeS3 } from '../../records/images/store/testing/fakeS3'
import { images } from '../../records/images/images.table'
import { storeWebp } from '../../records/images/storeImage'
import { picture } from '../../records/renditions/testing'
import { eachDatabase, openPglite } from '../../testing/eachDatabase'
import { readBackup } from './readBackup'
import { restoreBackup } from './restoreBackup'
import { writeBackup } from './writeBackup'

// Some tests restore several times.
vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'staff-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const UNCHECKED = { replace: true, unchecked: true }

eachDatabase((open) => {
  let s3: FakeS3
  let store: S3Store
  let site: Database
  let target: Database
  let stored: (typeof images.$inferSelect)[]
  let count = 0

  beforeAll(async () => {
    s3 = await startFakeS3()
    store = new S3Store(s3.storage)
    site = await open()
    target = await open()
    for (let number = 0; number < 4; number += 1) await storeWebp(site.db, await picture(200, 150))
    stored = await site.db.select().from(images)
    // One stays in the database.
    await moveToStore(site.db, store)
    await storeWebp(site.db, await picture(200, 150))
  })
  afterAll(() => s3.stop())
  beforeEach(() => {
    s3.faults.always = undefined
  })

  const nextFile = () => join(folder, `${site.kind}-${count++}.gz`)
  const hashOf = (index: number) => stored[index]?.hash ?? ''

  test('a backup has the bytes of all pictures, and needs no object storage to be restored', async () => {
    const file = nextFile()
    await writeBackup(site.db, file, { pictures: store })
    expect((await readBackup(file)).rows).toMatchObject({ images: 5, picture_bytes: 4 })
    const restored = await restoreBackup(target.db, file, UNCHECKED)
    expect(restored.missing).toEqual([])
    for (const { hash, bytes } of stored)
      expect(await pictureBytes(target.db, undefined, hash)).toEqual(bytes)
    expect(await target.db.$count(images)).toBe(5)
    expect(await target.db.$count(pictureObjects)).toBe(0)
  })

  test('a list has the bytes of the database only, and needs the objects', async () => {
    const file = nextFile()
    await writeBackup(site.db, file, { pictures: 'list' })
    expect(Object.keys((await readBackup(file)).rows)).not.toContain('picture_bytes')
    await expect(restoreBackup(target.db, file, UNCHECKED)).rejects.toThrow(
      new StartError(
        'This backup has no bytes of 4 pictures: set PICTURES_URL to the object storage that has them, and its keys. Nothing was changed.',
      ),
    )
    expect((await restoreBackup(target.db, file, { ...UNCHECKED, store })).missing).toEqual([])
    expect(Buffer.from((await pictureBytes(target.db, store, hashOf(0))) ?? [])).toEqual(
      s3.objects.get(s3.keyOf(hashOf(0))),
    )
  })

  test('the restore of a list names the pictures that are missing or cut, and changes nothing', async () => {
    const file = nextFile()
    await writeBackup(site.db, file, { pictures: 'list' })
    const other = await openPglite()
    const [first, second] = [hashOf(0), hashOf(1)].toSorted()
    const objects = new Map(s3.objects)
    s3.objects.delete(s3.keyOf(first ?? ''))
    s3.objects.set(s3.keyOf(second ?? ''), Buffer.from('cut'))
    await expect(restoreBackup(other.db, file, { replace: true, store })).rejects.toThrow(
      new StartError(
        `2 of the 4 pictures of this backup are missing in s3://bucket/pictures: ${first}.webp, ${second}.webp. Nothing was changed; --unchecked restores the rest all the same.`,
      ),
    )
    expect(await other.db.$count(images)).toBe(0)
    const { missing } = await restoreBackup(other.db, file, { ...UNCHECKED, store })
    expect(missing).toEqual([first, second])
    s3.faults.always = 'forbidden'
    await expect(restoreBackup(other.db, file, { ...UNCHECKED, store })).rejects.toThrow(
      /answers 403 InvalidAccessKeyId: check AWS_ACCESS_KEY_ID/,
    )
    await other.close()
    for (const [key, bytes] of objects) s3.objects.set(key, bytes)
  })

  test('a backup that cannot be complete is none', async () => {
    await expect(writeBackup(site.db, nextFile())).rejects.toThrow(
      new StartError(
        '4 pictures are in an object storage: set PICTURES_URL to it, and its keys. --pictures=list makes a backup without them.',
      ),
    )
    s3.faults.always = 'cut'
    await expect(writeBackup(site.db, nextFile(), { pictures: store })).rejects.toThrow(
      /^The object storage of PICTURES_URL \(s3:\/\/bucket\/pictures\) does not answer/,
    )
    s3.faults.always = 'no-object'
    const lost = nextFile()
    await expect(writeBackup(site.db, lost, { pictures: store })).rejects.toThrow(
      /^The picture [\da-f]{64} is missing in s3:\/\/bucket\/pictures\.$/,
    )
    await expect(readBackup(lost)).rejects.toThrow('This backup is not complete')
  })

  test('a slow object storage does not keep the database', async () => {
    const slow = new S3Store({ ...s3.storage, pace: { attempt: 20_000 } })
    const get = slow.get.bind(slow)
    let isBusy = false
    slow.get = async (hash) => {
      // On the embedded database, this query waits for every transaction.
      isBusy = await Promise.race([
        site.db.$count(images).then(() => false),
        new Promise<boolean>((done) => {
          setTimeout(() => done(true), 5000)
        }),
      ])
      return get(hash)
    }
    await writeBackup(site.db, nextFile(), { pictures: slow })
    expect(isBusy).toBe(false)
  })

  test('a picture that is deleted while the backup is made is not in it', async () => {
    const file = nextFile()
    const deleting = new S3Store(s3.storage)
    const [gone] = [...stored].toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    deleting.get = async (hash) => {
      if (hash === gone?.hash) {
        await site.db.delete(images).where(eq(images.hash, hash))
        return undefined
      }
      return store.get(hash)
    }
    await writeBackup(site.db, file, { pictures: deleting })
    expect(linesOf(file).filter((line) => line.endsWith('"bytes":null}'))).toHaveLength(1)
    await restoreBackup(target.db, file, UNCHECKED)
    expect(await target.db.$count(images)).toBe(4)
    expect(await pictureBytes(target.db, undefined, gone?.hash ?? '')).toBeUndefined()
  })
})

function linesOf(file: string): string[] {
  return gunzipSync(readFileSync(file)).toString().split('\n')
}
