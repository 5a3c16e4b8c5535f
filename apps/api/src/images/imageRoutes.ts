import multipart from '@fastify/multipart'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { audited } from '../audit/audited'
import type { Db } from '../db/database'
import { images } from '../db/schema'
import { Problem, refused } from '../problems/problem'
import { answer, objectOf, problem } from '../openapi/answers'
import { readPicture } from './readPicture'
import { hashOfFile, storeWebp } from './storeImage'

/** `POST /api/images` stores a picture, `GET /api/images/<hash>.webp` serves it for ever. */
export async function imageRoutes(app: FastifyInstance, db: Db) {
  await app.register(multipart, {
    limits: { fileSize: MOST_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  })

  app.post(
    '/api/images',
    { config: { access: 'administrator' }, schema: uploadSchema },
    async (request, reply) => {
      if (!request.isMultipart())
        throw new Problem(415, 'Send the picture as a form with one file.')
      const bytes = await readUpload(request)
      const picture = await readPicture(bytes)
      const stored = await db.transaction(async (tx) => {
        const image = await storeWebp(tx, picture)
        const record = { id: image.url, title: image.url }
        await audited(tx, request, { action: 'upload', status: 201, area: 'images', record })
        return image
      })
      return reply.code(201).send(stored)
    },
  )

  app.get<{ Params: { file: string } }>(
    '/api/images/:file',
    { config: { access: 'public' }, schema: pictureSchema },
    async ({ params, headers }, reply) => {
      const hash = hashOfFile(params.file)
      if (!hash) throw noSuchPicture()
      const tag = `"${hash}"`
      const [image] = await db
        .select({ bytes: images.bytes })
        .from(images)
        .where(eq(images.hash, hash))
      if (!image) throw noSuchPicture()
      reply.headers({
        etag: tag,
        'cache-control': 'public, max-age=31536000, immutable',
        // The public site shows these pictures on pages of its own.
        'cross-origin-resource-policy': 'cross-origin',
      })
      if (headers['if-none-match'] === tag) return reply.code(304).send()
      return reply.type('image/webp').send(Buffer.from(image.bytes))
    },
  )
}

const MOST_BYTES = 5 * 1024 * 1024

async function readUpload(request: FastifyRequest): Promise<Uint8Array> {
  let bytes: Uint8Array | undefined
  try {
    // The second file, if there is one, is refused by the limit.
    for await (const upload of request.files()) {
      bytes = await upload.toBuffer()
      // Uploads side by side can hand over a cut file without throwing.
      if (upload.file.truncated) throw new Problem(413, 'The picture is larger than 5 MB.')
    }
  } catch (error) {
    // The parser's own errors, of a form that breaks off for example, come without a status.
    if (error instanceof Problem || (error instanceof Error && 'statusCode' in error)) throw error
    throw new Problem(400, 'The picture did not arrive whole. Please try again.')
  }
  if (!bytes) throw refused({ file: 'Choose a picture' })
  return bytes
}

function noSuchPicture(): Problem {
  return new Problem(404, 'There is no such picture.')
}

const uploadSchema = {
  summary: 'Store a picture',
  tags: ['images'],
  consumes: ['multipart/form-data'],
  body: objectOf({ file: { type: 'string', format: 'binary' } }),
  response: {
    201: answer('The address of the picture as WebP, and its size in pixels.', {
      url: 'string',
      width: 'integer',
      height: 'integer',
    }),
    413: problem('The file is larger than 5 MB.'),
    422: problem('The file is not a JPEG, PNG or WebP picture, or it is damaged.'),
  },
}

const pictureSchema = {
  summary: 'A stored picture',
  tags: ['images'],
  params: objectOf({ file: 'string' }),
  response: {
    200: {
      description: 'The picture.',
      content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
    },
    404: problem('There is no such picture.'),
  },
}
