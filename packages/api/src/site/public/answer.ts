import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Encoding } from '../../platform/requests/encodingFor'

/** An answer to a public read, in every encoding. */
export interface Answer {
  /** The weak ETag, the same for every encoding. */
  etag: string
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

/** Makes the answer with this content, which is true until `endsAt`. */
export async function makeAnswer(content: unknown, endsAt?: number): Promise<Answer> {
  const identity = Buffer.from(JSON.stringify(content))
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27)
  const bodies = { identity, ...(identity.length > MIN_COMPRESSED && (await compressed(identity))) }
  const sizes = Object.values(bodies).map(({ length }) => length)
  const size = sizes.reduce((sum, each) => sum + each, OVERHEAD)
  return { etag: `W/"${hash}"`, bodies, size, endsAt }
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
