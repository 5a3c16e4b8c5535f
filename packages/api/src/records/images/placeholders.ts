import { imageFields } from '@staff/entity'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { rgbaToThumbHash } from 'thumbhash'

import { announceChange } from '../../platform/db/announceChange'
import type { Db } from '../../platform/db/database'
import { allEntities } from '../table/areas'
import { images } from './images.table'
import { loadSharp } from './loadSharp'
import { pictureBytes } from './store/pictureBytes'
import type { PictureStore } from './store/PictureStore'

/** A picture in some 25 bytes, which a page shows until it has loaded: its ThumbHash, in base64. */
export async function placeholderOf(bytes: Uint8Array): Promise<string> {
  const read = await loadSharp()
  const { data, info } = await read(bytes)
    .resize(MAX_EDGE, MAX_EDGE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

// ThumbHash takes no larger ones.
const MAX_EDGE = 100

/** Once a server listens, gives those pictures a placeholder that an earlier version stored, one after the other. */
export function addPlaceholders(app: FastifyInstance, db: Db, store: PictureStore | undefined) {
  let isOn = true
  let work: Promise<void> | undefined
  app.addHook('onListen', async () => {
    work = addMissing(db, { store, isOn: () => isOn }).catch((error: unknown) => {
      app.log.error({ err: error }, 'placeholders of pictures could not be made')
    })
  })
  app.addHook('onClose', async () => {
    isOn = false
    await work
  })
}

interface MissingOptions {
  store?: PictureStore | undefined
  /** Whether to go on. */
  isOn?: () => boolean
}

/** Gives the stored pictures without a placeholder one. A picture that cannot be read stays without. */
export async function addMissing(
  db: Db,
  { store, isOn = () => true }: MissingOptions = {},
): Promise<void> {
  let last = ''
  let added = 0
  while (isOn()) {
    const [picture] = await db
      .select({ hash: images.hash })
      .from(images)
      .where(and(isNull(images.placeholder), gt(images.hash, last)))
      .orderBy(asc(images.hash))
      .limit(1)
    if (!picture) break
    last = picture.hash
    const placeholder = await placeholderIn(db, store, last).catch(() => null)
    if (placeholder === null) continue
    await db.update(images).set({ placeholder }).where(eq(images.hash, last))
    added += 1
  }
  // The answers that are kept in memory are without them.
  if (added > 0) for (const area of areasWithPictures()) await announceChange(db, area)
}

async function placeholderIn(db: Db, store: PictureStore | undefined, hash: string) {
  const bytes = await pictureBytes(db, store, hash)
  return bytes ? placeholderOf(bytes) : null
}

function areasWithPictures(): string[] {
  return allEntities().flatMap((entity) => (imageFields(entity).length > 0 ? [entity.area] : []))
}
