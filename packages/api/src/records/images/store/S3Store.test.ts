import { createHash, randomBytes } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { StorageError } from './PictureStore'
import { S3Store } from './S3Store'
import { SECRET, startFakeS3, type FakeS3, type Fault } from './testing/fakeS3'

let s3: FakeS3
let store: S3Store

beforeAll(async () => {
  s3 = await startFakeS3()
})
afterAll(() => s3.stop())

beforeEach(() => {
  s3.objects.clear()
  s3.requests.length = 0
  s3.faults.next = []
  s3.faults.always = undefined
  store = new S3Store(s3.storage)
})

function picture(size = 1000) {
  const bytes = randomBytes(size)
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}

async function stored(size?: number) {
  const { hash, bytes } = picture(size)
  await store.put(hash, bytes)
  s3.requests.length = 0
  return { hash, bytes }
}

async function listed() {
  const all = []
  for await (const object of store.list()) all.push(object)
  return all
}

/** The reason of the StorageError that a call throws. */
async function failureOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof StorageError)) throw new Error('No StorageError', { cause: error })
  expect(error).toMatchObject({ status: 503, details: { headers: { 'retry-after': '5' } } })
  expect(`${error.stack}${JSON.stringify(error)}${String(error.cause)}`).not.toMatch(
    new RegExp(`${SECRET}|Signature=|AWS4`),
  )
  return [error.failure, error.reason]
}

test('puts, gets, lists and deletes pictures, each of them as often as wanted', async () => {
  const pictures = [picture(), picture(), picture(), picture(0), picture()]
  for (const { hash, bytes } of pictures) await store.put(hash, bytes)
  const [first] = pictures
  if (!first) throw new Error('No picture')
  await store.put(first.hash, first.bytes)
  expect(s3.objects.get(`pictures/${first.hash}.webp`)).toEqual(first.bytes)
  for (const { hash, bytes } of pictures)
    expect(Buffer.from((await store.get(hash)) ?? 'none')).toEqual(bytes)
  expect((await listed()).toSorted((a, b) => (a.hash < b.hash ? -1 : 1))).toEqual(
    pictures
      .map(({ hash, bytes }) => ({ hash, size: bytes.length }))
      .toSorted((a, b) => (a.hash < b.hash ? -1 : 1)),
  )
  await store.delete(first.hash)
  await store.delete(first.hash)
  expect(await store.get(first.hash)).toBeUndefined()
})

test.each<[Fault, string, string]>([
  ['slow-down', 'away', 'answers 503 SlowDown.'],
  ['precondition', 'away', 'answers 412 PreconditionFailed.'],
  ['cut', 'away', 'does not answer (UND_ERR_SOCKET).'],
  ['hang', 'away', 'is too slow.'],
  ['short', 'away', 'does not answer (UND_ERR_SOCKET).'],
])('%s is tried three times, and an answer in time counts', async (fault, failure, reason) => {
  const { hash, bytes } = await stored()
  s3.faults.next = [fault, fault]
  expect(Buffer.from((await store.get(hash)) ?? '')).toEqual(bytes)
  expect(s3.requests).toHaveLength(3)
  s3.faults.always = fault
  expect(await failureOf(store.get(hash))).toEqual([
    failure,
    `The object storage of PICTURES_URL (s3://bucket/pictures) ${reason}`,
  ])
  expect(s3.requests).toHaveLength(6)
})

test.each<[Fault, string]>([
  [
    'forbidden',
    'answers 403 InvalidAccessKeyId: check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, and what this key may do.',
  ],
  ['no-bucket', 'answers 404 NoSuchBucket: check PICTURES_URL.'],
  ['moved', 'answers 307 TemporaryRedirect: check AWS_REGION and PICTURES_ENDPOINT.'],
])('%s names the variable, and is not tried again', async (fault, reason) => {
  const { hash, bytes } = await stored()
  s3.faults.always = fault
  const calls = [() => store.get(hash), () => store.put(hash, bytes), () => store.delete(hash)]
  for (const call of calls)
    expect(await failureOf(call())).toEqual([
      'refused',
      `The object storage of PICTURES_URL (s3://bucket/pictures) ${reason}`,
    ])
  expect(s3.requests).toHaveLength(3)
})

test('a wrong secret is refused', async () => {
  const other = new S3Store({ ...s3.storage, secretAccessKey: 'another' })
  const { hash } = await stored()
  expect((await failureOf(other.get(hash))).join()).toContain('403 SignatureDoesNotMatch')
})

test('wrong bytes, and more than a picture has, are never returned', async () => {
  const { hash } = await stored()
  s3.faults.always = 'wrong-bytes'
  expect((await failureOf(store.get(hash))).join()).toMatch(
    /^wrong,.*has the content of another picture/,
  )
  s3.faults.always = 'endless'
  const patient = new S3Store({ ...s3.storage, pace: { pause: 1, rest: 0 } })
  expect(await failureOf(patient.get(hash))).toEqual([
    'wrong',
    'An answer of the object storage is too large.',
  ])
  s3.objects.set(s3.keyOf(hash), Buffer.from('replaced by hand'))
  s3.faults.always = undefined
  expect((await failureOf(store.get(hash)))[0]).toBe('wrong')
})

test('an upload to a storage that knows nothing of it fails', async () => {
  const { hash, bytes } = picture()
  s3.faults.always = 'no-object'
  expect((await failureOf(store.put(hash, bytes)))[0]).toBe('refused')
  await expect(store.put('0'.repeat(64), bytes)).rejects.toThrow(StorageError)
})

test('after a failure, requests fail at once for a while', async () => {
  const resting = new S3Store({ ...s3.storage, pace: { ...s3.storage.pace, rest: 200 } })
  const { hash } = await stored()
  s3.faults.always = 'slow-down'
  await failureOf(resting.get(hash))
  s3.faults.always = undefined
  s3.requests.length = 0
  expect((await failureOf(resting.get(hash))).join()).toContain('has just failed')
  expect(s3.requests).toEqual([])
  await expect.poll(() => resting.get(hash).catch(() => undefined)).toBeDefined()
})

test.each([
  '../../secret',
  'a/../b',
  'A'.repeat(64),
  '',
  `${'0'.repeat(64)}/x`,
  '%2e%2e',
  '0'.repeat(63),
])('a key of %j is never asked for', async (hash) => {
  await failureOf(store.get(hash))
  await failureOf(store.delete(hash))
  expect(s3.requests).toEqual([])
})

test('other objects in the folder are left out of the list, whatever their keys are', async () => {
  const { hash, bytes } = await stored()
  const others = [
    '<Key>x</Key>',
    `</Key></Contents><Contents><Key>pictures/${'0'.repeat(64)}.webp`,
    `${hash}.png`,
    `sub/${hash}.webp`,
    '&amp;&#0;',
    'a'.repeat(900),
  ]
  for (const name of others) s3.objects.set(`pictures/${name}`, Buffer.alloc(3))
  s3.objects.set(`other/${hash}.webp`, Buffer.alloc(3))
  expect(await listed()).toEqual([{ hash, size: bytes.length }])
})

test('many requests at once are a few at a time', async () => {
  const { hash } = await stored(200_000)
  const all = await Promise.all(Array.from({ length: 60 }, () => store.get(hash)))
  expect(all.every((bytes) => bytes?.length === 200_000)).toBe(true)
})
