import multipart from '@fastify/multipart'
import {
  imageMessages,
  MAX_IMAGE_BYTES,
  Problem,
  readImage,
  refused,
  uploadImage,
} from '@staff/contract'
import { removeHiddenCharacters } from '@staff/entity'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { convertToWebp } from './convertImage'
import { hashOfFile, isStored, placePicture, readWebp, storePicture } from './storeImage'
import { pictureBytes } from './store/pictureBytes'
import type { PictureStore } from './store/PictureStore'

/** `POST /api/images` stores a picture. `GET /api/images/<hash>.webp` serves it, with permission to cache it for a year. */
export async function imageRoutes(app: FastifyInstance, db: Db, store: PictureStore | undefined) {
  await app.register(multipart, {
    limits: { fileSize: MAX_IMAGE_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  })

  serveCall(app, uploadImage, async (request) => {
    if (!request.isMultipart()) throw new Problem(415, imageMessages.notAForm)
    const { bytes, name } = await readUpload(request)
    const picture = await placePicture(db, store, await readWebp(await convertToWebp(bytes)))
    const { userId: uploadedById, name: uploadedByName } = sessionOf(request)
    return db.transaction(async (tx) => {
      const image = await storePicture(tx, picture, { name, uploadedById, uploadedByName })
      const record = { id: image.url, title: image.url }
      await writeAuditEntry(tx, request, { action: 'upload', status: 201, area: 'images', record })
      return image
    })
  })

  serveCall(app, readImage, async ({ params, headers }, reply) => {
    const hash = hashOfFile(params.file)
    if (!hash) throw noSuchPicture()
    const tag = `"${hash}"`
    const isKnown = headers['if-none-match'] === tag
    const bytes = isKnown ? undefined : await pictureBytes(db, store, hash)
    if (isKnown ? !(await isStored(db, hash)) : !bytes) throw noSuchPicture()
    reply.headers({
      etag: tag,
      'cache-control': 'public, max-age=31536000, immutable',
      // The pages of the public site show these pictures.
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (!bytes) return reply.code(304).send()
    return reply.type('image/webp').send(Buffer.from(bytes))
  })
}

/** The uploaded file and its name. */
async function readUpload(request: FastifyRequest): Promise<{ bytes: Uint8Array; name: string }> {
  let bytes: Uint8Array | undefined
  let name = ''
  try {
    // The loop runs once, because the parser's limit refuses a second file.
    for await (const upload of request.files()) {
      bytes = await upload.toBuffer()
      name = fileName(upload.filename)
      // In concurrent uploads the parser can return a truncated file without throwing.
      if (upload.file.truncated) throw new Problem(413, imageMessages.tooLarge)
    }
  } catch (error) {
    // Errors of the parser, for example for an incomplete form, have no status.
    if (error instanceof Problem || (error instanceof Error && 'statusCode' in error)) throw error
    throw new Problem(400, 'The picture did not arrive whole. Please try again.')
  }
  if (!bytes) throw refused({ file: imageMessages.noFile })
  return { bytes, name }
}

/** The name of a file as people can read it, without folders. */
function fileName(given: string): string {
  const name = removeHiddenCharacters(given.slice(-1000)).replaceAll('\0', '')
  return Array.from(name.split(/[\\/]/).at(-1)?.trim() ?? '')
    .slice(-MAX_NAME)
    .join('')
}

const MAX_NAME = 200

function noSuchPicture(): Problem {
  return new Problem(404, imageMessages.noSuchImage)
}
