import { hashOfPicture } from '@staff/contract'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'

import type { Database } from '../../../../platform/db/database'
import { startTestApi, type TestApi } from '../../../../testing/testApi'
import { images } from '../../images.table'
import { pictureObjects } from '../pictureObjects.table'
import type { FakeS3 } from './fakeS3'

/** An app whose pictures are in an object storage. */
export async function startStorageApi(database: Database, s3: FakeS3) {
  const api = await startTestApi(database, { pictureStorage: s3.storage })
  return { ...api, upload: (bytes?: Buffer) => upload(api, bytes) }
}

/** Uploads a picture. Resolves to the response and the hash of the stored picture. */
export async function upload(api: Pick<TestApi, 'call'>, bytes?: Buffer) {
  const form = new FormData()
  const content = new Uint8Array(bytes ?? (await newPicture()))
  form.append('file', new File([content], 'harbour.png', { type: 'image/png' }))
  const sent = new Response(form)
  const response = await api.call('POST', '/api/images', {
    as: 'administrator',
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  })
  const hash = hashOfPicture(response.json<{ url?: string }>().url ?? '') ?? ''
  return { response, hash, url: `/api/images/${hash}.webp` }
}

/** A PNG that is no other's. */
export async function newPicture(width = 500, height = 300): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const background = 'teal'
  return sharp({ create: { width, height, channels: 3, background, noise } })
    .png()
    .toBuffer()
}

/** The row of a picture. */
export async function rowOf({ db }: Database, hash: string) {
  const [row] = await db.select().from(images).where(eq(images.hash, hash))
  return row
}

/** Lets the objects of this database be two days older. */
export async function ageObjects({ db }: Database) {
  await db.update(pictureObjects).set({ storedAt: sql`stored_at - interval '2 days'` })
}
