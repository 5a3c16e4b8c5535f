import {
  imageMessages,
  isPictureHash,
  partNamed,
  PICTURE_WIDTHS,
  Problem,
  readPart,
  readRendition,
  type PictureFormat,
} from '@staff/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../../platform/config/config'
import type { Database, Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { pictureBytes } from '../images/store/pictureBytes'
import type { PictureStore } from '../images/store/PictureStore'
import { findRendition, noteUse, type Rendition } from './renditionStore'
import { RenditionMaker } from './RenditionMaker'

declare module 'fastify' {
  interface FastifyInstance {
    renditions: RenditionMaker
  }
}

/** What is sent for a rendition. */
interface Sent {
  bytes: Uint8Array
  format: PictureFormat
  width: number
  /** Whether it is what was asked for, and not something in its place for now. */
  isFinal: boolean
}

/**
 * `GET /api/images/<hash>/<width>.<format>` serves a stored picture in a size, which is made with the first request.
 * `GET /api/images/<hash>/<part>/<width>.<format>` serves a part of it likewise.
 */
export function renditionRoute(
  app: FastifyInstance,
  database: Database,
  { pictureSizes: maxBytes }: Pick<Config, 'pictureSizes'>,
  store: PictureStore | undefined,
) {
  const maker = new RenditionMaker(database, { log: app.log, maxBytes, store })
  app.decorate('renditions', maker)
  app.addHook('onClose', () => maker.stop())

  serveCall(app, readRendition, ({ params, headers }, reply) =>
    send(renditionIn({ ...params, part: '' }), headers, reply),
  )
  serveCall(app, readPart, ({ params, headers }, reply) =>
    send(partNamed(params.part) && renditionIn(params), headers, reply),
  )

  async function send(
    asked: Rendition | undefined,
    headers: FastifyRequest['headers'],
    reply: FastifyReply,
  ) {
    const sent = asked && (await find(app, { db: database.db, store }, asked))
    if (!sent) throw new Problem(404, imageMessages.noSuchImage)
    const tag = `"${asked.hash}-${asked.part}${sent.width}.${sent.format}"`
    reply.headers({
      etag: tag,
      'cache-control': sent.isFinal ? 'public, max-age=31536000, immutable' : 'no-cache',
      // The pages of the public site show these pictures.
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type(`image/${sent.format}`).send(Buffer.from(sent.bytes))
  }
}

/** The parameters of an address. */
interface Named {
  hash: string
  part: string
  file: string
}

/** The rendition that an address names; undefined if it can name none. */
function renditionIn({ hash, part, file }: Named): Rendition | undefined {
  const [, width, format] = /^([1-9]\d{2,3})\.(webp|avif)$/.exec(file) ?? []
  if (!isPictureHash(hash) || !PICTURE_WIDTHS.includes(Number(width))) return undefined
  return { hash, part, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' }
}

/** What to send for a rendition; undefined if there is no such picture. Nobody waits for AVIF: WebP is sent until it is made. */
async function find(
  app: FastifyInstance,
  places: { db: Db; store: PictureStore | undefined },
  asked: Rendition,
): Promise<Sent | undefined> {
  const { db, store } = places
  const { hash, part, format } = asked
  const found = await findRendition(db, asked)
  if (!found) return undefined
  const width = Math.min(asked.width, found.ownWidth)
  const rendition = { hash, part, width, format }
  if (found.bytes) {
    // A read does not fail because its time cannot be written.
    if (found.isRested)
      await noteUse(db, rendition).catch((error: unknown) =>
        app.log.warn({ err: error }, 'the use of a size was not noted'),
      )
    return { bytes: found.bytes, format, width, isFinal: true }
  }
  if (format === 'avif') {
    app.renditions.makeLater(rendition)
    const webp = await find(app, places, { ...asked, format: 'webp' })
    return webp && { ...webp, isFinal: false }
  }
  const isMade = part !== '' || width < found.ownWidth
  const made = isMade ? await app.renditions.make(rendition) : undefined
  if (made) return { bytes: made, format, width, isFinal: true }
  // The whole picture may show what somebody has cut away.
  if (part !== '') throw new Problem(503, imageMessages.busy, { headers: { 'retry-after': '2' } })
  const stored = await pictureBytes(db, store, hash)
  // A stored picture is too large rather than missing: a page that gets a 503 shows a gap.
  return (
    stored && {
      bytes: stored,
      format,
      width: found.ownWidth,
      isFinal: width === found.ownWidth,
    }
  )
}
