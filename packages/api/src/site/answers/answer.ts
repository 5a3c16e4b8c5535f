import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Encoding } from '../../platform/requests/encodingFor'

/** An answer to a public read, in every encoding. */
export interface Answer {
  /** The weak ETag, the same for every encoding. */
  etag: string
  /** The type of its content, with the charset. */
  contentType: string
  bodies: Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>
  /** The memory that it takes, in bytes. */
  size: number
  /** When its content is no longer true, by `performance.now()`; undefined if no end is planned. */
  endsAt: number | undefined
}

/** Whether the content of an answer is no longer true, because a version has begun or ended. */
export function hasEnded({ endsAt }: Answer): boolean {
  return endsAt !== undefined && performance.now() >= endsAt
}

/** The type of most answers. */
export const JSON_TYPE = 'application/json'

/** What is known of the content of an answer. */
interface About {
  /**
   * The type of the content.
   * @default 'application/json'
   */
  contentType?: string | undefined
  /**
   * When it is no longer true, by `performance.now()`.
   * @default never
   */
  endsAt?: number | undefined
}

/** Makes the answer with this content. */
export async function makeAnswer(
  content: unknown,
  { contentType = JSON_TYPE, endsAt }: About = {},
): Promise<Answer> {
  const identity = Buffer.from(bodyOf(content, contentType))
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27)
  const bodies = { identity, ...(identity.length > MIN_COMPRESSED && (await compressed(identity))) }
  const sizes = Object.values(bodies).map(({ length }) => length)
  const size = sizes.reduce((sum, each) => sum + each, OVERHEAD)
  return { etag: `W/"${hash}"`, contentType: inUtf8(contentType), bodies, size, endsAt }
}

/** The body of an answer: JSON, or a text of another type as it is. */
export function bodyOf(content: unknown, contentType: string): string {
  return contentType === JSON_TYPE ? JSON.stringify(content) : String(content)
}

/** The header `Content-Type` of a body. */
export function inUtf8(contentType: string): string {
  return `${contentType}; charset=utf-8`
}

async function compressed(body: Buffer) {
  const [gz, br] = await Promise.all([compressGzip(body), compressBrotli(body, BROTLI)])
  return { gzip: gz, br }
}

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

// Above 5, the time grows much faster than the size shrinks.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

// In bytes. A smaller body gets hardly smaller.
const MIN_COMPRESSED = 1000

// The memory of an answer beside its bodies: its address and objects, in bytes.
const OVERHEAD = 2000
